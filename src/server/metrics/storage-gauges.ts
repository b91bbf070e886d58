/** Metrics that are counted in the storage, so that all processes report the same, also after a restart. */
import { Gauge, type Registry } from 'prom-client';
import { type Channel, channels } from '../outbox/channels.ts';
import { countUnannounced } from '../outbox/unannounced.ts';
import { StorageUnavailableError } from '../storage/storage-errors.ts';
import type { Store } from '../storage/store.ts';
import type { DeliveryState } from '../storage/tables.ts';

const states: readonly DeliveryState[] = ['pending', 'done', 'dead'];

/**
 * @param configuredChannels the channels on which waiting deliveries will be made.
 * @returns a function that updates the gauges.
 */
export function createStorageGauges(
  registers: Registry[],
  store: Store,
  configuredChannels: readonly Channel[],
  now: () => number,
): () => Promise<void> {
  const up = new Gauge({
    name: 'enquiries_storage_up',
    help: '1 while the storage answers. While it is 0, the other counts from the storage are missing.',
    registers,
  });
  const deliveries = new Gauge({
    name: 'enquiries_deliveries',
    help: 'Deliveries in the outbox by channel and state.',
    labelNames: ['channel', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: 'enquiries_oldest_pending_seconds',
    help: 'How long ago the oldest submission was received that is still to be delivered; 0 when there is none.',
    labelNames: ['channel'],
    registers,
  });
  const quarantined = new Gauge({
    name: 'enquiries_quarantined',
    help: 'Submissions that are set aside as likely spam.',
    registers,
  });
  const unannounced = new Gauge({
    name: 'enquiries_unannounced',
    help: 'Accepted submissions that nobody at the company was told of, and that no delivery is waiting for.',
    registers,
  });
  const disabledWebhook = new Gauge({
    name: 'enquiries_webhook_disabled',
    help: '1 while the webhook is off because it answered 410 (gone).',
    registers,
  });
  return async () => {
    const counts = await readCounts(store, configuredChannels).catch((error: unknown) => {
      if (error instanceof StorageUnavailableError) return undefined;
      throw error;
    });
    deliveries.reset();
    oldest.reset();
    for (const gauge of [quarantined, unannounced, disabledWebhook]) gauge.remove();
    up.set(counts ? 1 : 0);
    if (!counts) return;
    for (const channel of channels) {
      const channelRows = counts.outbox.filter((row) => row.channel === channel);
      for (const state of states)
        deliveries.set(
          { channel, state },
          Number(channelRows.find((row) => row.state === state)?.count ?? 0),
        );
      const oldestRow = counts.oldest.find((row) => row.channel === channel);
      // `scheduled` is earlier if the clock was ahead at reception and was corrected before a failed attempt.
      const waitingSince = oldestRow && Math.min(Number(oldestRow.received), Number(oldestRow.scheduled));
      oldest.set({ channel }, waitingSince === undefined ? 0 : Math.max(0, (now() - waitingSince) / 1000));
    }
    quarantined.set(counts.quarantined);
    unannounced.set(counts.unannounced);
    disabledWebhook.set(configuredChannels.includes('webhook') && counts.isWebhookDisabled ? 1 : 0);
  };
}

const readCounts = (store: Store, configuredChannels: readonly Channel[]) =>
  store.read(async (database) => ({
    outbox: await database
      .selectFrom('deliveries')
      .select(({ fn }) => ['channel', 'state', fn.countAll<number>().as('count')])
      .groupBy(['channel', 'state'])
      .execute(),
    oldest: await database
      .selectFrom('deliveries')
      .innerJoin('submissions', 'submissions.id', 'deliveries.submission_id')
      .select(({ fn }) => [
        'channel',
        fn.min<number>('received_at').as('received'),
        fn.min<number>('scheduled_at').as('scheduled'),
      ])
      .where('state', '=', 'pending')
      .groupBy('channel')
      .execute(),
    quarantined: Number(
      (
        await database
          .selectFrom('submissions')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('status', '=', 'quarantined')
          .executeTakeFirstOrThrow()
      ).count,
    ),
    unannounced: await countUnannounced(database, configuredChannels),
    isWebhookDisabled:
      (await database.selectFrom('disabled_webhooks').select('url_hash').limit(1).execute()).length > 0,
  }));
