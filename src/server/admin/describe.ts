/** The state of a delivery in a few words. */
import type { Channel } from '../outbox/channels.ts';
import type { DeliveryRecord, SubmissionRecord } from './record.ts';
import { span } from './when.ts';

export const channelNames: Record<Channel, string> = {
  'company-mail': 'company mail',
  acknowledgement: 'acknowledgement',
  webhook: 'webhook',
};

export const formatAttempts = ({ attempts }: DeliveryRecord): string =>
  `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;

/**
 * @param now milliseconds since 1970.
 * @returns such as `pending, due in 4 min`; `off` where the channel was not configured, `held` in quarantine.
 */
export function describeDeliveryState({ status, deliveries }: SubmissionRecord, channel: Channel, now: number): string {
  const delivery = deliveries.find((each) => each.channel === channel);
  if (!delivery) return status === 'quarantined' ? 'held' : 'off';
  if (delivery.state !== 'pending') return delivery.state;
  if ((delivery.leasedUntil ?? 0) > now) return 'pending, under way';
  return delivery.dueAt > now ? `pending, due in ${span(delivery.dueAt - now)}` : 'pending, due now';
}
