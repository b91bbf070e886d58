/** A program: a mail server and a webhook in a process of their own; says their addresses to its parent. */
import { startMailPeer } from './mail-peer.ts';
import { startWebhookPeer } from './webhook-peer.ts';

const [mail, webhook] = await Promise.all([startMailPeer(), startWebhookPeer()]);
process.send?.({ mail: mail.url, webhook: webhook.url });
process.on('disconnect', () => process.exit());
