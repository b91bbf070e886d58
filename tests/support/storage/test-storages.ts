/** Both kinds of storage, for tests that must pass on each: `describe.each(storages)`. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import { openStore, type Store, type StoreOptions } from '#server/storage/store.ts';
import { runSql, templateDatabase } from './postgres-cluster.ts';

export interface TestStorage {
  options: StoreOptions;
  store: Store;
  [Symbol.asyncDispose](): Promise<void>;
}

export interface StorageKind {
  name: 'SQLite' | 'PostgreSQL';
  /** Creates a storage without rows. Its tables are there at the latest when it is first used. */
  create(): Promise<TestStorage>;
  /** Creates a storage without tables. */
  createEmpty(): Promise<TestStorage>;
}

/** Opens a storage with a data directory of its own. @param databaseUrl of a PostgreSQL; default SQLite. */
export async function openTestStorage(databaseUrl?: string): Promise<TestStorage> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'website-data-'));
  const options = { dataDir, databaseUrl };
  const store = openStore(options);
  return {
    options,
    store,
    [Symbol.asyncDispose]: async () => {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function createPostgres(template: string): Promise<TestStorage> {
  const response = await fetch(inject('postgres'));
  const url = await response.text();
  if (!response.ok) throw new Error(url);
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(url, `create database ${database} template ${template}`);
  const storage = await openTestStorage(new URL(`/${database}`, url).href);
  return {
    ...storage,
    [Symbol.asyncDispose]: async () => {
      await storage[Symbol.asyncDispose]();
      await runSql(url, `drop database ${database} with (force)`);
    },
  };
}

/** SQLite creates its tables at first use; copying a migrated file would be no faster. */
const sqlite: StorageKind = {
  name: 'SQLite',
  create: () => openTestStorage(),
  createEmpty: () => openTestStorage(),
};
const postgres: StorageKind = {
  name: 'PostgreSQL',
  create: () => createPostgres(templateDatabase),
  createEmpty: () => createPostgres('template1'),
};

export const storages: readonly [StorageKind, StorageKind] = [sqlite, postgres];
