/** `export`: everything, or all that is known of a person, for programs and for answers to requests for access. */
import { buffer } from 'node:stream/consumers';
import { AttachmentDamagedError, readAttachment } from '#server/storage/read-attachment.ts';
import type { Store } from '#server/storage/store.ts';
import { parseEmail, jsonOption, parseChoice, parseArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { streamCsv } from '../export-csv.ts';
import { toJsonRecord } from '../json.ts';
import { streamJsonArray } from '../json-array.ts';
import { writeOutputFile } from '../output-file.ts';
import type { SubmissionRecord } from '../record.ts';
import { RefusedError, UsageError } from '../refused.ts';
import { countSubmissions, readSubmissions } from '../submission-records.ts';

/** By it a spreadsheet knows that a file is UTF-8; a program that reads a pipe does not expect it. */
const byteOrderMark = '\uFEFF';

export const exportSubmissions: Command = async (args, { store, terminal }) => {
  const { values, words } = parseArguments(
    args,
    {
      ...jsonOption,
      format: { type: 'string' },
      out: { type: 'string' },
      files: { type: 'boolean', default: true },
    },
    { least: 0, most: 1 },
  );
  const format = parseChoice('format', values.format, ['json', 'csv']) ?? 'json';
  if (values.json && format === 'csv') throw new UsageError('--json and --format csv exclude each other.');
  const email = words[0] === undefined ? undefined : parseEmail(words[0]);
  const found = await countSubmissions(store, { email });
  if (email !== undefined && found === 0) throw new RefusedError(`There is nothing from ${email}.`);

  let total = 0;
  const damaged: string[] = [];
  const withContent = async (record: SubmissionRecord) => {
    const whole = values.files ? await withFile(store, record) : toJsonRecord(record);
    if (whole?.file && 'damaged' in whole.file) damaged.push(record.id);
    if (whole) total++;
    return whole;
  };
  const counted = async function* (records: AsyncIterable<SubmissionRecord>) {
    for await (const record of records) {
      total++;
      yield record;
    }
  };
  const records = readSubmissions(store, { email });
  const pieces = format === 'csv' ? streamCsv(counted(records)) : streamJsonArray(records, withContent);
  if (values.out === undefined) for await (const piece of pieces) await terminal.print(piece);
  else {
    const file = await writeOutputFile(values.out, format === 'csv' ? marked(pieces) : pieces);
    await terminal.print(`${file}: ${total} ${total === 1 ? 'submission' : 'submissions'}.\n`);
  }
  if (damaged.length > 0)
    throw new RefusedError(
      `All is exported but files that are damaged in the storage, those of ${damaged.join(', ')}. A backup may have them.`,
    );
};

async function* marked(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  yield byteOrderMark;
  yield* pieces;
}

/** @returns undefined where it has been erased since it was found. */
async function withFile(store: Store, record: SubmissionRecord) {
  const { file, ...rest } = toJsonRecord(record);
  if (!file) return { ...rest, file };
  try {
    const bytes = await buffer(readAttachment(store, record.id, file));
    return { ...rest, file: { ...file, content: bytes.toString('base64') } };
  } catch (error) {
    if (!(error instanceof AttachmentDamagedError)) throw error;
    if ((await countSubmissions(store, { id: record.id })) === 0) return undefined;
    return { ...rest, file: { ...file, damaged: true } };
  }
}
