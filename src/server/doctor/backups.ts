/** Checks the scheduled backups: that there are some, and the age of the newest. */
import { readdir, stat } from 'node:fs/promises';
import { backupNamePattern } from '../scheduled-backups.ts';
import { type Diagnosis, type DoctorCheck, ok, problem, warning } from './diagnosis.ts';

const hourMs = 3_600_000;

export const checkBackups: DoctorCheck = async ({ environment, now }) => {
  const { backupDir, backupKey, backupIntervalHours, dataDir, databaseUrl } = environment;
  if (backupDir === undefined)
    return [
      warning(
        'There are no scheduled backups: BACKUP_DIR is not set.',
        'Set BACKUP_DIR and BACKUP_KEY, or make backups in another way.',
      ),
    ];
  if (backupKey === undefined)
    return [
      problem(
        'BACKUP_KEY is missing: BACKUP_DIR needs it, and the server does not start.',
        'Make one with openssl rand -base64 32, and keep a copy away from this machine.',
      ),
    ];
  const names = await readdir(backupDir).catch(() => []);
  const newest = names
    .filter((name) => backupNamePattern.test(name))
    .sort()
    .at(-1);
  const advice = 'Read the log of the server: it says why a backup failed.';
  if (newest === undefined)
    return [problem(`There is no backup in ${backupDir}.`, `The server makes one when it starts. ${advice}`)];
  const hours = Math.floor((now() - parseBackupTime(newest)) / hourMs);
  const diagnoses: Diagnosis[] = [
    hours > 2 * backupIntervalHours
      ? problem(`The newest backup, ${newest}, is ${hours} hours old.`, advice)
      : ok(`The newest backup, ${newest}, is ${hours} hours old.`),
  ];
  const isOnSameDisk = await Promise.all([stat(backupDir), stat(dataDir)]).then(
    ([backups, data]) => backups.dev === data.dev,
    () => false,
  );
  if (isOnSameDisk && !databaseUrl)
    diagnoses.push(
      warning(
        'The backups are on the disk of the database, and would be lost with it.',
        'Set BACKUP_DIR to another disk, or copy the backups to another machine.',
      ),
    );
  return diagnoses;
};

/** Reads the time in the name of a backup: `website-20261122T010203Z.backup`. */
const parseBackupTime = (name: string): number =>
  Date.parse(name.replace(/^website-(....)(..)(..)T(..)(..)(..)Z.*$/, '$1-$2-$3T$4:$5:$6Z'));
