import { rm } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { toStorageError, StorageBusyError, StorageUnavailableError } from '#server/storage/storage-errors.ts';
import { openStore, type Store } from '#server/storage/store.ts';
import { type NewSubmission, storeSubmission } from '#server/storage/submissions.ts';
import { createCommitDroppingConnection } from '#tests/support/commit-dropping-connection.ts';
import { storages } from '#tests/support/test-storages.ts';

const submission: NewSubmission = {
  kind: 'message',
  language: 'en',
  status: 'accepted',
  suspicions: [],
  fields: { fullName: 'Ada Nordmann', email: 'ada@example.no', message: 'Hello.' },
  consent: { version: 'v1', text: 'Words.' },
  channels: ['company-mail'],
};
const stored = (store: Store) =>
  store.read((database) => database.selectFrom('submissions').select('id').execute());
const [sqlite, postgres] = storages;

describe.each(storages)('on $name', (kind) => {
  test('a submission that cannot be stored takes no other with it', async () => {
    await using storage = await kind.create();
    const lost = { name: 'cv.pdf', type: 'application/pdf', size: 1, sha256: '00', path: '/nothing/here' };
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        storeSubmission(storage.store, index === 3 ? { ...submission, attachment: lost } : submission, 1),
      ),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await stored(storage.store)).toHaveLength(19);
  });

  test('once closed it is not opened again', async () => {
    await using storage = await kind.create();
    await storage.store.check();
    await storage.store.close();
    await expect(storage.store.check()).rejects.toThrow(StorageUnavailableError);
  });
});

test('statements that are cut off because the database is opened anew are repeated', async () => {
  await using storage = await (sqlite as NonNullable<typeof sqlite>).create();
  const { store } = storage;
  let failed = false;
  const breaking = store.write(async () => {
    if (!failed) {
      failed = true;
      // What Node says of a disk that failed.
      throw Object.assign(new Error('disk I/O error'), { code: 'ERR_SQLITE_ERROR', errcode: 10 });
    }
  });
  const others = Array.from({ length: 10 }, () => storeSubmission(store, submission, 1));
  await expect(breaking).rejects.toThrow(StorageUnavailableError);
  await Promise.all(others);
  expect(await stored(store)).toHaveLength(10);
});

test('a commit whose answer is lost is found, and not told as a failure', async () => {
  await using storage = await (postgres as NonNullable<typeof postgres>).create();
  await using line = await createCommitDroppingConnection(storage.options.databaseUrl ?? '');
  const store = openStore({ ...storage.options, databaseUrl: line.url });
  await store.check();
  line.dropCommitReplies();
  const receipt = await storeSubmission(store, submission, 1);
  expect(await stored(storage.store)).toEqual([{ id: 'id' in receipt && receipt.id }]);
  await store.close();
});

test('a database file that is gone is not made anew', async () => {
  await using storage = await (sqlite as NonNullable<typeof sqlite>).create();
  await storage.store.check();
  await rm(storage.options.dataDir, { recursive: true });
  for (let count = 0; count < 2; count++)
    await expect(storeSubmission(storage.store, submission, 1)).rejects.toThrow(StorageUnavailableError);
});

describe('what an error means', () => {
  const error = (code: string, errcode?: number) => Object.assign(new Error('x'), { code, errcode });
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
  ])('%s: the storage cannot be used', (code) => {
    expect(toStorageError(error(code))).toBeInstanceOf(StorageUnavailableError);
    expect(toStorageError(error(code))).not.toBeInstanceOf(StorageBusyError);
  });
  test.each([
    ['40001', undefined],
    ['ERR_INVALID_STATE', undefined],
    ['ERR_SQLITE_ERROR', 5],
    // SQLITE_BUSY_SNAPSHOT
    ['ERR_SQLITE_ERROR', 517],
  ])('%s %s: others are in the way', (code, errcode) => {
    expect(toStorageError(error(code, errcode))).toBeInstanceOf(StorageBusyError);
  });
  test.each([
    ['23505', undefined],
    ['42P01', undefined],
    ['ERR_INVALID_ARG_TYPE', undefined],
    ['ERR_SQLITE_ERROR', 19],
  ])('%s %s: a defect', (code, errcode) => {
    expect(toStorageError(error(code, errcode))).not.toBeInstanceOf(StorageUnavailableError);
  });
});
