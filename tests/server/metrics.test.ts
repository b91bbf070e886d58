import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts';
import { type MetricsServer, startMetricsServer } from '#server/metrics/metrics-server.ts';
import { StorageUnavailableError } from '#server/storage/storage-errors.ts';
import { storeTestSubmission } from '#tests/support/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/test-storages.ts';

const now = Date.UTC(2026, 10, 20, 12);
const silent = pino({ level: 'silent' });

/** Reads the text format: each figure by its name and labels. */
async function figures(metrics: Metrics): Promise<Record<string, number>> {
  const lines = (await metrics.render()).split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

describe.each(storages)('on $name', ({ create }) => {
  let storage: TestStorage;
  let metrics: Metrics;
  beforeEach(async () => {
    storage = await create();
    metrics = createMetrics({ store: storage.store, now: () => now });
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  test('what the storage holds is counted as it is now', async () => {
    expect(await figures(metrics)).toMatchObject({
      enquiries_storage_up: 1,
      enquiries_quarantined: 0,
      'enquiries_deliveries{channel="webhook",state="dead"}': 0,
      'enquiries_oldest_pending_seconds{channel="webhook"}': 0,
    });
    await storeTestSubmission(storage, { channels: ['webhook'] }, now - 90_000);
    await storeTestSubmission(storage, {}, now - 30_000);
    await storeTestSubmission(storage, { status: 'quarantined' }, now);
    await storage.store.write((changes) =>
      changes
        .updateTable('deliveries')
        .set({ state: 'dead' })
        .where('channel', '=', 'company-mail')
        .execute(),
    );
    expect(await figures(metrics)).toMatchObject({
      enquiries_quarantined: 1,
      'enquiries_deliveries{channel="webhook",state="pending"}': 2,
      'enquiries_deliveries{channel="company-mail",state="pending"}': 0,
      'enquiries_deliveries{channel="company-mail",state="dead"}': 1,
      'enquiries_deliveries{channel="acknowledgement",state="pending"}': 1,
      'enquiries_oldest_pending_seconds{channel="webhook"}': 90,
      'enquiries_oldest_pending_seconds{channel="acknowledgement"}': 30,
      'enquiries_oldest_pending_seconds{channel="company-mail"}': 0,
    });
  });

  test('what was received by a clock that was ahead ages from its last attempt', async () => {
    await storeTestSubmission(storage, { channels: ['webhook'] }, now + 86_400_000);
    await storage.store.write((changes) =>
      changes
        .updateTable('deliveries')
        .set({ scheduled_at: now - 60_000 })
        .execute(),
    );
    expect((await figures(metrics))['enquiries_oldest_pending_seconds{channel="webhook"}']).toBe(60);
  });

  test('a clock that has been put back makes no negative age', async () => {
    await storeTestSubmission(storage, {}, now + 60_000);
    expect((await figures(metrics))['enquiries_oldest_pending_seconds{channel="webhook"}']).toBe(0);
  });
});

describe('without a storage that answers', () => {
  const [sqlite] = storages;
  test('it is said, the figures of before are not repeated, and the others stay', async () => {
    if (!sqlite) throw new Error('There is no SQLite.');
    await using storage = await sqlite.create();
    let broken = false;
    const read: typeof storage.store.read = (work) =>
      broken ? Promise.reject(new StorageUnavailableError('The disk is gone.')) : storage.store.read(work);
    const metrics = createMetrics({ store: { ...storage.store, read }, now: () => now });
    await storeTestSubmission(storage);
    metrics.countSubmission('message', 'accepted');
    expect(await figures(metrics)).toHaveProperty('enquiries_quarantined');
    broken = true;
    const found = await figures(metrics);
    expect(found).toMatchObject({
      enquiries_storage_up: 0,
      'enquiries_submissions_total{kind="message",outcome="accepted"}': 1,
    });
    expect(
      Object.keys(found).filter((name) => /^enquiries_(?:deliveries\{|oldest|quarantined)/.test(name)),
    ).toEqual([]);
    broken = false;
    expect(await figures(metrics)).toMatchObject({ enquiries_storage_up: 1, enquiries_quarantined: 0 });
  });
});

describe('what happens is counted', () => {
  const [sqlite] = storages;
  let storage: TestStorage;
  let metrics: Metrics;
  beforeEach(async () => {
    if (!sqlite) throw new Error('There is no SQLite.');
    storage = await sqlite.create();
    metrics = createMetrics({ store: storage.store, now: () => now });
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  test('submissions, deliveries and answers, by what they were', async () => {
    metrics.countSubmission('enquiry', 'accepted');
    metrics.countSubmission('enquiry', 'accepted');
    metrics.countSubmission('application', 'refused');
    metrics.countDeliveryAttempt('webhook', 'failed');
    metrics.observeRequest({ route: '/api/enquiries', method: 'POST', status: 201, seconds: 0.02 });
    metrics.observeRequest({ route: '/api/enquiries', method: 'POST', status: 204, seconds: 3 });
    metrics.observeRequest({ route: '/*', method: 'GET', status: 404, seconds: 0.001 });
    const labels = 'route="/api/enquiries",method="POST",status="2xx"';
    expect(await figures(metrics)).toMatchObject({
      'enquiries_submissions_total{kind="enquiry",outcome="accepted"}': 2,
      'enquiries_submissions_total{kind="application",outcome="refused"}': 1,
      'enquiries_deliveries_total{channel="webhook",outcome="failed"}': 1,
      [`http_request_duration_seconds_count{${labels}}`]: 2,
      [`http_request_duration_seconds_sum{${labels}}`]: 3.02,
      [`http_request_duration_seconds_bucket{le="0.025",${labels}}`]: 1,
      'http_request_duration_seconds_count{route="/*",method="GET",status="4xx"}': 1,
      process_resident_memory_bytes: expect.any(Number),
    });
  });

  describe('the listener', () => {
    let listener: MetricsServer | undefined;
    let port: number;
    beforeEach(async () => {
      port = await freePort();
      listener = await startMetricsServer({ host: '127.0.0.1', port, metrics, log: silent });
    });
    afterEach(() => listener?.close());
    const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

    test('GET /metrics answers in the format of Prometheus', async () => {
      const answer = await ask('/metrics');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      expect(await answer.text()).toMatch(/^# TYPE enquiries_submissions_total counter$/m);
    });
    test.each([
      ['/', {}, 404],
      ['/metrics/x', {}, 404],
      ['/metrics', { method: 'POST' }, 405],
    ])('%s %j is %i', async (path, init, status) => {
      expect((await ask(path, init)).status).toBe(status);
    });
    test('a question keeps nobody from closing it', async () => {
      await (await ask('/metrics')).text();
      await listener?.close();
      await expect(ask('/metrics')).rejects.toThrow();
    });
    test('an address in use is a warning, and the site goes on without', async () => {
      const lines: { level: number; port: number; code: string }[] = [];
      const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
      expect(await startMetricsServer({ host: '127.0.0.1', port, metrics, log })).toBeUndefined();
      expect(lines).toMatchObject([{ level: 40, port, code: 'EADDRINUSE' }]);
    });
  });

  test('port 0 is off', async () => {
    expect(await startMetricsServer({ host: '127.0.0.1', port: 0, metrics, log: silent })).toBeUndefined();
  });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
