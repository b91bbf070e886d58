/** `retry` and `release`: makes deliveries due; a running server sends them. */
import { channels as allChannels, type Channel } from '#server/outbox/channels.ts';
import { readOutboxConfiguration } from '#server/outbox/configuration.ts';
import { requeueDeliveries } from '#server/outbox/requeue.ts';
import { jsonOption, parseArguments } from '../arguments.ts';
import type { Command, CommandContext } from '../command.ts';
import { channelNames } from '../describe.ts';
import { stringifySafely } from '../printable.ts';
import { parseReference } from '../reference.ts';
import { RefusedError } from '../refused.ts';
import { findSubmission } from './show.ts';

export const retry: Command = async (args, context) => {
  const { values, words } = parseArguments(args, jsonOption, { least: 0, most: 1 });
  const id = words[0] === undefined ? undefined : parseReference(words[0]);
  if (id !== undefined) {
    const { status } = await findSubmission(id, context);
    if (status === 'quarantined')
      throw new RefusedError(`${id} is in quarantine. release takes it out and delivers it.`);
  }
  const { channels } = readOutboxConfiguration(context.environment);
  if (channels.length === 0) throw new RefusedError(`${nowhere}.`);
  await makeDue(id, channels, values.json, context);
};

export const release: Command = async (args, context) => {
  const { values, words } = parseArguments(
    args,
    { ...jsonOption, undelivered: { type: 'boolean', default: false } },
    { least: 1, most: 1, what: 'The reference' },
  );
  const id = parseReference(words[0] ?? '');
  const { status } = await findSubmission(id, context);
  if (status !== 'quarantined') throw new RefusedError(`${id} is not in quarantine.`);
  const channels = values.undelivered ? [] : readOutboxConfiguration(context.environment).channels;
  if (channels.length === 0 && !values.undelivered)
    throw new RefusedError(`${nowhere}, or say --undelivered to release it without telling anybody.`);
  await makeDue(id, channels, values.json, context);
};

const nowhere =
  'Neither SMTP_URL nor WEBHOOK_URL is set here: there is nothing to deliver to. Set what the server has in its environment';

async function makeDue(
  id: string | undefined,
  channels: readonly Channel[],
  json: boolean,
  { store, now, terminal }: CommandContext,
): Promise<void> {
  const due = await requeueDeliveries(store, id === undefined ? {} : { id }, channels, now);
  if (json) await terminal.print(`${stringifySafely({ due })}\n`);
  else await terminal.print(`${said(due, channels)}\n`);
  const off = allChannels.filter((channel) => !channels.includes(channel)).map((name) => channelNames[name]);
  if (channels.length > 0 && off.length > 0)
    terminal.printMessage(`Off here, and not told of anything new: ${off.join(', ')}.`);
}

function said(due: number, channels: readonly Channel[]): string {
  if (channels.length === 0) return 'Released. Nobody is told of it.';
  if (due === 0) return 'Nothing is left to be made due: all is done, or on its way.';
  return `${due === 1 ? '1 delivery is' : `${due} deliveries are`} due. The server sends what is due while it runs.`;
}
