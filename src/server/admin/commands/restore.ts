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
import { decryptFile, isEncryptedBackup } from '../encrypt-backup.ts';
import { eraseAgain, insertErasures, readErasureFiles, readErasures } from '../erasures.ts';
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
  await copyBackup(file, copy, context.environment.backupKey);
  const restoredCount = await verifyBackup(copy, file);
  const { replacedCount, erasedCount } = await replaceContent(folder.path, values.replace, context);
  const { store, terminal } = context;
  const residue = replacedCount + erasedCount > 0 ? await removeResidualData(store) : undefined;
  if (values.json)
    return terminal.print(
      `${stringifySafely({ restored: restoredCount, replaced: replacedCount, erasedAgain: erasedCount })}\n`,
    );
  await terminal.print(
    `Restored ${formatSubmissionCount(restoredCount)} from ${file}${
      replacedCount > 0 ? `, in place of ${replacedCount}` : ''
    }.\n${residue === undefined ? '' : `${residue}\n`}${
      erasedCount > 0
        ? `Erased ${formatSubmissionCount(erasedCount)} again, of people erased since the backup.\n`
        : ''
    }Restart the servers that use this storage. Deliveries that were pending are sent now, possibly a second time.\n`,
  );
};

/** Copies a backup, and decrypts one that is encrypted. */
async function copyBackup(file: string, copy: string, key: string | undefined): Promise<void> {
  const log = await stat(`${file}-wal`).catch(() => undefined);
  if (log && log.size > 0)
    throw new RefusedError(
      `${file} is a database in use: a part of it is in ${file}-wal. Restore from a backup.`,
    );
  try {
    if (await isEncryptedBackup(file)) {
      if (key === undefined)
        throw new RefusedError(`${file} is encrypted. Set BACKUP_KEY to the key with which it was made.`);
      await decryptFile(file, copy, key);
    } else {
      await copyFile(file, copy);
      await chmod(copy, 0o600);
    }
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new RefusedError(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}`,
      { cause: error },
    );
  }
}

/**
 * Replaces the content, and erases again the people who have been erased since the backup.
 * @param folder data directory of the backup's copy.
 * @returns the numbers of submissions replaced, and of restored ones erased again.
 */
async function replaceContent(
  folder: string,
  isReplaceAllowed: boolean,
  { store, environment }: CommandContext,
): Promise<{ replacedCount: number; erasedCount: number }> {
  await refuseLaterStorage(store);
  const fileErasures = await readErasureFiles(environment);
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
        const erasures = await readErasures(to);
        await clearTables(to);
        await copyTables(from, to);
        await insertErasures(to, [...erasures, ...fileErasures]);
        return { replacedCount, erasedCount: await eraseAgain(to) };
      }),
    );
  } finally {
    await backup.close();
  }
}
