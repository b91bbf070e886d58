/**
 * Switches the webhook off when it answers 410, which means that its receiver wants no more events. This is stored, so that
 * a restart does not call it again; another WEBHOOK_URL or the command `retry` switches it on.
 */
import { createHash } from 'node:crypto';
import type { Log } from '../log.ts';
import type { Store } from '../storage/store.ts';
import { DeliveryError } from './delivery-error.ts';
import type { WebhookClient } from './webhook.ts';

const hashUrl = (url: string): string => createHash('sha256').update(url).digest('hex');

/**
 * Wraps a client, so that its first final failure switches the webhook off.
 * @param url URL that the client posts to.
 */
export function disableWhenGone(
  client: WebhookClient,
  url: string,
  { store, log, now }: { store: Store; log: Log; now: () => number },
): WebhookClient {
  const urlHash = hashUrl(url);
  return {
    ...client,
    post: async (id, payload, signal) => {
      if (await isDisabled(store, urlHash)) throw new DeliveryError('webhook disabled', { isFinal: true });
      try {
        await client.post(id, payload, signal);
      } catch (error) {
        if (error instanceof DeliveryError && error.isFinal) {
          await disable(store, urlHash, now());
          log.error('The webhook answered 410 (gone) and is off now: its deliveries become dead letters');
        }
        throw error;
      }
    },
  };
}

async function isDisabled(store: Store, urlHash: string): Promise<boolean> {
  const row = await store.read((database) =>
    database
      .selectFrom('disabled_webhooks')
      .select('url_hash')
      .where('url_hash', '=', urlHash)
      .executeTakeFirst(),
  );
  return row !== undefined;
}

const disable = (store: Store, urlHash: string, now: number) =>
  store.write((transaction) =>
    transaction
      .insertInto('disabled_webhooks')
      .values({ url_hash: urlHash, disabled_at: now })
      .onConflict((conflict) => conflict.column('url_hash').doNothing())
      .execute(),
  );

/**
 * Switches webhooks on.
 * @param exceptUrl URL of a webhook that stays off.
 * @returns true if that webhook is off.
 * @throws StorageUnavailableError
 */
export async function enableWebhooks(store: Store, exceptUrl?: string): Promise<boolean> {
  const exceptHash = exceptUrl === undefined ? undefined : hashUrl(exceptUrl);
  const rows = await store.read((database) =>
    database.selectFrom('disabled_webhooks').select('url_hash').execute(),
  );
  const hashes = rows.map(({ url_hash }) => url_hash).filter((hash) => hash !== exceptHash);
  if (hashes.length > 0)
    await store.write((transaction) =>
      transaction.deleteFrom('disabled_webhooks').where('url_hash', 'in', hashes).execute(),
    );
  return rows.length > hashes.length;
}
