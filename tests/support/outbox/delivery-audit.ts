/** Compares what the delivery targets received with the outbox. */
import type { AuditedStorage } from '#tests/support/storage/storage-audit.ts';
import { type DeliveryTargets, mailDomain } from './delivery-targets.ts';
import { parseHeaders, type ReceivedMail } from './mail-server.ts';
import type { WebhookCall } from './webhook-server.ts';

export interface DeliveryAudit {
  /** Descriptions of deliveries that are missing, unknown, different or at the wrong recipient. */
  problems: string[];
  /** Number of deliveries that were received more than once. */
  repeated: number;
}

/** Finds differences between the outbox and what the targets received. Repetitions under the same id are no problem. */
export function auditDeliveries(
  { submissions, deliveries }: AuditedStorage,
  { mail: { mails }, webhook: { calls } }: Pick<DeliveryTargets, 'mail' | 'webhook'>,
): DeliveryAudit {
  const copiesById = Map.groupBy(
    [...mails.map(fromMail), ...calls.map(fromWebhookCall)],
    ({ messageId }) => messageId,
  );
  const emails = new Map(submissions.map(({ id, email }) => [id, email]));
  const problems: string[] = [];
  let repeated = 0;
  for (const { id, channel, submission_id: reference } of deliveries) {
    const messageId = channel === 'webhook' ? `msg_${id.replaceAll('-', '')}` : `<${id}@${mailDomain}>`;
    const copies = copiesById.get(messageId) ?? [];
    copiesById.delete(messageId);
    if (copies.length === 0) problems.push(`${reference} did not reach ${channel}`);
    if (copies.length > 1) repeated++;
    if (new Set(copies.map(({ content }) => content)).size > 1)
      problems.push(`copies of ${messageId} differ`);
    const expectedRecipient = channel === 'acknowledgement' ? emails.get(reference) : undefined;
    for (const { content, to } of copies) {
      if (!content.includes(reference)) problems.push(`${messageId} on ${channel} is not about ${reference}`);
      if (expectedRecipient !== undefined && to !== expectedRecipient)
        problems.push(`${reference} was acknowledged to a wrong recipient`);
    }
  }
  for (const messageId of copiesById.keys()) problems.push(`${messageId} is not in the outbox`);
  return { problems, repeated };
}

interface ReceivedCopy {
  /** The Message-ID of a mail, or the id of a webhook call. */
  messageId: string;
  /** Equal in all copies. */
  content: string;
  to: string;
}

const fromMail = (mail: ReceivedMail): ReceivedCopy => ({
  messageId: parseHeaders(mail).get('message-id')?.[0] ?? 'a mail without Message-ID',
  // Boundaries between parts are random in each copy.
  content: mail.raw.replace(/--_NmP-[\w-]+/g, '--'),
  to: mail.to.join(),
});

const fromWebhookCall = ({ headers, body }: WebhookCall): ReceivedCopy => ({
  messageId: String(headers['webhook-id']),
  content: body,
  to: '',
});
