/** `export`: exports all submissions, or those of one person, who may ask for a copy of the stored data. */
import { buffer } from 'node:stream/consumers';
import { AttachmentDamagedError, readAttachment } from '#server/storage/read-attachment.ts';
import type { Store } from '#server/storage/store.ts';
import { jsonOption, parseArguments, parseChoice, parseEmail } from '../arguments.ts';
import { type Command, RefusedError, UsageError } from '../command.ts';
import { streamCsv } from '../csv.ts';
import { formatSubmissionCount } from '../describe.ts';
import { streamJsonArray, toJsonRecord } from '../json.ts';
import { writeOutputFile } from '../output-file.ts';
import { countSubmissions, readSubmissions, type SubmissionRecord } from '../submission-records.ts';

/** Marks a file as UTF-8 for spreadsheets. Programs that read stdout do not expect it. */
const byteOrderMark = '\uFEFF';

export const exportSubmissions: Command = async (args, { store, terminal }) => {
  const { values, positionals } = parseArguments(
    args,
    {
      ...jsonOption,
      format: { type: 'string' },
      out: { type: 'string' },
      files: { type: 'boolean', default: true },
    },
    { min: 0, max: 1 },
  );
  const format = parseChoice('format', values.format, ['json', 'csv']) ?? 'json';
  if (values.json && format === 'csv')
    throw new UsageError('--json and --format csv cannot be used together.');
  const email = positionals[0] === undefined ? undefined : parseEmail(positionals[0]);
  const foundCount = await countSubmissions(store, { email });
  if (email !== undefined && foundCount === 0) throw new RefusedError(`There is nothing from ${email}.`);

  let exportedCount = 0;
  const damagedIds: string[] = [];
  const toExportedRecord = async (record: SubmissionRecord) => {
    const exported = values.files ? await toRecordWithContent(store, record) : toJsonRecord(record);
    if (exported?.file && 'damaged' in exported.file) damagedIds.push(record.id);
    if (exported) exportedCount++;
    return exported;
  };
  const countRecords = async function* (records: AsyncIterable<SubmissionRecord>) {
    for await (const record of records) {
      exportedCount++;
      yield record;
    }
  };
  const records = readSubmissions(store, { email });
  const output =
    format === 'csv' ? streamCsv(countRecords(records)) : streamJsonArray(records, toExportedRecord);
  if (values.out === undefined) for await (const text of output) await terminal.print(text);
  else {
    const file = await writeOutputFile(values.out, format === 'csv' ? withByteOrderMark(output) : output);
    await terminal.print(`${file}: ${formatSubmissionCount(exportedCount)}.\n`);
  }
  if (damagedIds.length > 0)
    throw new RefusedError(
      `Everything is exported except the attached files of ${damagedIds.join(', ')}, which are damaged in the storage. A backup may have them.`,
    );
};

async function* withByteOrderMark(output: AsyncIterable<string>): AsyncGenerator<string> {
  yield byteOrderMark;
  yield* output;
}

/** @returns undefined if the submission has been erased since it was read. */
async function toRecordWithContent(store: Store, record: SubmissionRecord) {
  const { file, ...otherValues } = toJsonRecord(record);
  if (!file) return { ...otherValues, file };
  try {
    const bytes = await buffer(readAttachment(store, record.id, file));
    return { ...otherValues, file: { ...file, content: bytes.toString('base64') } };
  } catch (error) {
    if (!(error instanceof AttachmentDamagedError)) throw error;
    if ((await countSubmissions(store, { id: record.id })) === 0) return undefined;
    return { ...otherValues, file: { ...file, damaged: true } };
  }
}
