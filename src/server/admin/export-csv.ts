/** Submissions as a table for spreadsheets. */
import { type FormKind, forms } from '#forms/schemas/forms.ts';
import { channels } from '../outbox/channels.ts';
import { formatCsvLine } from './csv.ts';
import type { SubmissionRecord } from './record.ts';

/** Every field of every form, each once. */
const fieldNames = [
  ...new Set(
    (Object.keys(forms) as FormKind[]).flatMap((kind) => Object.keys(forms[kind].schema('en').shape)),
  ),
].filter((name) => name !== 'cv');

/** What a cell is made of, by the title of its column. */
const columns: Record<string, (record: SubmissionRecord) => string> = {
  id: ({ id }) => id,
  kind: ({ kind }) => kind,
  language: ({ language }) => language,
  receivedAt: ({ receivedAt }) => new Date(receivedAt).toISOString(),
  status: ({ status }) => status,
  suspicions: ({ suspicions }) => suspicions.join(' '),
  ...Object.fromEntries(
    fieldNames.map((name) => [name, ({ fields }: SubmissionRecord) => fields[name] ?? '']),
  ),
  /** Of forms as they were once. */
  otherFields: ({ fields }) => {
    const others = Object.entries(fields).filter(([name]) => !fieldNames.includes(name));
    return others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : '';
  },
  file: ({ file }) => file?.name ?? '',
  fileSize: ({ file }) => (file ? String(file.size) : ''),
  consent: ({ consent }) => consent.version,
  ...Object.fromEntries(
    channels.map((channel) => [
      channel,
      ({ deliveries }: SubmissionRecord) => deliveries.find((each) => each.channel === channel)?.state ?? '',
    ]),
  ),
};

/** The titles, then a line a submission. */
export async function* streamCsv(records: AsyncIterable<SubmissionRecord>): AsyncGenerator<string> {
  yield formatCsvLine(Object.keys(columns));
  for await (const record of records) yield formatCsvLine(Object.values(columns).map((value) => value(record)));
}
