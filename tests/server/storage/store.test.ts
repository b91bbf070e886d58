import { rm } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { StorageBusyError, StorageUnavailableError, toStorageError } from '#server/storage/storage-errors.ts';
import { openStore, type Store } from '#server/storage/store.ts';
import { type NewSubmission, storeSubmission } from '#server/storage/submissions.ts';
import { createCommitDroppingConnection } from '#tests/support/storage/commit-dropping-connection.ts';
import { storages } from '#tests/support/storage/test-storages.ts';

const submission: NewSubmission = {
  kind: 'message',
  language: 'en',
  status: 'accepted',
  suspicions: [],
  fields: { fullName: 'Ada Nordmann', email: 'ada@example.no', message: 'Hello.' },
  consent: { version: 'v1', text: 'Words.' },
  channels: ['company-mail'],
};
const readIds = (store: Store) =>
  store.read((database) => database.selectFrom('submissions').select('id').execute());
const [sqlite, postgres] = storages;

describe.each(storages)('on $name', (kind) => {
  test('a submission that cannot be stored affects no other', async () => {
    await using storage = await kind.create();
    const missingFile = {
      name: 'cv.pdf',
      type: 'application/pdf',
      size: 1,
      sha256: '00',
      path: '/nothing/here',
    };
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        storeSubmission(
          storage.store,
          index === 3 ? { ...submission, attachment: missingFile } : submission,
          1,
        ),
      ),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await readIds(storage.store)).toHaveLength(19);
  });

  test('a closed store is not opened again', async () => {
    await using storage = await kind.create();
    await storage.store.check();
    await storage.store.close();
    await expect(storage.store.check()).rejects.toThrow(StorageUnavailableError);
  });
});

test('statements interrupted by reopening the database are retried', async () => {
  await using storage = await sqlite.create();
  const { store } = storage;
  let hasFailed = false;
  const failingWrite = store.write(async () => {
    if (!hasFailed) {
      hasFailed = true;
      // The error of Node for a failed disk.
      throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 });
    }
  });
  const otherWrites = Array.from({ length: 10 }, () => storeSubmission(store, submission, 1));
  await expect(failingWrite).rejects.toThrow(StorageUnavailableError);
  await Promise.all(otherWrites);
  expect(await readIds(store)).toHaveLength(10);
});

test('a submission counts as stored when only the confirmation of its commit was lost', async () => {
  await using storage = await postgres.create();
  await using connection = await createCommitDroppingConnection(storage.options.databaseUrl ?? '');
  const store = openStore({ ...storage.options, databaseUrl: connection.url });
  await store.check();
  connection.dropCommitReplies();
  const receipt = await storeSubmission(store, submission, 1);
  expect(await readIds(storage.store)).toEqual([{ id: 'id' in receipt && receipt.id }]);
  await store.close();
});

test('a missing database file is not created again', async () => {
  await using storage = await sqlite.create();
  await storage.store.check();
  await rm(storage.options.dataDir, { recursive: true });
  for (let index = 0; index < 2; index++)
    await expect(storeSubmission(storage.store, submission, 1)).rejects.toThrow(StorageUnavailableError);
});

describe('toStorageError', () => {
  const createError = (code: string, errcode?: number) => Object.assign(new Error('x'), { code, errcode });
  test.each([
    'ECONNREFUSED',
    'ENOSPC',
    'EAI_AGAIN',
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    '08006',
    '28P01',
    '53100',
    '55000',
    '57P03',
  ])('%s means that the storage is unavailable', (code) => {
    expect(toStorageError(createError(code))).toBeInstanceOf(StorageUnavailableError);
    expect(toStorageError(createError(code))).not.toBeInstanceOf(StorageBusyError);
  });
  test.each([
    ['40001', undefined],
    ['ERR_INVALID_STATE', undefined],
    ['ERR_SQLITE_ERROR', 5],
    // SQLITE_BUSY_SNAPSHOT
    ['ERR_SQLITE_ERROR', 517],
  ])('%s %s means that the storage is busy', (code, errcode) => {
    expect(toStorageError(createError(code, errcode))).toBeInstanceOf(StorageBusyError);
  });
  test.each([
    ['23505', undefined],
    ['42P01', undefined],
    ['ERR_INVALID_ARG_TYPE', undefined],
    ['ERR_SQLITE_ERROR', 19],
  ])('%s %s is a bug and stays unchanged', (code, errcode) => {
    expect(toStorageError(createError(code, errcode))).not.toBeInstanceOf(StorageUnavailableError);
  });
});
