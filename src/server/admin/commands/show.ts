/** `show`: one submission with everything that is known of it. */
import pc from 'picocolors';
import { channels } from '#server/outbox/channels.ts';
import { AttachmentDamaged, attachmentBytes } from '#server/storage/read-attachment.ts';
import { jsonOption, readArguments } from '../arguments.ts';
import type { Command, Context } from '../command.ts';
import { attemptsOf, channelNames, stateOf } from '../describe.ts';
import { asJson } from '../json.ts';
import { writeNewFile } from '../output-file.ts';
import { printable, printableJson, printableLine } from '../printable.ts';
import type { SubmissionRecord } from '../record.ts';
import { asReference } from '../reference.ts';
import { Refused } from '../refused.ts';
import { submissions } from '../submission-records.ts';
import { suspicionWords } from '../suspicion-words.ts';
import { localTime, span } from '../when.ts';

export const show: Command = async (args, context) => {
  const { values, words } = readArguments(
    args,
    { ...jsonOption, cv: { type: 'string' } },
    { least: 1, most: 1, what: 'The reference' },
  );
  const record = await submissionOf(asReference(words[0] ?? ''), context);
  if (values.cv !== undefined) return saveFile(record, values.cv, context);
  const { terminal, now } = context;
  await terminal.print(
    values.json
      ? `${printableJson(asJson(record))}\n`
      : `${description(record, now, terminal.colour).join('\n')}\n`,
  );
};

/** @throws Refused where there is none. */
export async function submissionOf(id: string, { store }: Pick<Context, 'store'>): Promise<SubmissionRecord> {
  for await (const record of submissions(store, { id, limit: 1 })) return record;
  throw new Refused(`There is no submission ${id}.`);
}

async function saveFile(
  { id, file }: SubmissionRecord,
  name: string,
  { store, terminal }: Context,
): Promise<void> {
  if (!file) throw new Refused(`${id} came without a file.`);
  const written = await writeNewFile(name, attachmentBytes(store, id, file)).catch((error: unknown) => {
    if (error instanceof AttachmentDamaged)
      throw new Refused(`${error.message} A backup may have it.`, { cause: error });
    throw error;
  });
  await terminal.print(`${written}: ${file.size} bytes. It comes from a stranger; open it with care.\n`);
}

/** Columns for what a line is about. */
const margin = 17;

function description(record: SubmissionRecord, now: number, colour: boolean): string[] {
  const c = pc.createColors(colour);
  const about = (label: string, text: string) => {
    const [first = '', ...others] = printable(text).split('\n');
    return [
      `${c.dim(printableLine(label).padEnd(margin))}${first}`.trimEnd(),
      ...others.map((line) => `${' '.repeat(margin)}${line}`.trimEnd()),
    ];
  };
  const { file, consent, receivedAt, suspicions } = record;
  return [
    c.bold(record.id),
    ...about('kind', record.kind),
    ...about('status', record.status),
    ...about('received', `${localTime(receivedAt)}, ${span(Math.max(0, now - receivedAt))} ago`),
    ...about('language', record.language),
    ...suspicions.flatMap((rule, index) => about(index === 0 ? 'suspicions' : '', suspicionWords(rule))),
    '',
    ...Object.entries(record.fields).flatMap(([name, value]) => about(name, value)),
    ...(file
      ? about('file', `${printableLine(file.name)}\n${file.type}, ${file.size} bytes\nSHA-256 ${file.sha256}`)
      : []),
    '',
    ...channels.flatMap((channel) => about(channelNames[channel], deliveryText(record, channel, now))),
    '',
    ...about('consent', `${consent.version}\n${consent.text ?? 'Its words were not recorded.'}`),
  ];
}

function deliveryText(record: SubmissionRecord, channel: (typeof channels)[number], now: number): string {
  const delivery = record.deliveries.find((each) => each.channel === channel);
  const state = stateOf(record, channel, now);
  if (!delivery) return state;
  const done = delivery.doneAt === null ? '' : `, ${localTime(delivery.doneAt)}`;
  const error = delivery.lastError === null ? '' : `\nlast error: ${delivery.lastError}`;
  return `${state}${done}, ${attemptsOf(delivery)}\n${delivery.id}${error}`;
}
