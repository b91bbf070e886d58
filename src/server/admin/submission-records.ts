/** Finds submissions in the storage, with all that belongs to them. */
import type { Kysely } from 'kysely';
import type { Database, Store } from '../storage/store.ts';
import type { SubmissionStatus, Tables } from '../storage/tables.ts';
import type { FileRecord, SubmissionRecord } from './record.ts';

export interface SubmissionFilter {
  id?: string | undefined;
  /** In lower case. */
  email?: string | undefined;
  status?: SubmissionStatus | undefined;
  /** Accepted, and not yet announced everywhere. */
  undelivered?: boolean | undefined;
  /** At most so many. */
  limit?: number | undefined;
}

/** Submissions read at a time. */
const pageSize = 200;

/**
 * Reads submissions, newest first, a page at a time: what is not asked for is not read.
 * @throws Unavailable while the storage cannot be used.
 */
export async function* readSubmissions(store: Store, filter: SubmissionFilter = {}): AsyncGenerator<SubmissionRecord> {
  let left = filter.limit ?? Number.POSITIVE_INFINITY;
  let last: SubmissionRecord | undefined;
  while (left > 0) {
    const size = Math.min(pageSize, left);
    const after = last;
    const page = await store.read((database) => readPage(database, filter, after, size));
    yield* page;
    if (page.length < size) return;
    left -= page.length;
    last = page.at(-1);
  }
}

/** All of them at once, for what is known to be little. */
export async function readAllSubmissions(store: Store, filter: SubmissionFilter): Promise<SubmissionRecord[]> {
  const records: SubmissionRecord[] = [];
  for await (const record of readSubmissions(store, filter)) records.push(record);
  return records;
}

async function readPage(
  database: Database,
  filter: SubmissionFilter,
  after: SubmissionRecord | undefined,
  size: number,
): Promise<SubmissionRecord[]> {
  const rows = await selected(database, filter)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('submissions.received_at', 'submissions.id'),
          '<',
          tuple(after?.receivedAt ?? 0, after?.id ?? ''),
        ),
      ),
    )
    .leftJoin('consent_texts', 'consent_texts.version', 'submissions.consent')
    .leftJoin('attachments', 'attachments.submission_id', 'submissions.id')
    .selectAll('submissions')
    .select(['consent_texts.text', 'name', 'type', 'size', 'sha256'])
    .orderBy('submissions.received_at', 'desc')
    .orderBy('submissions.id', 'desc')
    .limit(size)
    .execute();
  if (rows.length === 0) return [];
  const deliveries = await database
    .selectFrom('deliveries')
    .selectAll()
    .where(
      'submission_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const bySubmission = Map.groupBy(deliveries, ({ submission_id }) => submission_id);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    language: row.language,
    receivedAt: row.received_at,
    status: row.status,
    suspicions: JSON.parse(row.suspicions),
    fields: JSON.parse(row.fields),
    consent: { version: row.consent, text: row.text },
    file: fileOf(row),
    deliveries: (bySubmission.get(row.id) ?? []).map((delivery) => ({
      id: delivery.id,
      channel: delivery.channel,
      state: delivery.state,
      attempts: delivery.attempts,
      dueAt: delivery.due_at,
      leasedUntil: delivery.leased_until,
      lastError: delivery.last_error,
      doneAt: delivery.done_at,
    })),
  }));
}

function fileOf({
  name,
  type,
  size,
  sha256,
}: { [K in keyof FileRecord]: FileRecord[K] | null }): FileRecord | null {
  return name === null || type === null || size === null || sha256 === null
    ? null
    : { name, type, size, sha256 };
}

function selected(database: Kysely<Tables>, { id, email, status, undelivered }: SubmissionFilter) {
  return database
    .selectFrom('submissions')
    .$if(id !== undefined, (query) => query.where('submissions.id', '=', id ?? ''))
    .$if(email !== undefined, (query) => query.where('submissions.email', '=', email ?? ''))
    .$if(status !== undefined, (query) => query.where('submissions.status', '=', status ?? 'accepted'))
    .$if(undelivered === true, (query) =>
      query.where('submissions.status', '=', 'accepted').where(({ not, exists, or, selectFrom }) => {
        const own = selectFrom('deliveries')
          .select('deliveries.id')
          .whereRef('deliveries.submission_id', '=', 'submissions.id');
        return or([not(exists(own)), exists(own.where('deliveries.state', '!=', 'done'))]);
      }),
    );
}

/** How many submissions there are. */
export async function countSubmissions(store: Store, filter: SubmissionFilter = {}): Promise<number> {
  const { count } = await store.read((database) =>
    selected(database, filter)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  return Number(count);
}
