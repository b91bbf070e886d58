/** Targets of all channels: a mail server and a webhook server that keep what they receive. */
import { setTimeout as pause } from 'node:timers/promises';
import { type MailServer, startMailServer } from './mail-server.ts';
import { startWebhookServer, type WebhookServer } from './webhook-server.ts';

export interface DeliveryTargets extends AsyncDisposable {
  mail: MailServer;
  webhook: WebhookServer;
  /** Environment variables that configure all channels to these targets. */
  env: Record<string, string>;
}

/** Value of MAIL_TO. */
export const companyAddress = 'post@example.no';
/** Domain of the address in MAIL_FROM. */
export const mailDomain = 'example.no';

/** @param delay milliseconds between a mail or call and its acceptance, in which a test can kill the server. */
export async function startDeliveryTargets(delay = 0): Promise<DeliveryTargets> {
  const [mail, webhook] = await Promise.all([startMailServer(), startWebhookServer()]);
  if (delay > 0) {
    mail.onMail = () => pause(delay);
    webhook.respond = (response) => setTimeout(() => response.writeHead(204).end(), delay);
  }
  return {
    mail,
    webhook,
    env: {
      SMTP_URL: mail.url,
      MAIL_FROM: `Website <web@${mailDomain}>`,
      MAIL_TO: companyAddress,
      WEBHOOK_URL: webhook.url,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([mail[Symbol.asyncDispose](), webhook[Symbol.asyncDispose]()]);
    },
  };
}
