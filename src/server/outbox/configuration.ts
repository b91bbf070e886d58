/** Reads which channels are configured. */
import { z } from 'zod';
import { type Environment, EnvironmentError } from '#config/environment.ts';
import type { Channel } from './channels.ts';
import type { MailSettings } from './mail/mailer.ts';
import type { WebhookSettings } from './webhook.ts';

export type OutboxEnvironment = Pick<
  Environment,
  | 'siteUrl'
  | 'smtpUrl'
  | 'smtpTls'
  | 'mailFrom'
  | 'mailTo'
  | 'webhookUrl'
  | 'webhookSecret'
  | 'delivery'
  | 'alarmUrl'
  | 'heartbeatUrl'
  | 'deliverySchedule'
  | 'alarmAfter'
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

/** The new secret and the old one. */
const maxSecrets = 2;

const submissionsNote = 'Submissions are kept; npm run enquiries -- list shows them.';

/**
 * Reads the configuration of the channels.
 * @throws EnvironmentError if a channel is configured incompletely, or its secret is invalid.
 */
export function readOutboxConfiguration(environment: OutboxEnvironment): OutboxConfiguration {
  const { smtpUrl, mailFrom, mailTo, webhookUrl, webhookSecret, delivery } = environment;
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
  const secrets = (webhookSecret ?? '').split(',').map((secret) => secret.trim());
  if (webhookUrl && webhookSecret) checkSecrets(secrets, errors, notes);

  if (delivery === 'none' && channels.length > 0)
    notes.push('DELIVERY=none has no effect, because SMTP_URL or WEBHOOK_URL is set.');
  if (errors.length > 0) throw new EnvironmentError(errors.join('\n'));
  return {
    mail:
      smtpUrl && mailFrom && mailTo
        ? { url: smtpUrl, isTlsRequired: isTlsRequired(smtpUrl, environment), from: mailFrom, to: mailTo }
        : undefined,
    webhook: webhookUrl && webhookSecret ? { url: webhookUrl, secrets } : undefined,
    channels,
    notes,
  };
}

/**
 * Refuses a production site that would receive submissions without telling anybody.
 * @throws EnvironmentError
 */
export function requireChannel({
  siteUrl,
  smtpUrl,
  webhookUrl,
  delivery,
}: Pick<OutboxEnvironment, 'siteUrl' | 'smtpUrl' | 'webhookUrl' | 'delivery'>): void {
  if (smtpUrl || webhookUrl || delivery === 'none' || !siteUrl.startsWith('https:')) return;
  throw new EnvironmentError(
    'Nobody would be told of submissions to a site in production (SITE_URL is https): set SMTP_URL or WEBHOOK_URL, or DELIVERY=none if this is on purpose.',
  );
}

/**
 * Returns whether mail may only be sent over TLS. On this machine nobody listens in. With `optional`, TLS remains required
 * for a user name and password.
 */
function isTlsRequired(smtpUrl: string, { smtpTls }: Pick<OutboxEnvironment, 'smtpTls'>): boolean {
  const { hostname, username } = new URL(smtpUrl);
  return (
    !/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i.test(hostname) && (smtpTls === 'required' || username !== '')
  );
}

/** Adds what is wrong with the secrets to the errors or notes. */
function checkSecrets(secrets: readonly string[], errors: string[], notes: string[]): void {
  if (secrets.length > maxSecrets)
    errors.push(
      `WEBHOOK_SECRET has ${secrets.length} secrets. It may have ${maxSecrets} while the receiver changes from the old one to the new one.`,
    );
  for (const secret of secrets) {
    const bytes = countSecretBytes(secret);
    if (bytes === undefined)
      errors.push(
        'WEBHOOK_SECRET must be base64, with or without whsec_ before it, or two such secrets with a comma between them. openssl rand -base64 32 creates one.',
      );
    else if (bytes < minSecretBytes)
      notes.push(
        `WEBHOOK_SECRET has ${bytes} bytes; Standard Webhooks asks for ${minSecretBytes} or more. openssl rand -base64 32 creates a better one.`,
      );
  }
}

/** @returns undefined if the secret is empty or not base64. */
function countSecretBytes(secret: string): number | undefined {
  const key = secret.replace(/^whsec_/, '');
  return key !== '' && z.base64().safeParse(key).success ? Buffer.from(key, 'base64').length : undefined;
}
