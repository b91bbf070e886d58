/** A mail server and a webhook that keep what they are told. */
import { setTimeout as pause } from 'node:timers/promises';
import { type MailServer, startMailServer } from './mail-server.ts';
import { startWebhookServer, type WebhookServer } from './webhook-server.ts';

export interface DeliveryTargets extends AsyncDisposable {
  mail: MailServer;
  webhook: WebhookServer;
  /** What a server is told, so that all of its channels lead here. */
  env: Record<string, string>;
}

/** Where announcements go. */
export const companyAddress = 'post@example.no';
/** Of the address that mails come from. */
export const mailDomain = 'example.no';

/** @param delay milliseconds from the end of a mail or call to the word that it is taken: the moment to be killed in. */
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
