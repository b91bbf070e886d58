/** `show`: one submission with everything that is known of it. */
import pc from 'picocolors';
import { channels } from '#server/outbox/channels.ts';
import { AttachmentDamagedError, readAttachment } from '#server/storage/read-attachment.ts';
import { jsonOption, parseArguments } from '../arguments.ts';
import type { Command, CommandContext } from '../command.ts';
import { formatAttempts, channelNames, describeDeliveryState } from '../describe.ts';
import { toJsonRecord } from '../json.ts';
import { writeOutputFile } from '../output-file.ts';
import { escapeControlCharacters, stringifySafely, toSafeLine } from '../printable.ts';
import type { SubmissionRecord } from '../record.ts';
import { parseReference } from '../reference.ts';
import { RefusedError } from '../refused.ts';
import { readSubmissions } from '../submission-records.ts';
import { describeSpamReason } from '../suspicion-words.ts';
import { formatTime, span } from '../when.ts';

export const show: Command = async (args, context) => {
  const { values, words } = parseArguments(
    args,
    { ...jsonOption, cv: { type: 'string' } },
    { least: 1, most: 1, what: 'The reference' },
  );
  const record = await findSubmission(parseReference(words[0] ?? ''), context);
  if (values.cv !== undefined) return saveFile(record, values.cv, context);
  const { terminal, now } = context;
  await terminal.print(
    values.json
      ? `${stringifySafely(toJsonRecord(record))}\n`
      : `${description(record, now, terminal.hasColor).join('\n')}\n`,
  );
};

/** @throws Refused where there is none. */
export async function findSubmission(id: string, { store }: Pick<CommandContext, 'store'>): Promise<SubmissionRecord> {
  for await (const record of readSubmissions(store, { id, limit: 1 })) return record;
  throw new RefusedError(`There is no submission ${id}.`);
}

async function saveFile(
  { id, file }: SubmissionRecord,
  name: string,
  { store, terminal }: CommandContext,
): Promise<void> {
  if (!file) throw new RefusedError(`${id} came without a file.`);
  const written = await writeOutputFile(name, readAttachment(store, id, file)).catch((error: unknown) => {
    if (error instanceof AttachmentDamagedError)
      throw new RefusedError(`${error.message} A backup may have it.`, { cause: error });
    throw error;
  });
  await terminal.print(`${written}: ${file.size} bytes. It comes from a stranger; open it with care.\n`);
}

/** Columns for what a line is about. */
const margin = 17;

function description(record: SubmissionRecord, now: number, colour: boolean): string[] {
  const c = pc.createColors(colour);
  const about = (label: string, text: string) => {
    const [first = '', ...others] = escapeControlCharacters(text).split('\n');
    return [
      `${c.dim(toSafeLine(label).padEnd(margin))}${first}`.trimEnd(),
      ...others.map((line) => `${' '.repeat(margin)}${line}`.trimEnd()),
    ];
  };
  const { file, consent, receivedAt, suspicions } = record;
  return [
    c.bold(record.id),
    ...about('kind', record.kind),
    ...about('status', record.status),
    ...about('received', `${formatTime(receivedAt)}, ${span(Math.max(0, now - receivedAt))} ago`),
    ...about('language', record.language),
    ...suspicions.flatMap((rule, index) => about(index === 0 ? 'suspicions' : '', describeSpamReason(rule))),
    '',
    ...Object.entries(record.fields).flatMap(([name, value]) => about(name, value)),
    ...(file
      ? about('file', `${toSafeLine(file.name)}\n${file.type}, ${file.size} bytes\nSHA-256 ${file.sha256}`)
      : []),
    '',
    ...channels.flatMap((channel) => about(channelNames[channel], deliveryText(record, channel, now))),
    '',
    ...about('consent', `${consent.version}\n${consent.text ?? 'Its words were not recorded.'}`),
  ];
}

function deliveryText(record: SubmissionRecord, channel: (typeof channels)[number], now: number): string {
  const delivery = record.deliveries.find((each) => each.channel === channel);
  const state = describeDeliveryState(record, channel, now);
  if (!delivery) return state;
  const done = delivery.doneAt === null ? '' : `, ${formatTime(delivery.doneAt)}`;
  const error = delivery.lastError === null ? '' : `\nlast error: ${delivery.lastError}`;
  return `${state}${done}, ${formatAttempts(delivery)}\n${delivery.id}${error}`;
}
