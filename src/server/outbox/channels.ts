/** The ways in which a submission is announced; each has rows of its own in the outbox. */
export const channels = ['company-mail', 'acknowledgement', 'webhook'] as const;
export type Channel = (typeof channels)[number];
