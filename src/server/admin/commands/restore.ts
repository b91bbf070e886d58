/** `restore`: puts a backup into the storage that is configured, all of it or nothing. */
import { chmod, copyFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { getDatabasePath } from '#server/storage/sqlite.ts';
import { openStore } from '#server/storage/store.ts';
import { jsonOption, parseArguments } from '../arguments.ts';
import type { Command, CommandContext } from '../command.ts';
import { clearTables, copyTables } from '../copy-tables.ts';
import { stringifySafely } from '../printable.ts';
import { RefusedError } from '../refused.ts';
import { removeResidualData } from '../residual-data.ts';
import { createTemporaryFolder } from '../temporary-folder.ts';
import { verifyBackup } from '../verify-backup.ts';

export const restore: Command = async (args, context) => {
  const { values, words } = parseArguments(
    args,
    { ...jsonOption, replace: { type: 'boolean', default: false } },
    { least: 1, most: 1, what: 'The file' },
  );
  const file = path.resolve(words[0] ?? '');
  // In a copy, an older backup can be brought up to date; the file itself stays as it is.
  await using folder = await createTemporaryFolder(path.join(tmpdir(), 'website-restore-'));
  const copy = getDatabasePath(folder.path);
  await take(file, copy);
  const after = await verifyBackup(copy, file);
  const before = await replaceAll(folder.path, values.replace, context);
  const { store, terminal } = context;
  const left = before > 0 ? await removeResidualData(store) : undefined;
  if (values.json) return terminal.print(`${stringifySafely({ restored: after, replaced: before })}\n`);
  await terminal.print(
    `Restored ${after} ${after === 1 ? 'submission' : 'submissions'} from ${file}${
      before > 0 ? `, in place of ${before}` : ''
    }.\n${left === undefined ? '' : `${left}\n`}Restart the servers that use this storage. What has been erased since the backup is there again; what was still\nto be delivered then is delivered now, if need be a second time.\n`,
  );
};

async function take(file: string, copy: string): Promise<void> {
  const log = await stat(`${file}-wal`).catch(() => undefined);
  if (log && log.size > 0)
    throw new RefusedError(`${file} is a database in use: a part of it is in ${file}-wal. Restore from a backup.`);
  try {
    await copyFile(file, copy);
    await chmod(copy, 0o600);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new RefusedError(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}`,
      {
        cause: error,
      },
    );
  }
}

/** @returns how many submissions there were. */
async function replaceAll(folder: string, replace: boolean, { store }: CommandContext): Promise<number> {
  const backup = openStore({ dataDir: folder });
  try {
    return await backup.read((from) =>
      store.write(async (to) => {
        // What is acknowledged after they have been counted would be deleted unseen.
        if (store.dialect === 'postgres') await sql`lock table submissions in exclusive mode`.execute(to);
        const { count } = await to
          .selectFrom('submissions')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow();
        const before = Number(count);
        if (before > 0 && !replace)
          throw new RefusedError(
            `The storage holds ${before} submissions. To delete them and put the backup in their place, say --replace.`,
          );
        await clearTables(to);
        await copyTables(from, to);
        return before;
      }),
    );
  } finally {
    await backup.close();
  }
}
