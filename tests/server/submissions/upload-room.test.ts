/** Quotas of uploads, and the reserve of the disk. */
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { ProblemError } from '#server/submissions/problem.ts';
import { createMemoryCounters, createSharedCounters } from '#server/submissions/rate-counters.ts';
import { createUploadRoom } from '#server/submissions/upload-room.ts';
import { type ApiServer, startApi, validForms } from '#tests/support/server/api-server.ts';
import { pdf } from '#tests/support/server/cv-files.ts';
import { encodeFormData } from '#tests/support/server/form-data.ts';
import { createWebsiteHarness } from '#tests/support/server/website-harness.ts';
import { storages } from '#tests/support/storage/test-storages.ts';

const mb = 1_000_000;
const lines: string[] = [];
const log = createLog('info', { write: (line) => lines.push(line) });
let freeBytes: number;
let api: ApiServer;
afterEach(() => api[Symbol.asyncDispose]());

async function start({ quotaMb = 1, reserveMb = 500 } = {}): Promise<void> {
  lines.length = 0;
  freeBytes = 10_000 * mb;
  const counters = createMemoryCounters();
  const readFreeBytes = async () => freeBytes;
  api = await startApi({
    uploadRoom: createUploadRoom({ folder: tmpdir(), quotaMb, reserveMb, counters, log, readFreeBytes }),
  });
}

async function apply(bytes: Buffer, address = '192.0.2.1') {
  const { payload, headers } = await encodeFormData(
    { name: 'Ada Nordmann', email: 'ada@example.no' },
    { name: 'cv.pdf', bytes },
  );
  return api.app.inject({
    method: 'POST',
    url: '/api/applications',
    payload,
    headers: { ...headers, accept: 'application/json' },
    remoteAddress: address,
  });
}

const cv = Buffer.concat([pdf.subarray(0, 9), randomBytes(198_000), pdf.subarray(9)]);
const type = '/problems/no-room-for-files';

describe('the quota', () => {
  test('of a network ends with 429, and others still get through', async () => {
    await start();
    const statuses: number[] = [];
    for (let count = 0; count < 20; count++) statuses.push((await apply(cv, `192.0.2.${count}`)).statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    const response = await apply(cv);
    expect(response.json()).toMatchObject({ status: 429, type });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(await readdir(api.uploadDir)).toEqual([]);
    expect((await apply(cv, '198.51.100.1')).statusCode).toBe(201);
    expect((await api.post('messages', validForms.messages)).statusCode).toBe(201);
  });

  test('of all networks ends with 503', async () => {
    await start();
    const { uploadRoom } = { uploadRoom: createRoom(createMemoryCounters()) };
    for (let index = 0; index < 10; index++) await uploadRoom.count(`198.51.${index}.1`, mb);
    const error = await uploadRoom.count('192.0.2.1', mb).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ status: 503, type });
    await expect(uploadRoom.check('192.0.2.1', 1)).rejects.toMatchObject({ status: 503 });
    expect(await uploadRoom.readUsage()).toMatchObject({ quotaBytes: 10 * mb });
  });

  test('does not count files that are not stored', async () => {
    await start();
    for (let count = 0; count < 10; count++)
      expect((await apply(Buffer.alloc(198_000, 'not a PDF'))).statusCode).toBe(415);
    expect((await apply(cv)).statusCode).toBe(201);
  });

  test('is shared by servers on one PostgreSQL', async () => {
    await start();
    await using storage = await storages[1].create();
    const servers = [1, 2].map(() => createSharedCounters(storage.options.databaseUrl ?? '', storage.store));
    const [first, second] = servers.map(createRoom);
    await first?.count('192.0.2.1', 0.6 * mb);
    await expect(second?.count('192.0.2.2', 0.6 * mb)).rejects.toMatchObject({ status: 429 });
    await second?.count('198.51.100.1', 0.6 * mb);
    await Promise.all(servers.map((counters) => counters.close()));
  });
});

const createRoom = (counters: ReturnType<typeof createMemoryCounters>) =>
  createUploadRoom({ folder: tmpdir(), quotaMb: 1, reserveMb: 0, counters, log });

test('a disk with nothing but its reserve takes texts and no CV, and is logged once', async () => {
  await start();
  freeBytes = 500 * mb;
  for (let count = 0; count < 3; count++) {
    const response = await apply(cv);
    expect(response.json()).toMatchObject({ status: 503, type });
    expect(response.headers['retry-after']).toBe('300');
    expect((await api.post('messages', validForms.messages)).statusCode).toBe(201);
  }
  expect(await readdir(api.uploadDir).catch(() => [])).toEqual([]);
  expect(lines.filter((line) => line.includes('DISK_RESERVE_MB'))).toHaveLength(1);
  freeBytes = 501 * mb;
  expect((await apply(cv)).statusCode).toBe(201);
});

test('a condition lasts while the disk has less than its reserve', async () => {
  await start();
  const create = (reserveMb: number, readFreeBytes: () => Promise<number>) =>
    createUploadRoom({
      folder: tmpdir(),
      quotaMb: 1,
      reserveMb,
      counters: createMemoryCounters(),
      log,
      readFreeBytes,
    }).condition;
  const condition = create(500, async () => freeBytes);
  expect(await condition.check()).toBeUndefined();
  freeBytes = 420 * mb;
  expect(await condition.check()).toMatch(/has 420 MB left, less than its reserve of 500 MB/);
  freeBytes = 500 * mb;
  expect(await condition.check()).toBeUndefined();
  expect(await create(0, async () => 0).check()).toBeUndefined();
  expect(await create(500, () => Promise.reject(new Error('The disk is gone.'))).check()).toBeUndefined();
});

test('the metrics show the free space of the disk and the used quota', async () => {
  await start();
  await using website = await createWebsiteHarness({ env: { UPLOAD_QUOTA_MB: '3', DISK_RESERVE_MB: '1' } });
  const { payload, headers } = await encodeFormData(
    { name: 'Ada Nordmann', email: 'ada@example.no' },
    { name: 'cv.pdf', bytes: cv },
  );
  await website.app.inject({
    method: 'POST',
    url: '/api/applications',
    payload,
    headers: { ...headers, accept: 'application/json' },
  });
  const text = await website.submissionService.metrics.render();
  expect(text).toMatch(/^enquiries_disk_free_bytes \d{6,}/m);
  expect(text).toContain('enquiries_disk_reserve_bytes 1000000');
  expect(text).toContain('enquiries_upload_quota_bytes 30000000');
  expect(text).toMatch(/^enquiries_upload_quota_used_bytes 199000/m);
});
