/** The channels on which submissions are delivered. The outbox has one row per submission and configured channel. */
export const channels = ['company-mail', 'acknowledgement', 'webhook'] as const;
export type Channel = (typeof channels)[number];
