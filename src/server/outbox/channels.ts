/** The channels of notifications. Each submission has one row in the outbox per configured channel. */
export const channels = ['company-mail', 'acknowledgement', 'webhook'] as const;
export type Channel = (typeof channels)[number];
