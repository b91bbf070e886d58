/** A submission for programs: what `--json` prints and `export` writes. */
import type { SubmissionRecord } from './record.ts';

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

export const toJsonRecord = ({ receivedAt, deliveries, ...record }: SubmissionRecord) => ({
  id: record.id,
  kind: record.kind,
  language: record.language,
  receivedAt: iso(receivedAt),
  status: record.status,
  suspicions: record.suspicions,
  fields: record.fields,
  consent: record.consent,
  file: record.file,
  deliveries: deliveries.map(({ id, channel, state, attempts, dueAt, lastError, doneAt }) => ({
    id,
    channel,
    state,
    attempts,
    dueAt: state === 'pending' ? iso(dueAt) : null,
    doneAt: iso(doneAt),
    lastError,
  })),
});
