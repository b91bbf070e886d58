/**
 * The routes of alarms: mail, webhook, and ALARM_URL, which stays when the others fail. All of them are always used; one
 * that accepts the alarm is enough.
 */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'undici';
import { DeliveryError, describeError } from '../delivery-error.ts';
import { type MailBlock, type MailContent, renderText } from '../mail/mail-template.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Timings } from '../timings.ts';
import type { WebhookClient } from '../webhook.ts';

/** A message to operators, in English like everything that they read. It holds nothing that a sender entered. */
export interface AlarmMessage {
  /** Type of the webhook event. */
  type: 'delivery.alarm' | 'quarantine.digest';
  title: string;
  blocks: MailBlock[];
  /** Data of the webhook event. */
  data: Record<string, unknown>;
}

/** One way to send an alarm; throws if it fails. @param now milliseconds since 1970. */
export type AlarmRoute = (message: AlarmMessage, now: number, signal: AbortSignal) => Promise<unknown>;

/** @param to the addresses of MAIL_TO. */
export const createMailRoute =
  (mailer: Mailer, to: string): AlarmRoute =>
  ({ title, blocks }, now, signal) =>
    mailer.send(
      {
        id: `alarm-${randomUUID()}`,
        date: now,
        to,
        subject: title,
        content: toContent(title, blocks),
        autoSubmitted: 'auto-generated',
      },
      signal,
    );

export const createWebhookRoute =
  (webhook: WebhookClient): AlarmRoute =>
  ({ type, data }, now, signal) =>
    webhook.post(
      randomUUID(),
      JSON.stringify({ type, timestamp: new Date(now).toISOString(), data }),
      signal,
    );

/**
 * Creates the route to ALARM_URL. Its JSON has the key `text`, which chat services show.
 * @param siteUrl origin of the site, for receivers of several.
 */
export const createUrlRoute =
  (url: string, siteUrl: string, timings: Timings['webhook']): AlarmRoute =>
  async ({ type, title, blocks }, _now, signal) => {
    const text = `${title}\n\n${renderText(toContent(title, blocks))}`;
    await requestOnce(url, timings, signal, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type, site: siteUrl, text }),
    });
  };

/**
 * Sends one request on a connection of its own.
 * @throws DeliveryError or an error of undici if the response is no success.
 */
export async function requestOnce(
  url: string,
  { connectMs, headersMs: headersTimeout, bodyMs: bodyTimeout, totalMs }: Timings['webhook'],
  signal: AbortSignal,
  options: { method: 'GET' | 'POST'; headers?: Record<string, string>; body?: string },
): Promise<void> {
  const dispatcher = new Agent({ connect: { timeout: connectMs } });
  try {
    const { statusCode, body } = await request(url, {
      ...options,
      headers: { 'user-agent': 'website', ...options.headers },
      dispatcher,
      headersTimeout,
      bodyTimeout,
      signal: AbortSignal.any([signal, AbortSignal.timeout(totalMs)]),
    });
    await body.dump();
    if (statusCode < 200 || statusCode >= 300) throw new DeliveryError(`HTTP ${statusCode}`);
  } finally {
    await dispatcher.destroy();
  }
}

/**
 * Sends a message by all routes.
 * @returns descriptions of the errors, without personal data, and whether a route has accepted the message.
 */
export async function sendByAllRoutes(
  routes: readonly AlarmRoute[],
  message: AlarmMessage,
  now: number,
  signal: AbortSignal,
): Promise<{ isSent: boolean; errors: string[] }> {
  const results = await Promise.allSettled(routes.map(async (route) => route(message, now, signal)));
  const errors = results.flatMap((result) =>
    result.status === 'rejected' ? [describeError(result.reason)] : [],
  );
  return { isSent: errors.length < routes.length, errors };
}

const toContent = (title: string, blocks: readonly MailBlock[]): MailContent => ({
  language: 'en',
  title,
  blocks,
});
