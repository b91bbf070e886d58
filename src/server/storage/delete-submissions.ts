/** Deletes submissions with all that belongs to them, while others go on using the storage. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { cvLimit } from '#forms/schemas/cv.ts';
import type { Changes, Store } from './store.ts';
import type { Tables } from './tables.ts';

export type Condition = (where: ExpressionBuilder<Tables, 'submissions'>) => Expression<SqlBool>;

/** Submissions that go in one transaction, at most. */
const most = 100;
/** Bytes of files that go with them, at most: as many as one may have. SQLite, which overwrites them, does 10 MB in 0.1 s. */
const mostBytes = cvLimit;
/** Milliseconds between two transactions: a process that waits for its turn looks for one more often than that. */
const rest = 60;

/**
 * Deletes some at a time, each whole. Several processes may do so on one storage at once.
 * @param stopped asked before each transaction; what has been deleted by then stays deleted.
 * @returns the references of those that are deleted.
 * @throws Unavailable while the storage cannot be used.
 */
export async function deleteSubmissions(
  store: Store,
  condition: Condition,
  stopped = () => false,
): Promise<string[]> {
  for (const deleted: string[] = []; ; await pause(rest)) {
    const some = stopped() ? undefined : await store.change((changes) => deleteSome(changes, condition));
    if (!some) return deleted;
    deleted.push(...some);
  }
}

/** @returns undefined where there are none left. */
async function deleteSome(changes: Changes, condition: Condition): Promise<string[] | undefined> {
  const found = await changes
    .selectFrom('submissions')
    .where(condition)
    .leftJoin('attachments', 'attachments.submission_id', 'submissions.id')
    .select(['submissions.id', 'size'])
    .limit(most)
    .execute();
  if (found.length === 0) return undefined;
  let bytes = 0;
  const ids = found
    .filter(({ size }, index) => {
      bytes += size ?? 0;
      return index === 0 || bytes <= mostBytes;
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
