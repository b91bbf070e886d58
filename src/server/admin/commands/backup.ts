/** `backup`: copies the whole storage, SQLite or PostgreSQL, to one file. */
import { jsonOption, parseArguments } from '../arguments.ts';
import { type Command, RefusedError } from '../command.ts';
import { formatSubmissionCount } from '../describe.ts';
import { stringifySafely } from '../terminal.ts';
import { deletePlainLeftovers, writeBackup } from '../write-backup.ts';

export const backup: Command = async (args, { store, environment, terminal }) => {
  const { values, positionals } = parseArguments(
    args,
    { ...jsonOption, encrypt: { type: 'boolean', default: false } },
    { min: 1, max: 1, name: 'The file' },
  );
  const { dataDir, backupKey } = environment;
  if (values.encrypt && backupKey === undefined)
    throw new RefusedError('BACKUP_KEY is not set. Make one with: openssl rand -base64 32');
  await deletePlainLeftovers(dataDir).catch((cause: unknown) => {
    throw new RefusedError(
      `A copy of an interrupted backup could not be deleted from ${dataDir}: ${(cause as Error).message}. Delete the folders there that begin with .backup.`,
      { cause },
    );
  });
  const { file, bytes, submissions } = await writeBackup({
    store,
    dataDir,
    name: positionals[0] ?? '',
    key: values.encrypt ? backupKey : undefined,
  });
  await terminal.print(
    values.json
      ? `${stringifySafely({ file, bytes, submissions })}\n`
      : `${file}: ${formatSubmissionCount(submissions)}, ${bytes} bytes.\n`,
  );
};
