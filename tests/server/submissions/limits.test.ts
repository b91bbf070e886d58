import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { solveProofOfWork } from '#forms/submission/proof-of-work.ts';
import { createRateLimits, type RateLimits } from '#server/submissions/rate-limit.ts';
import { createUploadSlots, type UploadSlot, type UploadSlots } from '#server/submissions/upload-slots.ts';
import { type ApiServer, startApi, validForms } from '#tests/support/server/api-server.ts';
import { pdf } from '#tests/support/server/cv-files.ts';
import { encodeFormData } from '#tests/support/server/form-data.ts';
import { stubPages } from './stub-pages.ts';

let api: ApiServer | undefined;
afterEach(async () => {
  await api?.[Symbol.asyncDispose]();
  api = undefined;
});

test('submissions over the limit of one address get 429 with Retry-After', async () => {
  api = await startApi({ rateLimit: 3 });
  const statuses: number[] = [];
  for (let count = 0; count < 5; count++)
    statuses.push((await api.post('messages', validForms.messages)).statusCode);
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
  const response = await api.post('messages', validForms.messages);
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('a request that stores nothing does not count as a submission', async () => {
  api = await startApi({ rateLimit: 2 });
  for (let count = 0; count < 6; count++)
    expect((await api.post('messages', { email: 'x' })).statusCode).toBe(422);
  const headers = { 'idempotency-key': 'k' };
  for (let count = 0; count < 4; count++)
    expect((await api.post('messages', validForms.messages, headers)).statusCode).toBe(201);
  expect((await api.post('messages', validForms.messages)).statusCode).toBe(201);
  expect((await api.post('messages', validForms.messages)).statusCode).toBe(429);
});

test('requests that store nothing have a limit of their own', async () => {
  api = await startApi({ rateLimit: 1 });
  const statuses = new Set<number>();
  for (let count = 0; count < 11; count++) statuses.add((await api.post('messages', {})).statusCode);
  expect(statuses).toEqual(new Set([422, 429]));
});

const isAllowed = async (limits: RateLimits, address: string) =>
  (await limits.countSubmission(address)).kind === 'allowed';

test('a submission that is refunded once or more often does not count', async () => {
  const limits = createRateLimits(1);
  const allowance = await limits.countSubmission('192.0.2.1');
  await allowance.refund();
  await allowance.refund();
  expect(await isAllowed(limits, '192.0.2.1')).toBe(true);
  expect(await limits.countSubmission('192.0.2.1')).toMatchObject({ kind: 'refused' });
});

describe('counted together', () => {
  const countSubmissions = async (...addresses: string[]) => {
    const limits = createRateLimits(1);
    const results: boolean[] = [];
    for (const address of addresses) results.push(await isAllowed(limits, address));
    return results;
  };
  test('are requests of one address', async () => {
    expect(await countSubmissions('192.0.2.1', '192.0.2.1', '192.0.2.2')).toEqual([true, false, true]);
  });
  test('are addresses of one IPv6 /64', async () => {
    expect(await countSubmissions('2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1')).toEqual([
      true,
      false,
      true,
    ]);
  });
  test('are both spellings of an IPv4 address', async () => {
    expect(await countSubmissions('192.0.2.1', '::ffff:192.0.2.1')).toEqual([true, false]);
  });
  test('are all networks together, above thirty times the limit and the reserve for fair shares', async () => {
    const addresses = Array.from({ length: 50 }, (_, index) => `198.51.${index}.1`);
    expect((await countSubmissions(...addresses)).filter(Boolean)).toHaveLength(45);
  });
});

describe('one network with many addresses', () => {
  const rotate = (index: number) => `2001:db8:1:${index.toString(16)}::1`;

  test('uses up five times the limit of an address, and the others keep the rest', async () => {
    const limits = createRateLimits(20);
    const kinds: string[] = [];
    for (let index = 0; index < 3000; index++) kinds.push((await limits.countSubmission(rotate(index))).kind);
    expect(kinds.filter((kind) => kind === 'allowed')).toHaveLength(100);
    expect(kinds.filter((kind) => kind === 'proof-required')).toHaveLength(2900);
    const others = Array.from({ length: 20 }, (_, index) => `192.0.2.${index}`);
    for (const address of others) expect(await isAllowed(limits, address)).toBe(true);
  });

  test('leaves a fair share to others when many networks have used up the limit for all', async () => {
    const limits = createRateLimits(20);
    for (let index = 0; index < 600; index++) await limits.countSubmission(`10.${index % 30}.0.${index}`);
    const own = Array.from({ length: 6 }, () => limits.countSubmission('192.0.2.1'));
    expect((await Promise.all(own)).map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 5 }, () => 'allowed'),
      'proof-required',
    ]);
  });
});

describe('while the limit for all is used up', () => {
  const message = { ...validForms.messages, elapsed: '9000' };
  const isUsedUp: RateLimits = {
    countRequest: async () => undefined,
    countSubmission: async () => ({ kind: 'proof-required', waitSeconds: 40, refund: async () => undefined }),
    countUnprovenAcknowledgement: async () => ({ isAllowed: true, refund: async () => undefined }),
  };

  test('a visitor with script solves a challenge and gets through', async () => {
    api = await startApi({ rateLimits: isUsedUp });
    const first = await api.post('messages', message);
    expect(first.statusCode).toBe(403);
    const altcha = await solveProofOfWork(first.json().challenge);
    expect((await api.post('messages', { ...message, altcha })).statusCode).toBe(201);
    expect((await api.post('messages', { ...message, altcha })).statusCode).toBe(403);
  });

  test('a client without script gets 429 with Retry-After', async () => {
    api = await startApi({ rateLimits: isUsedUp });
    const response = await api.post('messages', validForms.messages);
    expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '40']);
  });

  test('a CV is written to disk only with a proof of work', async () => {
    api = await startApi({ rateLimits: isUsedUp });
    const fields = { name: 'Ada Nordmann', email: 'ada@example.no', elapsed: '9000' };
    const apply = async (altcha?: string) => {
      const { payload, headers } = await encodeFormData(
        { ...fields, ...(altcha !== undefined && { altcha }) },
        { name: 'cv.pdf', bytes: pdf },
      );
      return api?.post('applications', payload, { ...headers, accept: 'application/json' });
    };
    await blockUploadDir(api);
    const first = await apply();
    expect(first?.statusCode).toBe(403);
    await rm(api.uploadDir);
    expect((await apply(await solveProofOfWork(first?.json().challenge)))?.statusCode).toBe(201);
  });
});

describe('uploads', () => {
  const applicant = { name: 'Ada Nordmann', email: 'ada@example.no' };

  test('of an address over its limit are not written to disk', async () => {
    api = await startApi({ rateLimit: 1, resultPages: stubPages });
    await api.post('messages', validForms.messages);
    await blockUploadDir(api);
    const { payload, headers } = await encodeFormData(applicant, { name: 'cv.pdf', bytes: pdf });
    expect((await api.post('applications', payload, headers)).statusCode).toBe(429);
  });

  test('with a form that takes no file are not written to disk', async () => {
    api = await startApi();
    await blockUploadDir(api);
    const { payload, headers } = await encodeFormData(validForms.messages, { name: 'cv.pdf', bytes: pdf });
    expect((await api.post('messages', payload, headers)).statusCode).toBe(201);
  });
});

describe('upload slots', () => {
  let now = 0;
  const evicted: string[] = [];
  let slots: UploadSlots;
  beforeEach(() => {
    now = 1_000_000;
    evicted.length = 0;
    slots = createUploadSlots(() => now);
  });
  const acquire = (address: string, isProven = false) =>
    slots.acquire({ address, isProven, onEvicted: () => evicted.push(address) });
  /** Takes slots with uploads that are not stalled. */
  const takeAll = (addresses: string[]) => addresses.map((address) => acquire(address) as UploadSlot);
  const distinct = (count: number) => Array.from({ length: count }, (_, index) => `198.51.${index}.1`);

  test('are limited for each address', () => {
    const [first] = takeAll(Array.from({ length: 4 }, () => '192.0.2.1'));
    expect(acquire('192.0.2.1')).toBe('own-share-used');
    first?.release();
    expect(acquire('192.0.2.1')).toBeTypeOf('object');
  });

  test('of one network never shut out another', () => {
    for (let index = 0; index < 32; index++) acquire(`2001:db8:1:${index}::1`);
    expect(acquire('2001:db8:1:99::1')).toBe('own-share-used');
    for (const address of distinct(20)) expect(acquire(address)).toBeTypeOf('object');
    expect(evicted).toEqual([]);
  });

  test('go from the network that holds most to one that holds none', () => {
    for (let index = 0; index < 32; index++) acquire(`2001:db8:${index % 4}:${index}::1`);
    expect(acquire('192.0.2.1')).toBeTypeOf('object');
    expect(evicted).toHaveLength(1);
    expect(evicted[0]).toMatch(/^2001/);
  });

  test('of a stalled upload are given to another when all are taken', () => {
    const held = takeAll(distinct(32));
    now += 11_000;
    for (const slot of held.slice(1)) slot.countBytes(100_000);
    now += 11_000;
    for (const slot of held.slice(1)) slot.countBytes(100_000);
    expect(acquire('192.0.2.1')).toBeTypeOf('object');
    expect(evicted).toEqual(['198.51.0.1']);
    expect(acquire('192.0.2.2')).toBe('all-used');
  });

  test('are kept for senders with a proof of work', () => {
    takeAll(distinct(32));
    expect(acquire('192.0.2.1')).toBe('all-used');
    expect(acquire('192.0.2.1', true)).toBeTypeOf('object');
  });
});

/** Writes a file in the place of the upload folder, so that every upload would fail. */
async function blockUploadDir({ uploadDir }: ApiServer): Promise<void> {
  await mkdir(path.dirname(uploadDir), { recursive: true });
  await writeFile(uploadDir, 'a file where the folder should be');
}
