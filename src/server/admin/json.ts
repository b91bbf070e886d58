/** Formats submissions as JSON, for `--json` and `export`. */
import type { SubmissionRecord } from './submission-records.ts';
import { stringifySafely } from './terminal.ts';

const toIsoTime = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();

/** Converts a record to the object that programs read. */
export const toJsonRecord = ({ receivedAt, deliveries, ...record }: SubmissionRecord) => ({
  id: record.id,
  kind: record.kind,
  language: record.language,
  receivedAt: toIsoTime(receivedAt),
  status: record.status,
  suspicions: record.suspicions,
  fields: record.fields,
  consent: record.consent,
  file: record.attachment,
  acknowledgementWithheld: record.acknowledgementWithheld,
  deliveries: deliveries.map(({ id, channel, state, attempts, dueAt, lastError, doneAt }) => ({
    id,
    channel,
    state,
    attempts,
    dueAt: state === 'pending' ? toIsoTime(dueAt) : null,
    doneAt: toIsoTime(doneAt),
    lastError,
  })),
});

/**
 * Formats a JSON array element by element, because it may be of any length.
 * @param toValue converts an item; an item whose value is undefined is left out.
 */
export async function* streamJsonArray<T>(
  items: AsyncIterable<T>,
  toValue: (item: T) => unknown,
): AsyncGenerator<string> {
  let separator = '[';
  for await (const item of items) {
    const value = await toValue(item);
    if (value === undefined) continue;
    yield `${separator}\n${stringifySafely(value)}`;
    separator = ',';
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}
