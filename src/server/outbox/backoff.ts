/** The delay between attempts. */

/** Seconds to wait before each attempt. The first is that of a new row, which `claim.ts` applies. */
export type RetrySchedule = readonly number[];

/** Each delay varies randomly by this fraction, so that deliveries that failed together are not retried together. */
const jitter = 0.1;

/** Longest delay that a `Retry-After` header can cause. */
const maxRetryAfterMs = 24 * 3_600_000;

/**
 * Computes the delay from a failed attempt to the next.
 * @param attempts number of attempts made.
 * @param retryAfterMs delay requested by the other side; it counts if it is longer than the schedule's.
 * @param random from 0 to 1.
 * @returns milliseconds; undefined after the last attempt.
 */
export function getRetryDelay(
  attempts: number,
  schedule: RetrySchedule,
  retryAfterMs: number | undefined,
  random: number,
): number | undefined {
  const seconds = schedule[attempts];
  if (seconds === undefined) return undefined;
  const delay = seconds * 1000 * (1 - jitter + 2 * jitter * random);
  return Math.round(Math.max(delay, Math.min(retryAfterMs ?? 0, maxRetryAfterMs)));
}

/**
 * Parses a `Retry-After` header: https://www.rfc-editor.org/rfc/rfc9110#name-retry-after
 * @param now milliseconds since 1970.
 * @returns milliseconds to wait; undefined if the header is invalid.
 */
export function parseRetryAfter(header: string, now: number): number | undefined {
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const date = /^[A-Z][a-z]{2,8},/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
