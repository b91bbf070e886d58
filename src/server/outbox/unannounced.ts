/**
 * Submissions that nobody at the company was told of, because no channel was configured when they arrived, or because all
 * attempts failed.
 */
import type { Database, Store } from '../storage/store.ts';
import { buildDeliveryRows } from '../storage/submissions.ts';
import { type Channel, companyChannels } from './channels.ts';
import { insertNewRows } from './requeue.ts';

/** Submissions announced in one transaction, because other writers wait for it. */
const maxSubmissionsPerTransaction = 200;

const selectCompanyChannels = (channels: readonly Channel[]) =>
  companyChannels.filter((channel) => channels.includes(channel));

/**
 * Selects accepted submissions of which no delivery to the company is done, or waits on a configured channel. Those that an
 * operator has withheld are left out.
 * @param channels the configured channels.
 */
function selectUnannounced(database: Database, channels: readonly Channel[]) {
  const configured = selectCompanyChannels(channels);
  return database
    .selectFrom('submissions')
    .where('status', '=', 'accepted')
    .where('withheld_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deliveries')
            .select('deliveries.id')
            .whereRef('deliveries.submission_id', '=', 'submissions.id')
            .where('channel', 'in', companyChannels)
            .where(({ and, eb, or }) =>
              or([
                eb('state', '=', 'done'),
                ...(configured.length > 0
                  ? [and([eb('state', '=', 'pending'), eb('channel', 'in', configured)])]
                  : []),
              ]),
            ),
        ),
      ),
    );
}

/**
 * Counts the submissions that nobody was told of.
 * @param channels the configured channels.
 */
export async function countUnannounced(database: Database, channels: readonly Channel[]): Promise<number> {
  const { count } = await selectUnannounced(database, channels)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Finds submissions without any delivery to the company that no alarm has reported yet. An alarm reports the others by
 * their deliveries, which are late or dead.
 * @param receivedUntil milliseconds since 1970.
 * @returns references, oldest first.
 */
export async function findUnreportedUnannounced(
  database: Database,
  receivedUntil: number,
): Promise<string[]> {
  const submissions = await database
    .selectFrom('submissions')
    .select('id')
    .where('status', '=', 'accepted')
    .where('withheld_at', 'is', null)
    .where('reported_at', 'is', null)
    .where('received_at', '<=', receivedUntil)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('deliveries')
            .select('deliveries.id')
            .whereRef('deliveries.submission_id', '=', 'submissions.id')
            .where('channel', 'in', companyChannels),
        ),
      ),
    )
    .orderBy('received_at')
    .execute();
  return submissions.map(({ id }) => id);
}

/**
 * Enqueues the configured channels to the company that are missing. Dead letters stay as they are. Senders get no
 * acknowledgement, because a late one would confuse them.
 * @param channels the configured channels.
 * @param now milliseconds since 1970.
 * @returns the number of rows inserted.
 * @throws StorageUnavailableError
 */
export async function announceUnannounced(
  store: Store,
  channels: readonly Channel[],
  now: number,
): Promise<number> {
  const configured = selectCompanyChannels(channels);
  if (configured.length === 0) return 0;
  if ((await store.read((database) => countUnannounced(database, channels))) === 0) return 0;
  let inserted = 0;
  for (let lastId: string | undefined = ''; lastId !== undefined; ) {
    const after: string = lastId;
    const batch = await store.write(async (transaction) => {
      const submissions = await selectUnannounced(transaction, channels)
        .select('id')
        .where('id', '>', after)
        .orderBy('id')
        .limit(maxSubmissionsPerTransaction)
        // A submission erased before its rows are inserted would make the insert fail. SQLite has one writer at a time.
        .$if(store.dialect === 'postgres', (query) => query.forKeyShare())
        .execute();
      const rows = submissions.flatMap(({ id }) => buildDeliveryRows(id, configured, now));
      return { inserted: await insertNewRows(transaction, rows), lastId: submissions.at(-1)?.id };
    });
    inserted += batch.inserted;
    lastId = batch.lastId;
  }
  return inserted;
}
