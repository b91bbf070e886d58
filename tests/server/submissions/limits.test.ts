import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createRateLimits } from '#server/submissions/rate-limit.ts';
import { createUploadSlots } from '#server/submissions/upload-slots.ts';
import { type ApiServer, startApi, submissions } from '#tests/support/api-server.ts';
import { pdf } from '#tests/support/cv-files.ts';
import { formData } from '#tests/support/form-data.ts';
import { pages } from './stub-pages.ts';

let api: ApiServer | undefined;
afterEach(async () => {
  await api?.[Symbol.asyncDispose]();
  api = undefined;
});

test('more than the limit from one address is turned away, and told for how long', async () => {
  api = await startApi({ rateLimit: 3 });
  const statuses: number[] = [];
  for (let count = 0; count < 5; count++)
    statuses.push((await api.post('messages', submissions.messages)).statusCode);
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
  const answer = await api.post('messages', submissions.messages);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
});

test('what is not stored does not count as a submission', async () => {
  api = await startApi({ rateLimit: 2 });
  for (let count = 0; count < 6; count++)
    expect((await api.post('messages', { email: 'x' })).statusCode).toBe(422);
  const headers = { 'idempotency-key': 'k' };
  for (let count = 0; count < 4; count++)
    expect((await api.post('messages', submissions.messages, headers)).statusCode).toBe(201);
  expect((await api.post('messages', submissions.messages)).statusCode).toBe(201);
  expect((await api.post('messages', submissions.messages)).statusCode).toBe(429);
});

test('requests that store nothing have a limit of their own', async () => {
  api = await startApi({ rateLimit: 1 });
  const statuses = new Set<number>();
  for (let count = 0; count < 11; count++) statuses.add((await api.post('messages', {})).statusCode);
  expect(statuses).toEqual(new Set([422, 429]));
});

test('what is given back after its minute is not taken off the next', async () => {
  const limits = createRateLimits(1);
  await limits.refundSubmission('192.0.2.1');
  await limits.refundSubmission('192.0.2.1');
  expect(await limits.countSubmission('192.0.2.1')).toBeUndefined();
  expect(await limits.countSubmission('192.0.2.1')).toBeGreaterThan(0);
});

describe('who is counted together', () => {
  const taken = async (...addresses: string[]) => {
    const limits = createRateLimits(1);
    const waits: boolean[] = [];
    for (const address of addresses) waits.push((await limits.countSubmission(address)) === undefined);
    return waits;
  };
  test('one address', async () => {
    expect(await taken('192.0.2.1', '192.0.2.1', '192.0.2.2')).toEqual([true, false, true]);
  });
  test('one household of version 6', async () => {
    expect(await taken('2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1')).toEqual([
      true,
      false,
      true,
    ]);
  });
  test('an address in both of its spellings', async () => {
    expect(await taken('192.0.2.1', '::ffff:192.0.2.1')).toEqual([true, false]);
  });
  test('all together, above thirty times the limit', async () => {
    const addresses = Array.from({ length: 32 }, (_, index) => `198.51.100.${index}`);
    const waits = await taken(...addresses);
    expect(waits.filter(Boolean)).toHaveLength(30);
  });
});

describe('files under way', () => {
  const applicant = { name: 'Ada Nordmann', email: 'ada@example.no' };

  test('of an address that has sent too much are not written to the disk', async () => {
    api = await startApi({ rateLimit: 1, pages });
    await api.post('messages', submissions.messages);
    await writeFile(await folderOf(api), 'a file where the folder should be');
    const { payload, headers } = await formData(applicant, { name: 'cv.pdf', bytes: pdf });
    expect((await api.post('applications', payload, headers)).statusCode).toBe(429);
  });

  test('with a form that has none are not, either', async () => {
    api = await startApi();
    await writeFile(await folderOf(api), 'a file where the folder should be');
    const { payload, headers } = await formData(submissions.messages, { name: 'cv.pdf', bytes: pdf });
    expect((await api.post('messages', payload, headers)).statusCode).toBe(201);
  });

  test('are so many at once of one address, and so many of all', () => {
    const slots = createUploadSlots();
    const first = Array.from({ length: 4 }, () => slots.acquire('192.0.2.1'));
    expect(first.every(Boolean)).toBe(true);
    expect(slots.acquire('192.0.2.1')).toBeUndefined();
    first[0]?.();
    expect(slots.acquire('192.0.2.1')).toBeDefined();
    const others = Array.from({ length: 40 }, (_, index) => slots.acquire(`198.51.100.${index}`));
    expect(others.filter(Boolean)).toHaveLength(28);
  });
});

async function folderOf({ uploadDir }: ApiServer): Promise<string> {
  await mkdir(path.dirname(uploadDir), { recursive: true });
  return uploadDir;
}
