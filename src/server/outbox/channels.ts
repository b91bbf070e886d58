/** The channels on which submissions are delivered. The outbox has one row per submission and configured channel. */
export const channels = ['company-mail', 'acknowledgement', 'webhook'] as const;
export type Channel = (typeof channels)[number];

/** The channels that tell the company of a submission. */
export const companyChannels = ['company-mail', 'webhook'] as const satisfies readonly Channel[];
