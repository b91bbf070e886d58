/** `backup`: the whole storage in one file, of whichever database it is. */
import { constants } from 'node:fs';
import { access, copyFile, link, open, stat } from 'node:fs/promises';
import path from 'node:path';
import { backup as copyPages, DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../store/sqlite.ts';
import { openStore, type Store } from '../store/store.ts';
import { jsonOption, readArguments } from './arguments.ts';
import { checkBackup } from './backup-file.ts';
import { clearTables, copyTables } from './backup-tables.ts';
import type { Command } from './context.ts';
import { cannotWrite } from './new-file.ts';
import { printableJson } from './printable.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const backup: Command = async (args, { store, environment, terminal }) => {
  const { values, words } = readArguments(args, jsonOption, { least: 1, most: 1, what: 'The file' });
  const file = path.resolve(words[0] ?? '');
  await refuseExisting(file);
  // Beside it: on the same disk, it only needs another name in the end.
  await using folder = await temporaryFolder(path.join(path.dirname(file), `.${path.basename(file)}.`)).catch(
    (error: unknown) => {
      throw cannotWrite(file, error);
    },
  );
  const copy = databaseFile(folder.path);
  // Brings an older storage up to date first.
  await store.check();
  if (store.flavour === 'sqlite') await copyDatabase(databaseFile(environment.dataDir), copy);
  else await copyRows(store, folder.path);
  const submissions = await checkBackup(copy, 'The copy');
  await keep(copy, file);
  const { size } = await stat(file);
  await terminal.print(
    values.json
      ? `${printableJson({ file, bytes: size, submissions })}\n`
      : `${file}: ${submissions} ${submissions === 1 ? 'submission' : 'submissions'}, ${size} bytes.\n`,
  );
};

async function refuseExisting(file: string): Promise<void> {
  const there = await access(file, constants.F_OK).then(
    () => true,
    () => false,
  );
  if (there) throw cannotWrite(file, { code: 'EEXIST' });
}

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
          target.change(async (to) => {
            await clearTables(to);
            await copyTables(from, to);
          }),
        ),
    );
  } finally {
    await target.close();
  }
}

const withoutLinks = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'];

/** Gives the file its name once it is on disk; a name that is taken meanwhile stays the other file's. */
async function keep(copy: string, file: string): Promise<void> {
  await sync(copy);
  await link(copy, file)
    .catch((error: NodeJS.ErrnoException) => {
      // On a stick or a share, a file may have one name only.
      if (!withoutLinks.includes(error.code ?? '')) throw error;
      return copyFile(copy, file, constants.COPYFILE_EXCL).then(() => sync(file));
    })
    .catch((error: unknown) => {
      throw cannotWrite(file, error);
    });
  await sync(path.dirname(file));
}

async function sync(file: string): Promise<void> {
  await using handle = await open(file);
  await handle.sync();
}
