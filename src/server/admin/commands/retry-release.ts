/** `retry` and `release`: make deliveries due. A running server sends them. */
import { channels as allChannels, type Channel } from '#server/outbox/channels.ts';
import { readOutboxConfiguration } from '#server/outbox/configuration.ts';
import { enableWebhooks } from '#server/outbox/disabled-webhooks.ts';
import { requeueDeliveries } from '#server/outbox/requeue.ts';
import { jsonOption, parseArguments, parseReference } from '../arguments.ts';
import { type Command, type CommandContext, RefusedError } from '../command.ts';
import { channelNames } from '../describe.ts';
import { getSubmission } from '../submission-records.ts';
import { stringifySafely } from '../terminal.ts';

export const retry: Command = async (args, context) => {
  const { values, positionals } = parseArguments(args, jsonOption, { min: 0, max: 1 });
  const id = positionals[0] === undefined ? undefined : parseReference(positionals[0]);
  if (id !== undefined) {
    const { status } = await getSubmission(context.store, id);
    if (status === 'quarantined')
      throw new RefusedError(`${id} is in quarantine. Use release to deliver it.`);
  }
  const { channels } = readOutboxConfiguration(context.environment);
  if (channels.length === 0) throw new RefusedError(`${noChannelsMessage}.`);
  await enableWebhooks(context.store);
  await requeue(id, channels, values.json, context);
};

export const release: Command = async (args, context) => {
  const { values, positionals } = parseArguments(
    args,
    { ...jsonOption, undelivered: { type: 'boolean', default: false } },
    { min: 1, max: 1, name: 'The reference' },
  );
  const id = parseReference(positionals[0] ?? '');
  const { status } = await getSubmission(context.store, id);
  if (status !== 'quarantined') throw new RefusedError(`${id} is not in quarantine.`);
  const channels = values.undelivered ? [] : readOutboxConfiguration(context.environment).channels;
  if (channels.length === 0 && !values.undelivered)
    throw new RefusedError(`${noChannelsMessage}, or use --undelivered to release it without delivering it.`);
  await requeue(id, channels, values.json, context);
};

const noChannelsMessage =
  'Neither SMTP_URL nor WEBHOOK_URL is set here, so there is no channel to deliver to. Set the environment variables of the server';

async function requeue(
  id: string | undefined,
  channels: readonly Channel[],
  isJson: boolean,
  { store, now, terminal }: CommandContext,
): Promise<void> {
  const dueCount = await requeueDeliveries(store, id === undefined ? {} : { id }, channels, now);
  await terminal.print(
    `${isJson ? stringifySafely({ due: dueCount }) : describeResult(dueCount, channels)}\n`,
  );
  const offChannels = allChannels
    .filter((channel) => !channels.includes(channel))
    .map((name) => channelNames[name]);
  if (channels.length > 0 && offChannels.length > 0)
    terminal.printMessage(`Not configured here, so nothing new is delivered to: ${offChannels.join(', ')}.`);
}

function describeResult(dueCount: number, channels: readonly Channel[]): string {
  if (channels.length === 0) return 'Released without delivering it.';
  if (dueCount === 0) return 'There is nothing to retry: all deliveries are done or in progress.';
  return `${dueCount === 1 ? '1 delivery is' : `${dueCount} deliveries are`} due. A running server sends them.`;
}
