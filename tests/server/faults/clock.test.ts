/** A clock that is put back while submissions come in. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { auditStorage } from '#tests/support/storage-audit.ts';
import { storages } from '#tests/support/test-storages.ts';
import { createWebsiteHarness, type WebsiteHarness } from '#tests/support/website-harness.ts';
import { wellMeant } from './hostile/request.ts';

const hour = 3_600_000;
const day = 24 * hour;

let website: WebsiteHarness;
afterEach(() => website[Symbol.asyncDispose]());

const post = async (key: string, message = 'Hello there.') => {
  const answer = await website.app.inject({
    method: 'POST',
    url: '/api/messages',
    payload: { ...wellMeant.messages, message },
    headers: { 'idempotency-key': key },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ id: string }>().id;
};

const delivered = () =>
  vi.waitFor(
    async () => {
      const stored = await auditStorage(website.storage.store, website.enquiries.api.channels);
      expect(stored.deliveries.map(({ state }) => state)).not.toContain('pending');
      return stored;
    },
    { timeout: 20_000, interval: 100 },
  );

describe.each(storages)('on $name', (storage) => {
  test.each([
    ['an hour', hour],
    ['ten years', 3_650 * day],
  ])('by %s: submissions are taken and delivered, and keys count', async (_name, back) => {
    const start = Date.now();
    let now = start;
    website = await createWebsiteHarness({ storage, now: () => now });
    const first = await post('first');
    now = start - back;
    const second = await post('second', 'Hello again.');
    expect(await post('second', 'Hello again.')).toBe(second);
    if (back < day) expect(await post('first')).toBe(first);
    const stored = await delivered();
    expect(stored.submissions.map(({ id }) => id).sort()).toEqual([first, second].sort());
    expect(stored.deliveries.map(({ state }) => state)).not.toContain('dead');
    expect(website.targets.mail.mails.length).toBe(4);

    // Right again, it takes none of them for new.
    now = start + 1_000;
    expect(await post('first')).toBe(first);
    if (back < day) expect(await post('second', 'Hello again.')).toBe(second);
  });
});
