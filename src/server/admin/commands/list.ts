/** `list`: what was submitted, newest first. */
import pc from 'picocolors';
import { channels } from '#server/outbox/channels.ts';
import { parseCount, jsonOption, parseChoice, parseArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { formatAttempts, channelNames, describeDeliveryState } from '../describe.ts';
import { toJsonRecord } from '../json.ts';
import { streamJsonArray } from '../json-array.ts';
import { toSafeLine } from '../printable.ts';
import type { SubmissionRecord } from '../record.ts';
import { readAllSubmissions, countSubmissions, readSubmissions } from '../submission-records.ts';
import { type Cell, truncateToWidth, formatTable } from '../table.ts';
import { formatTime } from '../when.ts';

/** Rows of the table, unless `--limit` says otherwise. */
const rowsByDefault = 50;
/** Columns for a name. */
const nameWidth = 28;

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
  const wanted = parseCount('limit', values.limit);
  if (values.json) {
    for await (const piece of streamJsonArray(readSubmissions(store, { ...filter, limit: wanted }), toJsonRecord))
      await terminal.print(piece);
    return;
  }
  const limit = wanted ?? rowsByDefault;
  const records = await readAllSubmissions(store, { ...filter, limit });
  const total = records.length === limit ? await countSubmissions(store, filter) : records.length;
  if (total === 0) return terminal.printMessage('There are no such submissions.');
  const lines = formatTable([
    header(terminal.hasColor),
    ...records.map((record) => row(record, now, terminal.hasColor)),
  ]);
  await terminal.print(`${lines.join('\n')}\n`);
  if (total > records.length) terminal.printMessage(`${records.length} of ${total}; --limit shows more.`);
};

function header(colour: boolean): Cell[] {
  const { bold } = pc.createColors(colour);
  return [
    'reference',
    'received',
    'kind',
    'from',
    'status',
    ...channels.map((channel) => channelNames[channel]),
  ].map((text) => ({ text, paint: bold }));
}

function row(record: SubmissionRecord, now: number, colour: boolean): Cell[] {
  const c = pc.createColors(colour);
  return [
    { text: record.id },
    { text: formatTime(record.receivedAt) },
    { text: record.kind },
    { text: truncateToWidth(nameOf(record), nameWidth) },
    { text: record.status, ...(record.status === 'quarantined' && { paint: c.yellow }) },
    ...channels.map((channel) => {
      const state = describeDeliveryState(record, channel, now);
      const delivery = record.deliveries.find((each) => each.channel === channel);
      const paint =
        state === 'dead'
          ? c.red
          : state === 'done'
            ? c.green
            : state.startsWith('pending')
              ? c.yellow
              : c.dim;
      return {
        text: delivery && delivery.attempts > 0 ? `${state} (${formatAttempts(delivery)})` : state,
        paint,
      };
    }),
  ];
}

/** The forms differ in what they call it. */
const nameOf = ({ fields }: SubmissionRecord): string => toSafeLine(fields.name ?? fields.fullName ?? '');
