/** Writes a verified backup of a storage to a new file. */
import { open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';
import { getDatabasePath } from '../storage/sqlite.ts';
import { openStore, type Store } from '../storage/store.ts';
import { clearTables, copyTables, refuseLaterStorage } from './copy-tables.ts';
import { decryptFile, encryptFile } from './encrypt-backup.ts';
import { createOutputFile } from './output-file.ts';
import { verifyBackup } from './verify-backup.ts';

interface WriteBackupOptions {
  store: Store;
  /** Folder of a SQLite storage. */
  dataDir: string;
  /** Path of the new file. */
  name: string;
  /** Base64 of the key; undefined writes a SQLite file that is not encrypted. */
  key: string | undefined;
}

interface WrittenBackup {
  /** Absolute path. */
  file: string;
  bytes: number;
  submissions: number;
}

/**
 * Copies the storage, verifies the copy, and publishes it under its name. An encrypted file is decrypted and verified
 * before, because a backup that cannot be read is found out too late.
 * @throws RefusedError if the file exists or cannot be created, or the copy is damaged.
 * @throws StorageUnavailableError
 */
export async function writeBackup({ store, dataDir, name, key }: WriteBackupOptions): Promise<WrittenBackup> {
  await using output = await createOutputFile(name);
  const { file, folder } = output;
  const copy = getDatabasePath(folder);
  // Migrates an older storage first.
  await store.check();
  if (store.dialect === 'sqlite') await copySqlite(getDatabasePath(dataDir), copy);
  else await copyPostgres(store, folder);
  let submissions = await verifyBackup(copy, 'The copy', { mayBeLater: true });
  let draft = copy;
  if (key !== undefined) {
    draft = path.join(folder, 'encrypted');
    await encryptFile(copy, draft, key);
    await rm(copy);
    await decryptFile(draft, copy, key);
    submissions = await verifyBackup(copy, 'The encrypted copy', { mayBeLater: true });
  }
  await output.publish(draft);
  const { size } = await stat(file);
  return { file, bytes: size, submissions };
}

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
