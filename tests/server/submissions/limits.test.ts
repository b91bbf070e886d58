import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createRateLimits } from '#server/submissions/rate-limit.ts';
import { createUploadSlots } from '#server/submissions/upload-slots.ts';
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

test('a refund without a counted submission changes nothing', async () => {
  const limits = createRateLimits(1);
  await limits.refundSubmission('192.0.2.1');
  await limits.refundSubmission('192.0.2.1');
  expect(await limits.countSubmission('192.0.2.1')).toBeUndefined();
  expect(await limits.countSubmission('192.0.2.1')).toBeGreaterThan(0);
});

describe('counted together', () => {
  const countSubmissions = async (...addresses: string[]) => {
    const limits = createRateLimits(1);
    const isAllowed: boolean[] = [];
    for (const address of addresses) isAllowed.push((await limits.countSubmission(address)) === undefined);
    return isAllowed;
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
  test('are all addresses, above thirty times the limit', async () => {
    const addresses = Array.from({ length: 32 }, (_, index) => `198.51.100.${index}`);
    const isAllowed = await countSubmissions(...addresses);
    expect(isAllowed.filter(Boolean)).toHaveLength(30);
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

  test('are limited for each address and in all', () => {
    const slots = createUploadSlots();
    const releases = Array.from({ length: 4 }, () => slots.acquire('192.0.2.1'));
    expect(releases.every(Boolean)).toBe(true);
    expect(slots.acquire('192.0.2.1')).toBeUndefined();
    releases[0]?.();
    expect(slots.acquire('192.0.2.1')).toBeDefined();
    const others = Array.from({ length: 40 }, (_, index) => slots.acquire(`198.51.100.${index}`));
    expect(others.filter(Boolean)).toHaveLength(28);
  });
});

/** Writes a file in the place of the upload folder, so that every upload would fail. */
async function blockUploadDir({ uploadDir }: ApiServer): Promise<void> {
  await mkdir(path.dirname(uploadDir), { recursive: true });
  await writeFile(uploadDir, 'a file where the folder should be');
}
