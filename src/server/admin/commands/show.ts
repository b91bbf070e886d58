/** `show`: prints one submission with everything known about it, or saves its attachment. */
import pc from 'picocolors';
import { type Channel, channels } from '#server/outbox/channels.ts';
import { AttachmentDamagedError, readAttachment } from '#server/storage/read-attachment.ts';
import type { ScanResult } from '#server/storage/tables.ts';
import { escapeControlCharacters, toReplacementCharacter, toSafeLine } from '#terminal/control-characters.ts';
import { jsonOption, parseArguments, parseReference } from '../arguments.ts';
import { type Command, type CommandContext, RefusedError } from '../command.ts';
import {
  channelNames,
  describeDeliveryState,
  describeSpamReason,
  describeWithheldReason,
  formatAttempts,
  formatDuration,
  formatTime,
} from '../describe.ts';
import { toJsonRecord } from '../json.ts';
import { writeOutputFile } from '../output-file.ts';
import { getSubmission, type SubmissionRecord } from '../submission-records.ts';
import { stringifySafely } from '../terminal.ts';

export const show: Command = async (args, context) => {
  const { values, positionals } = parseArguments(
    args,
    { ...jsonOption, cv: { type: 'string' } },
    { min: 1, max: 1, name: 'The reference' },
  );
  const { store, terminal, now } = context;
  const record = await getSubmission(store, parseReference(positionals[0] ?? ''));
  if (values.cv !== undefined) return saveAttachment(record, values.cv, context);
  await terminal.print(
    values.json
      ? `${stringifySafely(toJsonRecord(record))}\n`
      : `${formatSubmission(record, now, terminal.useColour).join('\n')}\n`,
  );
};

async function saveAttachment(
  { id, attachment }: SubmissionRecord,
  name: string,
  { store, terminal }: CommandContext,
): Promise<void> {
  if (!attachment) throw new RefusedError(`${id} has no attached file.`);
  const path = await writeOutputFile(name, readAttachment(store, id, attachment)).catch((error: unknown) => {
    if (error instanceof AttachmentDamagedError)
      throw new RefusedError(`${error.message} A backup may have it.`, { cause: error });
    throw error;
  });
  await terminal.print(`${path}: ${attachment.size} bytes. It comes from a stranger; open it with care.\n`);
}

const scanDescriptions: Record<ScanResult, string> = {
  clean: 'scanned: no malware was found',
  unscanned: 'unscanned: clamd could not be reached; open it with care',
};

/** Width of the column of labels. */
const labelColumns = 17;

/** @returns lines. */
function formatSubmission(record: SubmissionRecord, now: number, useColour: boolean): string[] {
  const colours = pc.createColors(useColour);
  const formatEntry = (label: string, text: string) => {
    const [firstLine = '', ...otherLines] = escapeControlCharacters(text, toReplacementCharacter).split('\n');
    return [
      `${colours.dim(toSafeLine(label, toReplacementCharacter).padEnd(labelColumns))}${firstLine}`.trimEnd(),
      ...otherLines.map((line) => `${' '.repeat(labelColumns)}${line}`.trimEnd()),
    ];
  };
  const { attachment, consent, receivedAt, suspicions } = record;
  return [
    colours.bold(record.id),
    ...formatEntry('kind', record.kind),
    ...formatEntry('status', record.status),
    ...formatEntry(
      'received',
      `${formatTime(receivedAt)}, ${formatDuration(Math.max(0, now - receivedAt))} ago`,
    ),
    ...formatEntry('language', record.language),
    ...suspicions.flatMap((code, index) =>
      formatEntry(index === 0 ? 'suspicions' : '', describeSpamReason(code)),
    ),
    '',
    ...Object.entries(record.fields).flatMap(([name, value]) => formatEntry(name, value)),
    ...(attachment
      ? formatEntry(
          'file',
          `${toSafeLine(attachment.name, toReplacementCharacter)}\n${attachment.type}, ${attachment.size} bytes\nSHA-256 ${attachment.sha256}${attachment.scan ? `\n${scanDescriptions[attachment.scan]}` : ''}`,
        )
      : []),
    '',
    ...channels.flatMap((channel) =>
      formatEntry(channelNames[channel], formatDelivery(record, channel, now)),
    ),
    '',
    ...formatEntry('consent', `${consent.version}\n${consent.text ?? 'The text was not recorded.'}`),
  ];
}

function formatDelivery(record: SubmissionRecord, channel: Channel, now: number): string {
  const delivery = record.deliveries.find((candidate) => candidate.channel === channel);
  const state = describeDeliveryState(record, channel, now);
  const withheld = channel === 'acknowledgement' ? record.acknowledgementWithheld : null;
  if (!delivery) return withheld ? `${state}\n${describeWithheldReason(withheld)}` : state;
  const doneTime = delivery.doneAt === null ? '' : `, ${formatTime(delivery.doneAt)}`;
  const lastError = delivery.lastError === null ? '' : `\nlast error: ${delivery.lastError}`;
  return `${state}${doneTime}, ${formatAttempts(delivery)}\n${delivery.id}${lastError}`;
}
