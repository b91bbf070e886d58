/** Reads submissions with their deliveries, consent texts and attachments' metadata. */
import type { Kysely } from 'kysely';
import type { Channel } from '../outbox/channels.ts';
import type { Database, Store } from '../storage/store.ts';
import type {
  AttachmentMetadata,
  DeliveryState,
  SubmissionStatus,
  Tables,
  WithheldReason,
} from '../storage/tables.ts';
import { RefusedError } from './command.ts';

/** A delivery with times in milliseconds since 1970. */
export interface DeliveryRecord {
  id: string;
  channel: Channel;
  state: DeliveryState;
  /** Number of attempts started. */
  attempts: number;
  dueAt: number;
  /** Set while an attempt runs. */
  leasedUntil: number | null;
  lastError: string | null;
  doneAt: number | null;
}

export interface SubmissionRecord {
  id: string;
  kind: Tables['submissions']['kind'];
  language: Tables['submissions']['language'];
  /** Milliseconds since 1970. */
  receivedAt: number;
  status: SubmissionStatus;
  /** Codes of the spam rules that matched. */
  suspicions: string[];
  fields: Record<string, string>;
  /** `text` is null if the text was not recorded. */
  consent: { version: string; text: string | null };
  attachment: AttachmentMetadata | null;
  /** Reason for which the sender gets no acknowledgement. */
  acknowledgementWithheld: WithheldReason | null;
  deliveries: DeliveryRecord[];
}

export interface SubmissionFilter {
  id?: string | undefined;
  /** Address in lower case. */
  email?: string | undefined;
  status?: SubmissionStatus | undefined;
  /** Only accepted submissions with a missing or unfinished delivery. */
  undelivered?: boolean | undefined;
  /** Largest number of results. */
  limit?: number | undefined;
}

/** Number of submissions read per query. */
const pageSize = 200;

/**
 * Reads submissions, newest first, page by page as the caller iterates.
 * @throws StorageUnavailableError
 */
export async function* readSubmissions(
  store: Store,
  filter: SubmissionFilter = {},
): AsyncGenerator<SubmissionRecord> {
  let remaining = filter.limit ?? Number.POSITIVE_INFINITY;
  let last: SubmissionRecord | undefined;
  while (remaining > 0) {
    const size = Math.min(pageSize, remaining);
    const after = last;
    const page = await store.read((database) => readPage(database, filter, after, size));
    yield* page;
    if (page.length < size) return;
    remaining -= page.length;
    last = page.at(-1);
  }
}

/** Reads submissions into memory, for small results. */
export async function readAllSubmissions(
  store: Store,
  filter: SubmissionFilter,
): Promise<SubmissionRecord[]> {
  const records: SubmissionRecord[] = [];
  for await (const record of readSubmissions(store, filter)) records.push(record);
  return records;
}

/** @param after last submission of the previous page. */
async function readPage(
  database: Database,
  filter: SubmissionFilter,
  after: SubmissionRecord | undefined,
  size: number,
): Promise<SubmissionRecord[]> {
  const rows = await selectFiltered(database, filter)
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
    .select(['consent_texts.text', 'name', 'type', 'size', 'sha256', 'scan'])
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
  const deliveriesBySubmission = Map.groupBy(deliveries, ({ submission_id }) => submission_id);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    language: row.language,
    receivedAt: row.received_at,
    status: row.status,
    suspicions: JSON.parse(row.suspicions),
    fields: JSON.parse(row.fields),
    consent: { version: row.consent, text: row.text },
    attachment: toAttachmentMetadata(row),
    acknowledgementWithheld: row.acknowledgement_withheld,
    deliveries: (deliveriesBySubmission.get(row.id) ?? []).map((delivery) => ({
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

/** @returns null if the submission has no attachment, whose columns are null then. */
function toAttachmentMetadata({
  name,
  type,
  size,
  sha256,
  scan,
}: { [K in keyof AttachmentMetadata]: AttachmentMetadata[K] | null }): AttachmentMetadata | null {
  return name === null || type === null || size === null || sha256 === null
    ? null
    : { name, type, size, sha256, ...(scan && { scan }) };
}

function selectFiltered(database: Kysely<Tables>, { id, email, status, undelivered }: SubmissionFilter) {
  return database
    .selectFrom('submissions')
    .$if(id !== undefined, (query) => query.where('submissions.id', '=', id ?? ''))
    .$if(email !== undefined, (query) => query.where('submissions.email', '=', email ?? ''))
    .$if(status !== undefined, (query) => query.where('submissions.status', '=', status ?? 'accepted'))
    .$if(undelivered === true, (query) =>
      query.where('submissions.status', '=', 'accepted').where(({ not, exists, or, selectFrom }) => {
        const deliveriesOfSubmission = selectFrom('deliveries')
          .select('deliveries.id')
          .whereRef('deliveries.submission_id', '=', 'submissions.id');
        return or([
          not(exists(deliveriesOfSubmission)),
          exists(deliveriesOfSubmission.where('deliveries.state', '!=', 'done')),
        ]);
      }),
    );
}

/**
 * Reads one submission.
 * @throws RefusedError if it does not exist.
 */
export async function getSubmission(store: Store, id: string): Promise<SubmissionRecord> {
  for await (const record of readSubmissions(store, { id, limit: 1 })) return record;
  throw new RefusedError(`There is no submission ${id}.`);
}

/** Counts submissions. */
export async function countSubmissions(store: Store, filter: SubmissionFilter = {}): Promise<number> {
  const { count } = await store.read((database) =>
    selectFiltered(database, filter)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  return Number(count);
}
