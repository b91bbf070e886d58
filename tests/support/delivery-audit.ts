/** Whether what was stored was told to whom it should be, under one name each time. */

import { parseHeaders } from '#tests/server/faults/mail-headers.ts';
import { mailDomain, type DeliveryTargets } from './delivery-targets.ts';
import type { ReceivedMail } from './mail-server.ts';
import type { AuditedStorage } from './storage-audit.ts';
import type { WebhookCall } from './webhook-server.ts';

export interface DeliveryAudit {
  /** What is wrong, in words. */
  problems: string[];
  /** How many came more than once. */
  repeated: number;
}

/** Compares what the peers got with the outbox. */
export function auditDeliveries(
  { submissions, deliveries }: AuditedStorage,
  { mail: { mails }, webhook: { calls } }: Pick<DeliveryTargets, 'mail' | 'webhook'>,
): DeliveryAudit {
  const got = Map.groupBy([...mails.map(fromMail), ...calls.map(fromWebhookCall)], ({ name }) => name);
  const emails = new Map(submissions.map(({ id, email }) => [id, email]));
  const problems: string[] = [];
  let repeated = 0;
  for (const { id, channel, submission_id: reference } of deliveries) {
    const name = channel === 'webhook' ? `msg_${id.replaceAll('-', '')}` : `<${id}@${mailDomain}>`;
    const copies = got.get(name) ?? [];
    got.delete(name);
    if (copies.length === 0) problems.push(`${reference} did not reach ${channel}`);
    if (copies.length > 1) repeated++;
    if (new Set(copies.map(({ content }) => content)).size > 1) problems.push(`${name} differs from itself`);
    const wanted = channel === 'acknowledgement' ? emails.get(reference) : undefined;
    for (const { content, to } of copies) {
      if (!content.includes(reference)) problems.push(`${name} on ${channel} is not about ${reference}`);
      if (wanted !== undefined && to !== wanted)
        problems.push(`${reference} was acknowledged to somebody else`);
    }
  }
  for (const name of got.keys()) problems.push(`${name} is in no outbox`);
  return { problems, repeated };
}

interface ReceivedCopy {
  name: string;
  /** The same in all copies. */
  content: string;
  to: string;
}

const fromMail = (mail: ReceivedMail): ReceivedCopy => ({
  name: parseHeaders(mail).get('message-id')?.[0] ?? 'a mail without a name',
  // Boundaries between parts are made anew for each copy.
  content: mail.raw.replace(/--_NmP-[\w-]+/g, '--'),
  to: mail.to.join(),
});

const fromWebhookCall = ({ headers, body }: WebhookCall): ReceivedCopy => ({
  name: String(headers['webhook-id']),
  content: body,
  to: '',
});
