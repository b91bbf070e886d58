/** When a delivery is tried again. */

/** Seconds to wait before each attempt, the first included. */
export type RetrySchedule = readonly number[];

/** Part of a wait by which it is varied to either side: what failed together does not come back together. */
const jitter = 0.1;

/** The longest wait that another side can ask for, in milliseconds. */
const maxRetryAfterMs = 24 * 3_600_000;

/**
 * Milliseconds from a failed attempt to the next.
 * @param attempts how many have been made.
 * @param retryAfter milliseconds for which the other side asked us to wait: the later of the two counts.
 * @param random from 0 to 1.
 * @returns undefined after the last attempt.
 */
export function getRetryDelay(
  attempts: number,
  schedule: RetrySchedule,
  retryAfter: number | undefined,
  random: number,
): number | undefined {
  const seconds = schedule[attempts];
  if (seconds === undefined) return undefined;
  const wait = seconds * 1000 * (1 - jitter + 2 * jitter * random);
  return Math.round(Math.max(wait, Math.min(retryAfter ?? 0, maxRetryAfterMs)));
}

/**
 * Reads a `Retry-After` header: https://www.rfc-editor.org/rfc/rfc9110#name-retry-after
 * @param now milliseconds since 1970.
 * @returns milliseconds to wait; undefined where it says nothing that can be understood.
 */
export function parseRetryAfter(header: string, now: number): number | undefined {
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const date = /^[A-Z][a-z]{2,8},/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
