/** Checks the folders: that they exist, who owns them, who may read them, and how much space is left. */
import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { type Diagnosis, type DoctorCheck, ok, problem, warning } from './diagnosis.ts';

interface Folder {
  variable: string;
  path: string;
  /** Personal data: nobody else may read it, and the server has to write it. */
  isPrivate: boolean;
}

export const checkFolders: DoctorCheck = async ({ environment }) => {
  const { dataDir, outDir, backupDir, diskReserveMb } = environment;
  const folders: Folder[] = [
    { variable: 'DATA_DIR', path: dataDir, isPrivate: true },
    ...(backupDir === undefined ? [] : [{ variable: 'BACKUP_DIR', path: backupDir, isPrivate: true }]),
    { variable: 'OUT_DIR', path: outDir, isPrivate: false },
  ];
  return (await Promise.all(folders.map((folder) => checkFolder(folder, diskReserveMb)))).flat();
};

const megabyte = 1024 * 1024;
const lowSpaceMb = 1024;
/** Space that a build, or the texts of a busy day, need. */
const minSpaceMb = 100;

async function checkFolder(
  { variable, path, isPrivate }: Folder,
  diskReserveMb: number,
): Promise<Diagnosis[]> {
  const subject = `${variable} (${path})`;
  const stats = await stat(path).catch((error: NodeJS.ErrnoException) => error);
  if (stats instanceof Error)
    return [
      stats.code === 'ENOENT' && isPrivate
        ? warning(`${subject} does not exist yet.`, 'The server creates it when it starts, if it may.')
        : problem(`${subject} cannot be read (${stats.code}).`, `Correct ${variable}, or the permissions.`),
    ];
  if (!stats.isDirectory()) return [problem(`${subject} is not a folder.`, `Set ${variable} to a folder.`)];
  const diagnoses: Diagnosis[] = [];
  if (stats.uid !== process.getuid?.() && isPrivate)
    diagnoses.push(
      warning(
        `${subject} belongs to another account (${stats.uid}) than the one that runs this check (${userInfo().username}).`,
        `Run this check as the account of the server. If it is, give it the folder: chown -R ACCOUNT ${path}`,
      ),
    );
  if (isPrivate && (stats.mode & 0o077) !== 0)
    diagnoses.push(problem(`Other accounts of this machine can open ${subject}.`, `Run: chmod 700 ${path}`));
  if (!isPrivate && (stats.mode & 0o002) !== 0)
    diagnoses.push(
      problem(`Every account of this machine can change ${subject}.`, `Run: chmod -R o-w ${path}`),
    );
  const mode = isPrivate ? constants.R_OK | constants.W_OK | constants.X_OK : constants.R_OK | constants.X_OK;
  await access(path, mode).catch(() =>
    diagnoses.push(
      problem(
        `This account may not ${isPrivate ? 'write' : 'read'} ${subject}.`,
        'Change the owner or the permissions of the folder.',
      ),
    ),
  );
  diagnoses.push(await checkSpace(subject, path, isPrivate ? diskReserveMb : 0));
  return diagnoses.some(({ status }) => status !== 'ok')
    ? diagnoses
    : [ok(`${subject}: owner and permissions are right.`), ...diagnoses];
}

/** @param reserveMb space below which the server takes no CVs. */
async function checkSpace(subject: string, path: string, reserveMb: number): Promise<Diagnosis> {
  const { bavail, bsize } = await statfs(path);
  const freeMb = Math.floor((bavail * bsize) / megabyte);
  const message = `${subject}: ${freeMb} MB free.`;
  const advice = 'Delete what is not needed, or enlarge the disk.';
  if (freeMb < Math.max(minSpaceMb, reserveMb))
    return problem(
      message,
      reserveMb > freeMb ? `CVs are refused below DISK_RESERVE_MB=${reserveMb}. ${advice}` : advice,
    );
  return freeMb < Math.max(lowSpaceMb, 2 * reserveMb) ? warning(message, advice) : ok(message);
}
