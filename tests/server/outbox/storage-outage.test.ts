/** While the storage is away. */
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { watchOutage } from '#server/storage/outage-log.ts';
import { Unavailable } from '#server/storage/storage-errors.ts';
import type { Store } from '#server/storage/store.ts';
import { type Desk, eventually, fieldsOf, openDesk, quick } from '#tests/support/delivery-harness.ts';
import { startLine } from '#tests/support/severable-connection.ts';
import { storages } from '#tests/support/test-storages.ts';
import { startWebhookServer } from '#tests/support/webhook-server.ts';

const channels = ['webhook'] as const;
const done = (desk: Desk) => eventually(async () => expect((await desk.row('webhook')).state).toBe('done'));

describe.each(storages)('on $name', (kind) => {
  test('while the storage is gone deliveries wait, and nothing that was delivered is forgotten', async () => {
    await using webhook = await startWebhookServer();
    await using desk = await openDesk(kind);
    await using line = await startLine(desk.storage.options);
    const store = desk.anotherStore(line.options);
    const answer = Promise.withResolvers<void>();
    webhook.answer = (response) => void answer.promise.then(() => response.writeHead(204).end());
    await desk.submit('message', { channels });
    desk
      .open({
        environment: { webhookUrl: webhook.url },
        store,
      })
      .start();
    await eventually(() => expect(webhook.calls).toHaveLength(1));
    await line.cut();
    answer.resolve();
    const gone = () => desk.log.filter(({ msg }) => /cannot be used/.test(String(msg)));
    await eventually(() => expect(gone()).toHaveLength(1));
    await expect(store.check()).rejects.toThrow(Unavailable);
    await line.mend();
    await done(desk);
    await eventually(() =>
      expect(desk.log).toContainEqual(expect.objectContaining({ msg: 'The storage is back' })),
    );
    expect(gone()).toHaveLength(1);
    expect(webhook.calls).toHaveLength(1);
  });

  test('that the storage is gone is said once, and that it is back only when it is', async () => {
    await using desk = await openDesk(kind);
    await using line = await startLine(desk.storage.options);
    const store = desk.anotherStore(line.options);
    let worked = 0;
    let failed = 0;
    const counting: Store = {
      ...store,
      change: (work) => {
        const changed = store.change(work);
        changed.then(
          () => worked++,
          () => failed++,
        );
        return changed;
      },
    };
    const said = () => desk.log.map(({ msg }) => String(msg)).filter((msg) => /^The storage/.test(msg));
    const gone = expect.stringMatching(/^The storage cannot be used/);
    desk.open({ environment: { webhookUrl: 'http://127.0.0.1:9/' }, store: counting }).start();
    await eventually(() => expect(worked).toBeGreaterThan(1));
    await line.cut();
    const tries = 1 + (2 * quick.renewal) / quick.retreat;
    await eventually(() => expect(failed).toBeGreaterThan(tries));
    expect(said()).toEqual([gone]);
    await line.mend();
    await eventually(() => expect(said()).toEqual([gone, 'The storage is back']));
  });
});

test('a disk that is full is not taken for one that is back because it can be read', async () => {
  await using desk = await openDesk();
  const limit = (pages: number) =>
    desk.store.read((database) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(database));
  const said: string[] = [];
  const outage = watchOutage(createLog('info', { write: (line) => said.push(JSON.parse(line).msg) }));
  await desk.submit('message', { channels: [] });
  await limit(1);
  const fields = { ...fieldsOf.message, message: 'x'.repeat(100_000) };
  await desk.submit('message', { fields, channels: [] }).catch(outage.report);
  const uses = { changes: 0, reads: 0 };
  const counting: Store = {
    ...desk.store,
    change: (work) => desk.store.change(work).finally(() => uses.changes++),
    read: (work) => desk.store.read(work).finally(() => uses.reads++),
  };
  const timings = { ...quick, watch: 50 };
  desk.open({ environment: { webhookUrl: 'http://127.0.0.1:9/' }, store: counting, outage, timings }).start();
  await eventually(() => expect(Math.min(uses.changes, uses.reads)).toBeGreaterThan(20));
  expect(said).toEqual([expect.stringMatching(/cannot be used/)]);
  await limit(1_000_000);
  await eventually(() => expect(said).toEqual([expect.anything(), 'The storage is back']));
});
