/** Posts to the webhook, signed as Standard Webhooks asks: https://www.standardwebhooks.com */
import querystring from 'node:querystring';
import { Webhook as Signer } from 'standardwebhooks';
import { Agent, request } from 'undici';
import { parseRetryAfter } from './backoff.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Timings } from './timings.ts';

export interface WebhookSettings {
  url: string;
  /** Base64, with or without `whsec_` before it. */
  secret: string;
}

export interface WebhookClient {
  /**
   * Posts an event.
   * @param id UUID of the event: the same in all attempts.
   * @param payload JSON: the same in all attempts.
   * @throws DeliveryFailure or an error of undici's when the answer is not a success.
   */
  post(id: string, payload: string, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Bytes of an answer that are read so that its connection can be used again. */
const answerLimit = 64 * 1024;

/** Prepares posting. Nothing is connected yet. */
export function createWebhookClient(
  { url, secret }: WebhookSettings,
  timings: Timings['webhook'],
  now: () => number,
): WebhookClient {
  const signer = new Signer(secret);
  const dispatcher = new Agent({ connect: { timeout: timings.connect } });
  const { username, password } = new URL(url);
  const credentials = Buffer.from(`${querystring.unescape(username)}:${querystring.unescape(password)}`);

  return {
    post: async (uuid, payload, signal) => {
      const id = `msg_${uuid.replaceAll('-', '')}`;
      const date = new Date(now());
      const deadline = AbortSignal.timeout(timings.overall);
      try {
        const { statusCode, headers, body } = await request(url, {
          dispatcher,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'user-agent': 'website',
            'webhook-id': id,
            'webhook-timestamp': String(Math.floor(date.getTime() / 1000)),
            'webhook-signature': signer.sign(id, date, payload),
            ...(username && { authorization: `Basic ${credentials.toString('base64')}` }),
          },
          body: payload,
          headersTimeout: timings.headers,
          bodyTimeout: timings.body,
          signal: AbortSignal.any([signal, deadline]),
        });
        // The status has been given; what follows it changes nothing.
        await body.dump({ limit: answerLimit });
        if (statusCode >= 200 && statusCode < 300) return;
        throw new DeliveryError(
          `HTTP ${statusCode}`,
          parseRetryAfter(String(headers['retry-after']), now()),
        );
      } catch (error) {
        throw deadline.aborted && !(error instanceof DeliveryError)
          ? new DeliveryError('ETIMEDOUT as a whole')
          : error;
      }
    },
    close: () => dispatcher.destroy(),
  };
}
