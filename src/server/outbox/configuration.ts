/** Reads which channels are configured. */
import { z } from 'zod';
import { type Environment, EnvironmentError } from '#config/environment.ts';
import type { Channel } from './channels.ts';
import type { MailSettings } from './mail/mailer.ts';
import type { WebhookSettings } from './webhook.ts';

export type OutboxEnvironment = Pick<
  Environment,
  'smtpUrl' | 'mailFrom' | 'mailTo' | 'webhookUrl' | 'webhookSecret' | 'deliverySchedule' | 'alarmAfter'
>;

export interface OutboxConfiguration {
  mail: MailSettings | undefined;
  webhook: WebhookSettings | undefined;
  /** The configured channels in order of priority: the company comes before the sender. */
  channels: Channel[];
  /** Messages for the operator at the start of the server. */
  notes: string[];
}

/** Minimum recommended by https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md */
const minSecretBytes = 24;

const submissionsNote = 'Submissions are kept; npm run enquiries -- list shows them.';

/**
 * Reads the configuration of the channels.
 * @throws EnvironmentError if a channel is configured incompletely, or its secret is invalid.
 */
export function readOutboxConfiguration(environment: OutboxEnvironment): OutboxConfiguration {
  const { smtpUrl, mailFrom, mailTo, webhookUrl, webhookSecret } = environment;
  const errors: string[] = [];
  const notes: string[] = [];
  const channels: Channel[] = [];

  if (!smtpUrl) notes.push(`Mail is off: SMTP_URL is not set. ${submissionsNote}`);
  else channels.push('company-mail', 'acknowledgement');
  if (smtpUrl && !mailFrom)
    errors.push('MAIL_FROM must be set if SMTP_URL is set. It is the address that mails come from.');
  if (smtpUrl && !mailTo)
    errors.push('MAIL_TO must be set if SMTP_URL is set. It is the address that submissions are sent to.');

  if (!webhookUrl) notes.push(`The webhook is off: WEBHOOK_URL is not set. ${submissionsNote}`);
  else channels.push('webhook');
  if (webhookUrl && !webhookSecret)
    errors.push('WEBHOOK_SECRET must be set if WEBHOOK_URL is set. openssl rand -base64 32 creates one.');
  else if (webhookUrl && webhookSecret) {
    const bytes = countSecretBytes(webhookSecret);
    if (bytes === undefined)
      errors.push(
        'WEBHOOK_SECRET must be base64, with or without whsec_ before it. openssl rand -base64 32 creates one.',
      );
    else if (bytes < minSecretBytes)
      notes.push(
        `WEBHOOK_SECRET has ${bytes} bytes; Standard Webhooks asks for ${minSecretBytes} or more. openssl rand -base64 32 creates a better one.`,
      );
  }

  if (errors.length > 0) throw new EnvironmentError(errors.join('\n'));
  return {
    mail: smtpUrl && mailFrom && mailTo ? { url: smtpUrl, from: mailFrom, to: mailTo } : undefined,
    webhook: webhookUrl && webhookSecret ? { url: webhookUrl, secret: webhookSecret } : undefined,
    channels,
    notes,
  };
}

/** @returns undefined if the secret is empty or not base64. */
function countSecretBytes(secret: string): number | undefined {
  const key = secret.replace(/^whsec_/, '');
  return key !== '' && z.base64().safeParse(key).success ? Buffer.from(key, 'base64').length : undefined;
}
