/**
 * Conditions that need an operator while they last, such as a full disk. Each is reported when it begins, and once a day
 * while it lasts. Its times are stored, so that several servers report it once, also across restarts.
 */
import type { Store, StoreTransaction } from '#server/storage/store.ts';
import { maxClockSkewMs } from '../leases.ts';

export interface AlarmCondition {
  /** Key of its row in the table of alarms. */
  name: string;
  /** Words for the title of the alarm, such as "the disk is nearly full". */
  title: string;
  /**
   * Returns a message that says what the condition means and what to do, without anything that a sender entered; undefined
   * while all is well.
   * @throws StorageUnavailableError
   */
  check(): Promise<string | undefined>;
}

/** A condition that lasts. */
export interface ActiveCondition {
  name: string;
  title: string;
  message: string;
}

/** Time between two alarms about a condition that lasts. */
const repeatIntervalMs = 24 * 3_600_000;
/** Time after which a condition counts as ended if no server has seen it again. */
const activeMs = 3_600_000;

/**
 * Checks conditions and finds those that an alarm has to report.
 * @param now milliseconds since 1970.
 * @throws StorageUnavailableError
 */
export async function findDueConditions(
  store: Store,
  conditions: readonly AlarmCondition[],
  now: number,
): Promise<ActiveCondition[]> {
  const due: ActiveCondition[] = [];
  for (const condition of conditions) {
    const message = await condition.check();
    if (message === undefined) continue;
    const { name, title } = condition;
    const reportedAt = await recordActive(store, name, now);
    if (reportedAt <= now - repeatIntervalMs || reportedAt > now + maxClockSkewMs)
      due.push({ name, title, message });
  }
  return due;
}

/** Marks conditions as reported. */
export async function markConditionsReported(
  transaction: StoreTransaction,
  conditions: readonly ActiveCondition[],
  now: number,
): Promise<void> {
  for (const { name } of conditions)
    await transaction.updateTable('alarms').set({ sent_at: now }).where('name', '=', toKey(name)).execute();
}

const toKey = (name: string): string => `condition:${name}`;

/**
 * Records that a condition lasts.
 * @returns the time of its last report in milliseconds since 1970; 0 if it has begun since.
 */
const recordActive = (store: Store, name: string, now: number): Promise<number> =>
  store.write(async (transaction) => {
    await transaction
      .insertInto('alarms')
      .values({ name: toKey(name), sent_at: 0, taken_until: 0 })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    await transaction
      .updateTable('alarms')
      .set({ sent_at: 0 })
      .where('name', '=', toKey(name))
      .where((where) =>
        where.or([
          where('taken_until', '<=', now),
          where('taken_until', '>', now + activeMs + maxClockSkewMs),
        ]),
      )
      .execute();
    const { sent_at } = await transaction
      .updateTable('alarms')
      .set({ taken_until: now + activeMs })
      .where('name', '=', toKey(name))
      .returning('sent_at')
      .executeTakeFirstOrThrow();
    return Number(sent_at);
  });
