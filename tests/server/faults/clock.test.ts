/** A clock that is set back while submissions arrive. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createWebsiteHarness, type WebsiteHarness } from '#tests/support/server/website-harness.ts';
import { auditStorage } from '#tests/support/storage/storage-audit.ts';
import { storages } from '#tests/support/storage/test-storages.ts';
import { validFields } from './hostile/request.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let website: WebsiteHarness;
afterEach(() => website[Symbol.asyncDispose]());

const post = async (key: string, message = 'Hello there.') => {
  const response = await website.app.inject({
    method: 'POST',
    url: '/api/messages',
    payload: { ...validFields.messages, message },
    headers: { 'idempotency-key': key },
  });
  expect(response.statusCode, response.body).toBe(201);
  return response.json<{ id: string }>().id;
};

const waitUntilDelivered = () =>
  vi.waitFor(
    async () => {
      const stored = await auditStorage(website.storage.store, website.submissionService.api.channels);
      expect(stored.deliveries.map(({ state }) => state)).not.toContain('pending');
      return stored;
    },
    { timeout: 60_000, interval: 100 },
  );

describe.each(storages)('on $name', (storage) => {
  test.each([
    ['an hour', hourMs],
    ['ten years', 3_650 * dayMs],
  ])(
    'submissions are stored, delivered and deduplicated after the clock was set back by %s',
    async (_name, offset) => {
      const start = Date.now();
      let now = start;
      website = await createWebsiteHarness({ storage, now: () => now });
      const first = await post('first');
      now = start - offset;
      const second = await post('second', 'Hello again.');
      expect(await post('second', 'Hello again.')).toBe(second);
      if (offset < dayMs) expect(await post('first')).toBe(first);
      const stored = await waitUntilDelivered();
      expect(stored.submissions.map(({ id }) => id).sort()).toEqual([first, second].sort());
      expect(stored.deliveries.map(({ state }) => state)).not.toContain('dead');
      expect(website.targets.mail.mails.length).toBe(4);

      // With the right time again, keys are still known.
      now = start + 1_000;
      expect(await post('first')).toBe(first);
      if (offset < dayMs) expect(await post('second', 'Hello again.')).toBe(second);
    },
  );
});
