/** Deletes submissions with all that belongs to them, while others go on using the storage. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { maxCvBytes } from '#forms/schemas/cv.ts';
import type { StoreTransaction, Store } from './store.ts';
import type { Tables } from './tables.ts';

export type SubmissionCondition = (where: ExpressionBuilder<Tables, 'submissions'>) => Expression<SqlBool>;

/** Submissions that go in one transaction, at most. */
const maxRowsPerTransaction = 100;
/** Bytes of files that go with them, at most: as many as one may have. SQLite, which overwrites them, does 10 MB in 0.1 s. */
const maxBytesPerTransaction = maxCvBytes;
/** Milliseconds between two transactions: a process that waits for its turn looks for one more often than that. */
const pauseMs = 60;

/**
 * Deletes some at a time, each whole. Several processes may do so on one storage at once.
 * @param isStopped asked before each transaction; what has been deleted by then stays deleted.
 * @returns the references of those that are deleted.
 * @throws Unavailable while the storage cannot be used.
 */
export async function deleteSubmissions(
  store: Store,
  condition: SubmissionCondition,
  isStopped = () => false,
): Promise<string[]> {
  for (const deleted: string[] = []; ; await pause(pauseMs)) {
    const some = isStopped() ? undefined : await store.write((changes) => deleteBatch(changes, condition));
    if (!some) return deleted;
    deleted.push(...some);
  }
}

/** @returns undefined where there are none left. */
async function deleteBatch(changes: StoreTransaction, condition: SubmissionCondition): Promise<string[] | undefined> {
  const found = await changes
    .selectFrom('submissions')
    .where(condition)
    .leftJoin('attachments', 'attachments.submission_id', 'submissions.id')
    .select(['submissions.id', 'size'])
    .limit(maxRowsPerTransaction)
    .execute();
  if (found.length === 0) return undefined;
  let bytes = 0;
  const ids = found
    .filter(({ size }, index) => {
      bytes += size ?? 0;
      return index === 0 || bytes <= maxBytesPerTransaction;
    })
    .map(({ id }) => id);
  const rows = await changes
    .deleteFrom('submissions')
    .where('id', 'in', ids)
    // Released meanwhile, one may be kept.
    .where(condition)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
