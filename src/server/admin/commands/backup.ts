/** `backup`: copies the whole storage, SQLite or PostgreSQL, to one SQLite file. */
import { open, stat } from 'node:fs/promises';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';
import { getDatabasePath } from '#server/storage/sqlite.ts';
import { openStore, type Store } from '#server/storage/store.ts';
import { jsonOption, parseArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { clearTables, copyTables, refuseLaterStorage } from '../copy-tables.ts';
import { formatSubmissionCount } from '../describe.ts';
import { createOutputFile } from '../output-file.ts';
import { stringifySafely } from '../terminal.ts';
import { verifyBackup } from '../verify-backup.ts';

export const backup: Command = async (args, { store, environment, terminal }) => {
  const { values, positionals } = parseArguments(args, jsonOption, { min: 1, max: 1, name: 'The file' });
  await using output = await createOutputFile(positionals[0] ?? '');
  const { file, folder } = output;
  const copy = getDatabasePath(folder);
  // Migrates an older storage first.
  await store.check();
  if (store.dialect === 'sqlite') await copySqlite(getDatabasePath(environment.dataDir), copy);
  else await copyPostgres(store, folder);
  const submissions = await verifyBackup(copy, 'The copy', { mayBeLater: true });
  await output.publish(copy);
  const { size } = await stat(file);
  await terminal.print(
    values.json
      ? `${stringifySafely({ file, bytes: size, submissions })}\n`
      : `${file}: ${formatSubmissionCount(submissions)}, ${size} bytes.\n`,
  );
};

/** All pages are copied in one step, because between steps each write of the server would restart the copy. */
const pagesPerStep = 2 ** 31 - 1;

async function copySqlite(source: string, target: string): Promise<void> {
  await (await open(target, 'wx', 0o600)).close();
  const database = new DatabaseSync(source, { readOnly: true });
  try {
    await copyPages(database, target, { rate: pagesPerStep });
  } finally {
    database.close();
  }
}

/** Copies a snapshot of all rows to a new SQLite file. */
async function copyPostgres(source: Store, folder: string): Promise<void> {
  await refuseLaterStorage(source);
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
