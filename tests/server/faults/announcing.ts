/**
 * The environment in which all channels lead to the peers.
 * @returns variables of src/server/env.ts.
 */
export const announcingTo = (mail: { url: string }, webhook: { url: string }): Record<string, string> => ({
  SMTP_URL: mail.url,
  MAIL_FROM: 'Website <web@example.no>',
  MAIL_TO: 'post@example.no',
  WEBHOOK_URL: webhook.url,
  WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
});
