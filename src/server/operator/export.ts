/** `export`: everything, or all that is known of a person, for programs and for answers to requests for access. */
import { buffer } from 'node:stream/consumers';
import type { Store } from '../store/store.ts';
import { asAddress, oneOf, readArguments } from './arguments.ts';
import { asJson } from './as-json.ts';
import { attachmentBytes } from './attachment.ts';
import type { Command } from './context.ts';
import { csvOf } from './export-csv.ts';
import { writeNewFile } from './new-file.ts';
import { printableJson } from './printable.ts';
import type { SubmissionRecord } from './record.ts';
import { countSubmissions, submissions } from './records.ts';
import { Refused } from './refused.ts';

/** By it a spreadsheet knows that a file is UTF-8; a program that reads a pipe does not expect it. */
const byteOrderMark = '\uFEFF';

export const exportSubmissions: Command = async (args, { store, terminal }) => {
  const { values, words } = readArguments(
    args,
    {
      format: { type: 'string', default: 'json' },
      out: { type: 'string' },
      files: { type: 'boolean', default: true },
    },
    { least: 0, most: 1 },
  );
  const format = oneOf('format', values.format, ['json', 'csv']);
  const email = words[0] === undefined ? undefined : asAddress(words[0]);
  const total = await countSubmissions(store, { email });
  if (email !== undefined && total === 0) throw new Refused(`There is nothing from ${email}.`);

  const records = submissions(store, { email });
  const pieces = format === 'csv' ? csvOf(records) : jsonOf(records, store, values.files);
  if (values.out === undefined) {
    for await (const piece of pieces) await terminal.print(piece);
    return;
  }
  const marked = async function* () {
    if (format === 'csv') yield byteOrderMark;
    yield* pieces;
  };
  const file = await writeNewFile(values.out, marked());
  await terminal.print(`${file}: ${total} ${total === 1 ? 'submission' : 'submissions'}.\n`);
};

/** An array, an element at a time; with the bytes of the files in base 64. */
async function* jsonOf(
  records: AsyncIterable<SubmissionRecord>,
  store: Store,
  withFiles: boolean,
): AsyncGenerator<string> {
  let before = '[';
  for await (const record of records) {
    const { file, ...rest } = asJson(record);
    const whole =
      file && withFiles
        ? { ...rest, file: { ...file, content: await contentOf(store, record.id, file.sha256) } }
        : { ...rest, file };
    yield `${before}\n${printableJson(whole)}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

const contentOf = async (store: Store, id: string, sha256: string): Promise<string> =>
  (await buffer(attachmentBytes(store, id, sha256))).toString('base64');
