/** The webhook client and its payload. Requests are signed by Standard Webhooks: https://www.standardwebhooks.com */
import querystring from 'node:querystring';
import { Webhook as Signer } from 'standardwebhooks';
import { Agent, request } from 'undici';
import type { FormKind } from '#forms/schemas/forms.ts';
import { parseRetryAfter } from './backoff.ts';
import { DeliveryError } from './delivery-error.ts';
import type { SubmissionNotification } from './notification.ts';
import type { Timings } from './timings.ts';

export interface WebhookSettings {
  url: string;
  /** Base64, with or without `whsec_` before it. An event has one signature by each, so that a secret can be replaced. */
  secrets: readonly string[];
}

export interface WebhookClient {
  /**
   * Posts an event.
   * @param id UUID of the event, the same in all attempts.
   * @param payload JSON, the same in all attempts.
   * @throws DeliveryError or an error of undici if the response is no success.
   */
  post(id: string, payload: string, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Status of a receiver that wants no more events. */
const goneStatus = 410;

/** Largest number of response bytes read. A response that is read to its end lets the connection be reused. */
const maxResponseBytes = 64 * 1024;

/** Creates a client. It connects when it posts. */
export function createWebhookClient(
  { url, secrets }: WebhookSettings,
  timings: Timings['webhook'],
  now: () => number,
): WebhookClient {
  const signers = secrets.map((secret) => new Signer(secret));
  const dispatcher = new Agent({ connect: { timeout: timings.connectMs } });
  const { username, password } = new URL(url);
  const credentials = Buffer.from(`${querystring.unescape(username)}:${querystring.unescape(password)}`);

  return {
    post: async (uuid, payload, signal) => {
      const id = `msg_${uuid.replaceAll('-', '')}`;
      const date = new Date(now());
      const deadline = AbortSignal.timeout(timings.totalMs);
      try {
        const { statusCode, headers, body } = await request(url, {
          dispatcher,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'user-agent': 'website',
            'webhook-id': id,
            'webhook-timestamp': String(Math.floor(date.getTime() / 1000)),
            'webhook-signature': signers.map((signer) => signer.sign(id, date, payload)).join(' '),
            ...(username && { authorization: `Basic ${credentials.toString('base64')}` }),
          },
          body: payload,
          headersTimeout: timings.headersMs,
          bodyTimeout: timings.bodyMs,
          signal: AbortSignal.any([signal, deadline]),
        });
        // Only the status decides if the event was delivered.
        await body.dump({ limit: maxResponseBytes });
        if (statusCode >= 200 && statusCode < 300) return;
        throw new DeliveryError(`HTTP ${statusCode}`, {
          retryAfterMs: parseRetryAfter(String(headers['retry-after']), now()),
          isFinal: statusCode === goneStatus,
        });
      } catch (error) {
        throw deadline.aborted && !(error instanceof DeliveryError)
          ? new DeliveryError('ETIMEDOUT overall')
          : error;
      }
    },
    close: () => dispatcher.destroy(),
  };
}

const eventTypes: Record<FormKind, string> = {
  enquiry: 'enquiry.received',
  message: 'message.received',
  application: 'application.received',
};

/** Builds the JSON of a submission's event, always the same bytes for the same submission. */
export function buildSubmissionPayload(notification: SubmissionNotification): string {
  const { reference: id, kind, language, fields, attachment } = notification;
  const receivedAt = new Date(notification.receivedAt).toISOString();
  const data = { id, kind, language, receivedAt, ...fields, ...(attachment && { attachment }) };
  return JSON.stringify({ type: eventTypes[kind], timestamp: receivedAt, data });
}
