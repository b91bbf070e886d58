import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts';
import { type MetricsServer, startMetricsServer } from '#server/metrics/metrics-server.ts';
import { StorageUnavailableError } from '#server/storage/storage-errors.ts';
import { findFreePort } from '#tests/support/server/free-port.ts';
import { createWebsiteHarness } from '#tests/support/server/website-harness.ts';
import { storeTestSubmission } from '#tests/support/storage/stored-submissions.ts';
import { storages, type TestStorage } from '#tests/support/storage/test-storages.ts';

const now = Date.UTC(2026, 10, 20, 12);
const silent = pino({ level: 'silent' });

/** Parses the text format: each value by its name and labels. */
async function readMetrics(metrics: Metrics): Promise<Record<string, number>> {
  const lines = (await metrics.render()).split('\n').filter((line) => line && !line.startsWith('#'));
  return Object.fromEntries(
    lines.map((line) => {
      const separator = line.lastIndexOf(' ');
      return [line.slice(0, separator), Number(line.slice(separator + 1))];
    }),
  );
}

describe.each(storages)('on $name', ({ create }) => {
  let storage: TestStorage;
  let metrics: Metrics;
  beforeEach(async () => {
    storage = await create();
    metrics = createMetrics({ store: storage.store, channels: ['webhook'], now: () => now });
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  test('the gauges show the present state of the storage', async () => {
    expect(await readMetrics(metrics)).toMatchObject({
      enquiries_storage_up: 1,
      enquiries_quarantined: 0,
      'enquiries_deliveries{channel="webhook",state="dead"}': 0,
      'enquiries_oldest_pending_seconds{channel="webhook"}': 0,
    });
    await storeTestSubmission(storage, { channels: ['webhook'] }, now - 90_000);
    await storeTestSubmission(storage, {}, now - 30_000);
    await storeTestSubmission(storage, { status: 'quarantined' }, now);
    await storage.store.write((transaction) =>
      transaction
        .updateTable('deliveries')
        .set({ state: 'dead' })
        .where('channel', '=', 'company-mail')
        .execute(),
    );
    expect(await readMetrics(metrics)).toMatchObject({
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

  test('a submission received by a clock that was ahead ages from its last attempt', async () => {
    await storeTestSubmission(storage, { channels: ['webhook'] }, now + 86_400_000);
    await storage.store.write((transaction) =>
      transaction
        .updateTable('deliveries')
        .set({ scheduled_at: now - 60_000 })
        .execute(),
    );
    expect((await readMetrics(metrics))['enquiries_oldest_pending_seconds{channel="webhook"}']).toBe(60);
  });

  test('a clock that was set back makes no negative age', async () => {
    await storeTestSubmission(storage, {}, now + 60_000);
    expect((await readMetrics(metrics))['enquiries_oldest_pending_seconds{channel="webhook"}']).toBe(0);
  });
});

describe('while the storage is unavailable', () => {
  test('the storage metrics are missing and the others stay', async () => {
    await using storage = await storages[0].create();
    let isBroken = false;
    const read: typeof storage.store.read = (work) =>
      isBroken ? Promise.reject(new StorageUnavailableError('The disk is gone.')) : storage.store.read(work);
    const metrics = createMetrics({
      store: { ...storage.store, read },
      channels: ['webhook'],
      now: () => now,
    });
    await storeTestSubmission(storage);
    metrics.countSubmission('message', 'accepted');
    expect(await readMetrics(metrics)).toHaveProperty('enquiries_quarantined');
    isBroken = true;
    const values = await readMetrics(metrics);
    expect(values).toMatchObject({
      enquiries_storage_up: 0,
      'enquiries_submissions_total{kind="message",outcome="accepted"}': 1,
    });
    expect(
      Object.keys(values).filter((name) => /^enquiries_(?:deliveries\{|oldest|quarantined)/.test(name)),
    ).toEqual([]);
    isBroken = false;
    expect(await readMetrics(metrics)).toMatchObject({ enquiries_storage_up: 1, enquiries_quarantined: 0 });
  });
});

describe('counters', () => {
  let storage: TestStorage;
  let metrics: Metrics;
  beforeEach(async () => {
    storage = await storages[0].create();
    metrics = createMetrics({ store: storage.store, channels: ['webhook'], now: () => now });
  });
  afterEach(() => storage[Symbol.asyncDispose]());

  test('count submissions, delivery attempts and requests by their labels', async () => {
    metrics.countSubmission('enquiry', 'accepted');
    metrics.countSubmission('enquiry', 'accepted');
    metrics.countSubmission('application', 'refused');
    metrics.countDeliveryAttempt('webhook', 'failed');
    metrics.observeRequest({ route: '/api/enquiries', method: 'POST', status: 201, seconds: 0.02 });
    metrics.observeRequest({ route: '/api/enquiries', method: 'POST', status: 204, seconds: 3 });
    metrics.observeRequest({ route: '/*', method: 'GET', status: 404, seconds: 0.001 });
    const labels = 'route="/api/enquiries",method="POST",status="2xx"';
    expect(await readMetrics(metrics)).toMatchObject({
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

  describe('the metrics server', () => {
    let server: MetricsServer | undefined;
    let port: number;
    beforeEach(async () => {
      port = await findFreePort();
      server = await startMetricsServer({ host: '127.0.0.1', port, metrics, log: silent });
    });
    afterEach(() => server?.close());
    const request = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

    test('GET /metrics responds in the format of Prometheus', async () => {
      const response = await request('/metrics');
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
      expect(await response.text()).toMatch(/^# TYPE enquiries_submissions_total counter$/m);
    });
    test.each([
      ['/', {}, 404],
      ['/metrics/x', {}, 404],
      ['/metrics', { method: 'POST' }, 405],
    ])('%s %j gets %i', async (path, init, status) => {
      expect((await request(path, init)).status).toBe(status);
    });
    test('a kept-alive connection does not delay its end', async () => {
      await (await request('/metrics')).text();
      await server?.close();
      await expect(request('/metrics')).rejects.toThrow();
    });
    test('an address in use is logged as a warning', async () => {
      const lines: { level: number; port: number; code: string }[] = [];
      const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
      expect(await startMetricsServer({ host: '127.0.0.1', port, metrics, log })).toBeUndefined();
      expect(lines).toMatchObject([{ level: 40, port, code: 'EADDRINUSE' }]);
    });
  });

  test('port 0 turns the metrics server off', async () => {
    expect(await startMetricsServer({ host: '127.0.0.1', port: 0, metrics, log: silent })).toBeUndefined();
  });
});

test('a filled-in honeypot is counted', async () => {
  await using website = await createWebsiteHarness();
  const payload = {
    fullName: 'Ada',
    email: 'ada@example.no',
    message: 'Hello.',
    website: 'https://a.example',
  };
  for (let count = 0; count < 2; count++)
    await website.app.inject({ method: 'POST', url: '/api/messages', payload });
  expect(await readMetrics(website.submissionService.metrics)).toMatchObject({
    'enquiries_suspicions_total{kind="message",reason="honeypot"}': 2,
  });
});
