/** Formats submissions as CSV (RFC 4180) that a spreadsheet can open safely. */
import { type FormKind, forms } from '#forms/schemas/forms.ts';
import { channels } from '../outbox/channels.ts';
import type { SubmissionRecord } from './submission-records.ts';

/**
 * Matches where a spreadsheet starts to read a formula: at the start of a cell, and after semicolons and line breaks,
 * because Norwegian spreadsheets separate cells at semicolons. Spreadsheets also accept full-width operators, and skip
 * invisible characters before them.
 */
const formulaStart = /(?:^|(?<=[;\t\n]))(?=["\s\p{Cf}]*[=+\-@＝＋－＠])|^(?=[\t\n])/gu;

/** Matches characters that no cell needs and that could act on a terminal. */
const controlCharacters = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Quotes a value and prefixes formulas with an apostrophe, which makes them text. */
function formatCell(value: string): string {
  const text = value.replace(/\r\n?/g, '\n').replace(controlCharacters, '').replace(formulaStart, "'");
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats one record with its line break. */
export const formatCsvLine = (values: readonly string[]): string => `${values.map(formatCell).join(',')}\r\n`;

/** The fields of all forms. */
const fieldNames = [
  ...new Set(
    (Object.keys(forms) as FormKind[]).flatMap((kind) => Object.keys(forms[kind].createSchema('en').shape)),
  ),
].filter((name) => name !== 'cv');

/** Functions that return the value of a column, by its title. */
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
  /** Fields of earlier versions of the forms. */
  otherFields: ({ fields }) => {
    const otherFields = Object.entries(fields).filter(([name]) => !fieldNames.includes(name));
    return otherFields.length > 0 ? JSON.stringify(Object.fromEntries(otherFields)) : '';
  },
  file: ({ attachment }) => attachment?.name ?? '',
  fileSize: ({ attachment }) => (attachment ? String(attachment.size) : ''),
  consent: ({ consent }) => consent.version,
  ...Object.fromEntries(
    channels.map((channel) => [
      channel,
      ({ deliveries }: SubmissionRecord) =>
        deliveries.find((delivery) => delivery.channel === channel)?.state ?? '',
    ]),
  ),
};

/** Formats the titles, then one line per submission. */
export async function* streamCsv(records: AsyncIterable<SubmissionRecord>): AsyncGenerator<string> {
  yield formatCsvLine(Object.keys(columns));
  for await (const record of records)
    yield formatCsvLine(Object.values(columns).map((getValue) => getValue(record)));
}
