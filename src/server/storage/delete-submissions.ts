/** Deletes submissions with their attachments, keys and deliveries, while other processes use the storage. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { maxCvBytes } from '#forms/schemas/cv.ts';
import type { Store, StoreTransaction } from './store.ts';
import type { Tables } from './tables.ts';

export type SubmissionCondition = (where: ExpressionBuilder<Tables, 'submissions'>) => Expression<SqlBool>;

const maxSubmissionsPerTransaction = 100;
/**
 * Largest number of attachment bytes per transaction; one attachment may have as many. SQLite overwrites what it deletes:
 * 10 MB take 0.1 s.
 */
const maxBytesPerTransaction = maxCvBytes;
/** Pause between transactions, so that other processes get the write lock: they retry at least every 50 ms. */
const pauseMs = 60;

/**
 * Deletes matching submissions in batches, one transaction each. Several processes may do so at the same time.
 * @param isStopped checked before each batch; batches already deleted stay deleted.
 * @returns the references of the deleted submissions.
 * @throws StorageUnavailableError
 */
export async function deleteSubmissions(
  store: Store,
  condition: SubmissionCondition,
  isStopped = () => false,
): Promise<string[]> {
  for (const deletedIds: string[] = []; ; await pause(pauseMs)) {
    const batch = isStopped()
      ? undefined
      : await store.write((transaction) => deleteBatch(transaction, condition));
    if (!batch) return deletedIds;
    deletedIds.push(...batch);
  }
}

/** @returns the deleted references; undefined when no submission matches. */
async function deleteBatch(
  transaction: StoreTransaction,
  condition: SubmissionCondition,
): Promise<string[] | undefined> {
  const candidates = await transaction
    .selectFrom('submissions')
    .where(condition)
    .leftJoin('attachments', 'attachments.submission_id', 'submissions.id')
    .select(['submissions.id', 'size'])
    .limit(maxSubmissionsPerTransaction)
    .execute();
  if (candidates.length === 0) return undefined;
  let bytes = 0;
  const ids = candidates
    .filter(({ size }, index) => {
      bytes += size ?? 0;
      return index === 0 || bytes <= maxBytesPerTransaction;
    })
    .map(({ id }) => id);
  const rows = await transaction
    .deleteFrom('submissions')
    .where('id', 'in', ids)
    // The condition is repeated because a submission may have been released from quarantine meanwhile.
    .where(condition)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
