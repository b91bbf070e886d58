/** `list`: what was submitted, newest first. */
import pc from 'picocolors';
import { channels } from '#server/outbox/channels.ts';
import { count, jsonOption, oneOf, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { attemptsOf, channelNames, stateOf } from '../describe.ts';
import { asJson } from '../json.ts';
import { jsonArray } from '../json-array.ts';
import { printableLine } from '../printable.ts';
import type { SubmissionRecord } from '../record.ts';
import { allSubmissions, countSubmissions, submissions } from '../submission-records.ts';
import { type Cell, shortened, tableLines } from '../table.ts';
import { localTime } from '../when.ts';

/** Rows of the table, unless `--limit` says otherwise. */
const rowsByDefault = 50;
/** Columns for a name. */
const nameWidth = 28;

export const list: Command = async (args, { store, now, terminal }) => {
  const { values } = readArguments(args, {
    ...jsonOption,
    status: { type: 'string' },
    undelivered: { type: 'boolean', default: false },
    limit: { type: 'string' },
  });
  const filter = {
    status: oneOf('status', values.status, ['accepted', 'quarantined']),
    undelivered: values.undelivered,
  };
  const wanted = count('limit', values.limit);
  if (values.json) {
    for await (const piece of jsonArray(submissions(store, { ...filter, limit: wanted }), asJson))
      await terminal.print(piece);
    return;
  }
  const limit = wanted ?? rowsByDefault;
  const records = await allSubmissions(store, { ...filter, limit });
  const total = records.length === limit ? await countSubmissions(store, filter) : records.length;
  if (total === 0) return terminal.say('There are no such submissions.');
  const lines = tableLines([
    header(terminal.colour),
    ...records.map((record) => row(record, now, terminal.colour)),
  ]);
  await terminal.print(`${lines.join('\n')}\n`);
  if (total > records.length) terminal.say(`${records.length} of ${total}; --limit shows more.`);
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
    { text: localTime(record.receivedAt) },
    { text: record.kind },
    { text: shortened(nameOf(record), nameWidth) },
    { text: record.status, ...(record.status === 'quarantined' && { paint: c.yellow }) },
    ...channels.map((channel) => {
      const state = stateOf(record, channel, now);
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
        text: delivery && delivery.attempts > 0 ? `${state} (${attemptsOf(delivery)})` : state,
        paint,
      };
    }),
  ];
}

/** The forms differ in what they call it. */
const nameOf = ({ fields }: SubmissionRecord): string => printableLine(fields.name ?? fields.fullName ?? '');
