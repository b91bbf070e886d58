import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRetryAfter, getRetryDelay } from '#server/outbox/backoff.ts';
import { eventually, createDeliveryHarness } from '#tests/support/delivery-harness.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { storages } from '#tests/support/test-storages.ts';
import { startWebhookServer } from '#tests/support/webhook-server.ts';

const schedule = [0, 5, 300, 1800, 7200, 18_000, 36_000, 36_000];

test('after the n-th attempt comes the n-th wait, and after the last none', () => {
  const waits = schedule.map((_, index) => getRetryDelay(index + 1, schedule, undefined, 0.5));
  expect(waits).toEqual([...schedule.slice(1).map((seconds) => seconds * 1000), undefined]);
});

test('waits vary by a tenth', () => {
  expect(getRetryDelay(2, schedule, undefined, 0)).toBe(270_000);
  expect(getRetryDelay(2, schedule, undefined, 1)).toBe(330_000);
});

test('no wait is shorter than asked for, nor longer than a day by what is asked', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 0 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (attempts, asked, random) => {
        const wait = getRetryDelay(attempts, schedule, asked, random) ?? 0;
        const own = (schedule[attempts] ?? 0) * 1000;
        expect(wait).toBeGreaterThanOrEqual(Math.min(asked, 86_400_000));
        expect(wait).toBeGreaterThanOrEqual(own * 0.9 - 1);
        expect(wait).toBeLessThanOrEqual(Math.max(own * 1.1 + 1, Math.min(asked, 86_400_000)));
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
])('Retry-After: %s', (header, wait) => {
  expect(parseRetryAfter(header, noon)).toBe(wait);
});

describe.each(storages)('on $name', (kind) => {
  test('eight attempts in 27 hours, then a dead letter', async () => {
    await using mail = await startMailServer();
    await using webhook = await startWebhookServer();
    await using desk = await createDeliveryHarness(kind);
    const ids: string[] = [];
    mail.onMail = ({ parsed }) => {
      ids.push(parsed.messageId ?? '');
      return { code: 550, text: 'no' };
    };
    webhook.respond = (response) => response.writeHead(500).end();
    const start = desk.currentTime;
    await desk.submit('enquiry', { channels: ['company-mail', 'webhook'] });
    const ends: string[] = [];
    const delivery = desk.createOutbox({
      environment: { smtpUrl: mail.url, webhookUrl: webhook.url, deliverySchedule: schedule },
      onAttemptEnd: (channel, outcome) => ends.push(`${channel} ${outcome}`),
    });
    delivery.start();
    const begun: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt++) {
      const rows = await eventually(async () => {
        const now = await desk.readDeliveries();
        for (const row of now) expect(row).toMatchObject({ attempts: attempt, leased_by: null });
        return now;
      });
      begun.push(desk.currentTime - start);
      expect(rows.map(({ state }) => state)).toEqual(Array(2).fill(attempt < 8 ? 'pending' : 'dead'));
      if (attempt === 8) break;
      const [due] = rows.map(({ due_at }) => due_at);
      expect(rows.map(({ due_at }) => due_at)).toEqual([due, due]);
      desk.currentTime = Number(due);
      delivery.notify();
    }
    const sums = schedule.map((_, index) => 1000 * schedule.slice(0, index + 1).reduce((a, b) => a + b));
    expect(begun).toEqual(sums);
    expect(ids).toHaveLength(8);
    expect(new Set(ids).size).toBe(1);
    expect(new Set(webhook.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(webhook.calls).toHaveLength(8);
    expect(ends.filter((end) => end.endsWith('dead')).sort()).toEqual(['company-mail dead', 'webhook dead']);
    expect(ends).toHaveLength(16);
    expect(desk.logLines.filter(({ level }) => level === 'error')).toHaveLength(2);

    // It is over: however late it gets, nothing is tried again.
    desk.currentTime += 90 * 86_400_000;
    await desk.submit('message', { channels: ['webhook'] });
    await eventually(() => expect(webhook.calls).toHaveLength(9));
    expect(ids).toHaveLength(8);
  });
});

test('the first attempt waits, too, where the schedule says so', async () => {
  await using webhook = await startWebhookServer();
  await using desk = await createDeliveryHarness();
  await desk.submit('message', { channels: ['webhook'] });
  const environment = { webhookUrl: webhook.url, deliverySchedule: [10, 20] };
  desk.createOutbox({ environment }).start();
  const due_at = desk.currentTime + 10_000;
  await eventually(async () => expect(await desk.readDelivery('webhook')).toMatchObject({ due_at, attempts: 0 }));
  desk.currentTime = due_at;
  await eventually(async () => expect((await desk.readDelivery('webhook')).state).toBe('done'));
});
