/** Both storages, for tests that hold on either: `describe.each(storages)`. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { openStore, type Store, type StoreOptions } from '#server/storage/store.ts';

export interface TestStorage {
  options: StoreOptions;
  store: Store;
  [Symbol.asyncDispose](): Promise<void>;
}

interface StorageKind {
  name: 'SQLite' | 'PostgreSQL';
  /** A fresh, empty one. */
  create(): Promise<TestStorage>;
}

/** @param databaseUrl of a PostgreSQL; SQLite without it. */
export async function storageAt(databaseUrl?: string): Promise<TestStorage> {
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

/** Runs one statement as the administrator. */
async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function postgres(): Promise<TestStorage> {
  const answer = await fetch(inject('postgres'));
  const url = await answer.text();
  if (!answer.ok) throw new Error(url);
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${database}`);
  const storage = await storageAt(new URL(`/${database}`, url).href);
  return {
    ...storage,
    [Symbol.asyncDispose]: async () => {
      await storage[Symbol.asyncDispose]();
      await administer(url, `drop database ${database} with (force)`);
    },
  };
}

export const storages: readonly StorageKind[] = [
  { name: 'SQLite', create: () => storageAt() },
  { name: 'PostgreSQL', create: postgres },
];
