/** `restore`: replaces the content of the configured storage by a backup, completely or not at all. */
import { chmod, copyFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { getDatabasePath } from '#server/storage/sqlite.ts';
import { openStore } from '#server/storage/store.ts';
import { jsonOption, parseArguments } from '../arguments.ts';
import { type Command, type CommandContext, RefusedError } from '../command.ts';
import { clearTables, copyTables, refuseLaterStorage } from '../copy-tables.ts';
import { formatSubmissionCount } from '../describe.ts';
import { createTemporaryFolder } from '../output-file.ts';
import { removeResidualData } from '../residual-data.ts';
import { stringifySafely } from '../terminal.ts';
import { verifyBackup } from '../verify-backup.ts';

export const restore: Command = async (args, context) => {
  const { values, positionals } = parseArguments(
    args,
    { ...jsonOption, replace: { type: 'boolean', default: false } },
    { min: 1, max: 1, name: 'The file' },
  );
  const file = path.resolve(positionals[0] ?? '');
  // A copy is restored, because an older backup is migrated first and the file itself must not change.
  await using folder = await createTemporaryFolder(path.join(tmpdir(), 'website-restore-'));
  const copy = getDatabasePath(folder.path);
  await copyBackup(file, copy);
  const restoredCount = await verifyBackup(copy, file);
  const replacedCount = await replaceContent(folder.path, values.replace, context);
  const { store, terminal } = context;
  const residue = replacedCount > 0 ? await removeResidualData(store) : undefined;
  if (values.json)
    return terminal.print(`${stringifySafely({ restored: restoredCount, replaced: replacedCount })}\n`);
  await terminal.print(
    `Restored ${formatSubmissionCount(restoredCount)} from ${file}${
      replacedCount > 0 ? `, in place of ${replacedCount}` : ''
    }.\n${residue === undefined ? '' : `${residue}\n`}Restart the servers that use this storage. Submissions erased since the backup are back; deliveries that\nwere pending then are sent now, possibly a second time.\n`,
  );
};

async function copyBackup(file: string, copy: string): Promise<void> {
  const log = await stat(`${file}-wal`).catch(() => undefined);
  if (log && log.size > 0)
    throw new RefusedError(
      `${file} is a database in use: a part of it is in ${file}-wal. Restore from a backup.`,
    );
  try {
    await copyFile(file, copy);
    await chmod(copy, 0o600);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new RefusedError(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}`,
      { cause: error },
    );
  }
}

/**
 * @param folder data directory of the backup's copy.
 * @returns the number of submissions replaced.
 */
async function replaceContent(
  folder: string,
  isReplaceAllowed: boolean,
  { store }: CommandContext,
): Promise<number> {
  await refuseLaterStorage(store);
  const backup = openStore({ dataDir: folder });
  try {
    return await backup.read((from) =>
      store.write(async (to) => {
        // Without the lock, a submission acknowledged after the count would be deleted unnoticed.
        if (store.dialect === 'postgres') await sql`lock table submissions in exclusive mode`.execute(to);
        const { count } = await to
          .selectFrom('submissions')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        const replacedCount = Number(count);
        if (replacedCount > 0 && !isReplaceAllowed)
          throw new RefusedError(
            `The storage holds ${replacedCount} submissions. Use --replace to delete them and restore the backup.`,
          );
        await clearTables(to);
        await copyTables(from, to);
        return replacedCount;
      }),
    );
  } finally {
    await backup.close();
  }
}
