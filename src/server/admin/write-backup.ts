/** Writes a verified backup of a storage to a new file. */
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';
import { getDatabasePath } from '../storage/sqlite.ts';
import { openStore, type Store } from '../storage/store.ts';
import { clearTables, copyTables, refuseLaterStorage } from './copy-tables.ts';
import { decryptFile, encryptFile } from './encrypt-backup.ts';
import { createOutputFile, createTemporaryFolder } from './output-file.ts';
import { verifyBackup } from './verify-backup.ts';

interface WriteBackupOptions {
  store: Store;
  /** Folder of a SQLite storage. Plain copies on the way to an encrypted file are made here, too. */
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

/** Beginning of the names of folders with plain copies in DATA_DIR. */
const plainFolderPrefix = '.backup.';
/** Time after which a temporary folder is a leftover of a killed process. */
export const maxBackupMs = 2 * 3_600_000;

/**
 * Copies the storage, verifies the copy, and publishes it under its name. An encrypted file is decrypted and verified
 * before, because otherwise nobody notices an unreadable backup until it is needed. Its plain copies are made in DATA_DIR,
 * because the folder of the backup may be a network share, and a killed process leaves them behind.
 * @throws RefusedError if the file exists or cannot be created, or the copy is damaged.
 * @throws StorageUnavailableError
 */
export async function writeBackup({ store, dataDir, name, key }: WriteBackupOptions): Promise<WrittenBackup> {
  await using output = await createOutputFile(name);
  const { file } = output;
  await using plainFolder =
    key === undefined ? undefined : await createPlainFolder(dataDir, path.basename(file));
  const folder = plainFolder?.path ?? output.folder;
  const copy = getDatabasePath(folder);
  // Migrates an older storage first.
  await store.check();
  if (store.dialect === 'sqlite') await copySqlite(getDatabasePath(dataDir), copy);
  else await copyPostgres(store, folder);
  let submissions = await verifyBackup(copy, 'The copy', { mayBeLater: true });
  let draft = copy;
  if (key !== undefined) {
    draft = path.join(output.folder, 'encrypted');
    await encryptFile(copy, draft, key);
    await rm(copy);
    await decryptFile(draft, copy, key);
    submissions = await verifyBackup(copy, 'The encrypted copy', { mayBeLater: true });
  }
  await output.publish(draft);
  const { size } = await stat(file);
  return { file, bytes: size, submissions };
}

async function createPlainFolder(dataDir: string, name: string) {
  // A server with PostgreSQL may not have made it yet.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return createTemporaryFolder(path.join(dataDir, `${plainFolderPrefix}${name}.`));
}

/**
 * Deletes plain copies in DATA_DIR that a killed process has left behind.
 * @param isUnused returns true for the name of a backup that no process is making; others are deleted when they are old.
 */
export const deletePlainLeftovers = (dataDir: string, isUnused = (_name: string) => false): Promise<void> =>
  deleteTemporaryFolders(
    dataDir,
    plainFolderPrefix,
    async (name, folder) => isUnused(name) || (await isOld(folder)),
  );

/** Deletes unfinished files beside the backups. @param isUnused returns true for the name of a backup that no process is making. */
export const deleteUnfinishedFiles = (folder: string, isUnused: (name: string) => boolean): Promise<void> =>
  deleteTemporaryFolders(folder, '.', async (name) => isUnused(name));

/** Deletes folders of createTemporaryFolder. */
async function deleteTemporaryFolders(
  parent: string,
  prefix: string,
  shouldDelete: (name: string, folder: string) => Promise<boolean>,
): Promise<void> {
  const entries = await readdir(parent, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    // The backup itself reports a file in place of the folder.
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
  for (const entry of entries) {
    if (!entry.isDirectory() || !entry.name.startsWith(prefix)) continue;
    const name = entry.name.slice(prefix.length).replace(/\.\w{6}$/, '');
    const folder = path.join(parent, entry.name);
    if (await shouldDelete(name, folder)) await rm(folder, { recursive: true, force: true });
  }
}

/** Returns false for a folder that has been deleted meanwhile. */
const isOld = (folder: string): Promise<boolean> =>
  stat(folder).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > maxBackupMs,
    () => false,
  );

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
