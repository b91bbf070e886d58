/** `retry` and `release`: makes deliveries due; a running server sends them. */
import { readConfiguration } from '../delivery/configuration.ts';
import { retryDeliveries } from '../delivery/retry.ts';
import { jsonOption, readArguments } from './arguments.ts';
import type { Command, Context } from './context.ts';
import { printableJson } from './printable.ts';
import { asReference } from './reference.ts';
import { Refused } from './refused.ts';
import { submissionOf } from './show.ts';

export const retry: Command = async (args, context) => {
  const { values, words } = readArguments(args, jsonOption, { least: 0, most: 1 });
  const id = words[0] === undefined ? undefined : asReference(words[0]);
  if (id !== undefined) {
    const { status } = await submissionOf(id, context);
    if (status === 'quarantined')
      throw new Refused(`${id} is in quarantine. release takes it out and delivers it.`);
  }
  await makeDue(id, values.json, context);
};

export const release: Command = async (args, context) => {
  const { values, words } = readArguments(args, jsonOption, { least: 1, most: 1, what: 'The reference' });
  const id = asReference(words[0] ?? '');
  const { status } = await submissionOf(id, context);
  if (status !== 'quarantined') throw new Refused(`${id} is not in quarantine.`);
  await makeDue(id, values.json, context);
};

async function makeDue(
  id: string | undefined,
  json: boolean,
  { store, environment, now, terminal }: Context,
): Promise<void> {
  const { channels } = readConfiguration(environment);
  const due = await retryDeliveries(store, id === undefined ? {} : { id }, channels, now);
  if (json) return terminal.print(`${printableJson({ due })}\n`);
  await terminal.print(`${said(due)}\n`);
  if (channels.length === 0)
    terminal.say('Neither SMTP_URL nor WEBHOOK_URL is set here: nothing new is announced anywhere.');
}

function said(due: number): string {
  if (due === 0) return 'Nothing is left to be made due: all is done, or on its way.';
  return `${due === 1 ? '1 delivery is' : `${due} deliveries are`} due. The server sends what is due while it runs.`;
}
