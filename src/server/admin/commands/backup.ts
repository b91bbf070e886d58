/** `backup`: the whole storage in one file, of whichever database it is. */
import { open, stat } from 'node:fs/promises';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';
import { getDatabasePath } from '#server/storage/sqlite.ts';
import { openStore, type Store } from '#server/storage/store.ts';
import { jsonOption, parseArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { clearTables, copyTables } from '../copy-tables.ts';
import { createOutputFile } from '../output-file.ts';
import { stringifySafely } from '../printable.ts';
import { verifyBackup } from '../verify-backup.ts';

export const backup: Command = async (args, { store, environment, terminal }) => {
  const { values, words } = parseArguments(args, jsonOption, { least: 1, most: 1, what: 'The file' });
  await using target = await createOutputFile(words[0] ?? '');
  const { file, folder } = target;
  const copy = getDatabasePath(folder);
  // Brings an older storage up to date first.
  await store.check();
  if (store.dialect === 'sqlite') await copyDatabase(getDatabasePath(environment.dataDir), copy);
  else await copyRows(store, folder);
  const submissions = await verifyBackup(copy, 'The copy');
  await target.keep(copy);
  const { size } = await stat(file);
  await terminal.print(
    values.json
      ? `${stringifySafely({ file, bytes: size, submissions })}\n`
      : `${file}: ${submissions} ${submissions === 1 ? 'submission' : 'submissions'}, ${size} bytes.\n`,
  );
};

/** All pages in one step, as they are at its start: in smaller ones, each change by the server would begin it anew. */
const allPages = 2 ** 31 - 1;

async function copyDatabase(source: string, target: string): Promise<void> {
  await (await open(target, 'wx', 0o600)).close();
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    await copyPages(database, target, { rate: allPages });
  } finally {
    database.close();
  }
}

/** Rows as they are at one moment, into a new SQLite file. */
async function copyRows(source: Store, folder: string): Promise<void> {
  const target = openStore({ dataDir: folder });
  try {
    await source.read((database) =>
      database
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((from) =>
          target.write(async (to) => {
            await clearTables(to);
            await copyTables(from, to);
          }),
        ),
    );
  } finally {
    await target.close();
  }
}
