/** `list`: lists submissions, newest first. */
import pc from 'picocolors';
import { channels } from '#server/outbox/channels.ts';
import { toReplacementCharacter, toSafeLine } from '#terminal/control-characters.ts';
import { jsonOption, parseArguments, parseChoice, parseCount } from '../arguments.ts';
import type { Command } from '../command.ts';
import { channelNames, describeDeliveryState, formatAttempts, formatTime } from '../describe.ts';
import { streamJsonArray, toJsonRecord } from '../json.ts';
import {
  countSubmissions,
  readAllSubmissions,
  readSubmissions,
  type SubmissionRecord,
} from '../submission-records.ts';
import { type Cell, formatTable, truncateToWidth } from '../table.ts';

/** Number of rows without `--limit`. */
const defaultLimit = 50;
/** Widest name, in terminal columns. */
const maxNameColumns = 28;

export const list: Command = async (args, { store, now, terminal }) => {
  const { values } = parseArguments(args, {
    ...jsonOption,
    status: { type: 'string' },
    undelivered: { type: 'boolean', default: false },
    limit: { type: 'string' },
  });
  const filter = {
    status: parseChoice('status', values.status, ['accepted', 'quarantined']),
    undelivered: values.undelivered,
  };
  const requestedLimit = parseCount('limit', values.limit);
  if (values.json) {
    const records = readSubmissions(store, { ...filter, limit: requestedLimit });
    for await (const text of streamJsonArray(records, toJsonRecord)) await terminal.print(text);
    return;
  }
  const limit = requestedLimit ?? defaultLimit;
  const records = await readAllSubmissions(store, { ...filter, limit });
  const total = records.length === limit ? await countSubmissions(store, filter) : records.length;
  if (total === 0) return terminal.printMessage('There are no such submissions.');
  const lines = formatTable([
    buildHeader(terminal.useColour),
    ...records.map((record) => buildRow(record, now, terminal.useColour)),
  ]);
  await terminal.print(`${lines.join('\n')}\n`);
  if (total > records.length) terminal.printMessage(`${records.length} of ${total}; --limit shows more.`);
};

function buildHeader(useColour: boolean): Cell[] {
  const { bold } = pc.createColors(useColour);
  return [
    'reference',
    'received',
    'kind',
    'from',
    'status',
    ...channels.map((channel) => channelNames[channel]),
  ].map((text) => ({ text, paint: bold }));
}

function buildRow(record: SubmissionRecord, now: number, useColour: boolean): Cell[] {
  const colours = pc.createColors(useColour);
  const selectPaint = (state: string) => {
    if (state === 'dead') return colours.red;
    if (state === 'done') return colours.green;
    return state.startsWith('pending') ? colours.yellow : colours.dim;
  };
  return [
    { text: record.id },
    { text: formatTime(record.receivedAt) },
    { text: record.kind },
    { text: truncateToWidth(getName(record), maxNameColumns) },
    { text: record.status, ...(record.status === 'quarantined' && { paint: colours.yellow }) },
    ...channels.map((channel) => {
      const state = describeDeliveryState(record, channel, now);
      const delivery = record.deliveries.find((candidate) => candidate.channel === channel);
      return {
        text: delivery && delivery.attempts > 0 ? `${state} (${formatAttempts(delivery)})` : state,
        paint: selectPaint(state),
      };
    }),
  ];
}

/** Returns the sender's name. The forms name the field differently. */
const getName = ({ fields }: SubmissionRecord): string =>
  toSafeLine(fields.name ?? fields.fullName ?? '', toReplacementCharacter);
