import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getRetryDelay, parseRetryAfter } from '#server/outbox/backoff.ts';
import { createDeliveryHarness, eventually } from '#tests/support/outbox/delivery-harness.ts';
import { startMailServer } from '#tests/support/outbox/mail-server.ts';
import { startWebhookServer } from '#tests/support/outbox/webhook-server.ts';
import { storages } from '#tests/support/storage/test-storages.ts';

const schedule = [0, 5, 300, 1800, 7200, 18_000, 36_000, 36_000];

test('the delay follows the schedule and is undefined after the last attempt', () => {
  const delays = schedule.map((_, index) => getRetryDelay(index + 1, schedule, undefined, 0.5));
  expect(delays).toEqual([...schedule.slice(1).map((seconds) => seconds * 1000), undefined]);
});

test('delays vary by a tenth', () => {
  expect(getRetryDelay(2, schedule, undefined, 0)).toBe(270_000);
  expect(getRetryDelay(2, schedule, undefined, 1)).toBe(330_000);
});

test('Retry-After lengthens a delay, to one day at most', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 0 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempts, retryAfterMs, random) => {
        const delay = getRetryDelay(attempts, schedule, retryAfterMs, random) ?? 0;
        const scheduled = (schedule[attempts] ?? 0) * 1000;
        expect(delay).toBeGreaterThanOrEqual(Math.min(retryAfterMs, 86_400_000));
        expect(delay).toBeGreaterThanOrEqual(scheduled * 0.9 - 1);
        expect(delay).toBeLessThanOrEqual(Math.max(scheduled * 1.1 + 1, Math.min(retryAfterMs, 86_400_000)));
      },
    ),
  );
});

const noon = Date.parse('2026-11-21T12:00:00Z');
test.each([
  ['120', 120_000],
  ['0', 0],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Saturday, 21-Nov-26 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['-5', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['undefined', undefined],
  ['', undefined],
])('Retry-After: %s is parsed as %s', (header, delay) => {
  expect(parseRetryAfter(header, noon)).toBe(delay);
});

describe.each(storages)('on $name', (kind) => {
  test('a delivery becomes a dead letter after eight attempts within 28 hours', async () => {
    await using mail = await startMailServer();
    await using webhook = await startWebhookServer();
    await using harness = await createDeliveryHarness(kind);
    const ids: string[] = [];
    mail.onMail = ({ parsed }) => {
      ids.push(parsed.messageId ?? '');
      return { code: 550, text: 'no' };
    };
    webhook.respond = (response) => response.writeHead(500).end();
    const start = harness.currentTime;
    await harness.submit('enquiry', { channels: ['company-mail', 'webhook'] });
    const outcomes: string[] = [];
    const outbox = harness.createOutbox({
      environment: { smtpUrl: mail.url, webhookUrl: webhook.url, deliverySchedule: schedule },
      onAttemptEnd: (channel, outcome) => outcomes.push(`${channel} ${outcome}`),
    });
    outbox.start();
    const attemptTimes: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt++) {
      const rows = await eventually(async () => {
        const now = await harness.readDeliveries();
        for (const row of now) expect(row).toMatchObject({ attempts: attempt, leased_by: null });
        return now;
      });
      attemptTimes.push(harness.currentTime - start);
      expect(rows.map(({ state }) => state)).toEqual(Array(2).fill(attempt < 8 ? 'pending' : 'dead'));
      if (attempt === 8) break;
      const [due] = rows.map(({ due_at }) => due_at);
      expect(rows.map(({ due_at }) => due_at)).toEqual([due, due]);
      harness.currentTime = Number(due);
      outbox.notify();
    }
    const sums = schedule.map((_, index) => 1000 * schedule.slice(0, index + 1).reduce((a, b) => a + b));
    expect(attemptTimes).toEqual(sums);
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(1);
    expect(new Set(webhook.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(webhook.calls).toHaveLength(8);
    expect(outcomes.filter((outcome) => outcome.endsWith('dead')).sort()).toEqual([
      'company-mail dead',
      'webhook dead',
    ]);
    expect(outcomes).toHaveLength(16);
    expect(harness.logLines.filter(({ level }) => level === 'error')).toHaveLength(2);

    // A dead letter is never retried, however late it gets.
    harness.currentTime += 90 * 86_400_000;
    await harness.submit('message', { channels: ['webhook'] });
    await eventually(() => expect(webhook.calls).toHaveLength(9));
    expect(ids).toHaveLength(8);
  });
});

test('the first attempt waits as long as the schedule says', async () => {
  await using webhook = await startWebhookServer();
  await using harness = await createDeliveryHarness();
  await harness.submit('message', { channels: ['webhook'] });
  const environment = { webhookUrl: webhook.url, deliverySchedule: [10, 20] };
  harness.createOutbox({ environment }).start();
  const due_at = harness.currentTime + 10_000;
  await eventually(async () =>
    expect(await harness.readDelivery('webhook')).toMatchObject({ due_at, attempts: 0 }),
  );
  harness.currentTime = due_at;
  await eventually(async () => expect((await harness.readDelivery('webhook')).state).toBe('done'));
});
