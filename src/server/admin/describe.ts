/** Describes submissions for people: times, states of deliveries, and reasons for suspicion of spam. */
import type { Channel } from '../outbox/channels.ts';
import type { SpamReason } from '../spam/score-spam.ts';
import type { WithheldReason } from '../storage/tables.ts';
import type { DeliveryRecord, SubmissionRecord } from './submission-records.ts';

const timeFormat = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * Formats a time in the time zone of this process (`TZ`), such as `2026-11-21 20:42`.
 * @param time milliseconds since 1970.
 */
export const formatTime = (time: number): string => timeFormat.format(time);

const durationUnits = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const;

/**
 * Formats a duration in its largest unit, such as `4 min`.
 * @param duration milliseconds.
 */
export function formatDuration(duration: number): string {
  const [unit, unitMs] = durationUnits.find(([, ms]) => Math.round(duration / ms) >= 1) ?? ['s', 1000];
  return `${Math.round(duration / unitMs)} ${unit}`;
}

/** Formats a count of submissions, such as `2 submissions`. */
export const formatSubmissionCount = (count: number): string =>
  `${count} ${count === 1 ? 'submission' : 'submissions'}`;

export const channelNames: Record<Channel, string> = {
  'company-mail': 'company mail',
  acknowledgement: 'acknowledgement',
  webhook: 'webhook',
};

export const formatAttempts = ({ attempts }: DeliveryRecord): string =>
  `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;

/**
 * Describes the delivery of a submission on a channel.
 * @param now milliseconds since 1970.
 * @returns for instance `pending, due in 4 min`; `off` if the channel was not configured, `held` in quarantine,
 *   `left out` if the sender gets no acknowledgement.
 */
export function describeDeliveryState(
  { status, deliveries, acknowledgementWithheld }: SubmissionRecord,
  channel: Channel,
  now: number,
): string {
  const delivery = deliveries.find((candidate) => candidate.channel === channel);
  if (!delivery && channel === 'acknowledgement' && acknowledgementWithheld) return 'left out';
  if (!delivery) return status === 'quarantined' ? 'held' : 'off';
  if (delivery.state !== 'pending') return delivery.state;
  if ((delivery.leasedUntil ?? 0) > now) return 'pending, in progress';
  return delivery.dueAt > now
    ? `pending, due in ${formatDuration(delivery.dueAt - now)}`
    : 'pending, due now';
}

const withheldReasons: Record<WithheldReason, string> = {
  unproven: 'The network of the sender has caused many acknowledgements, and the sender solved no challenge.',
  recipient: 'The address has had 3 acknowledgements within an hour, or 6 within a day.',
};

/** Describes why a sender gets no acknowledgement. */
export const describeWithheldReason = (reason: WithheldReason): string => withheldReasons[reason];

const spamReasons: Record<SpamReason, string> = {
  honeypot: 'The hidden field was filled in.',
  'too-fast': 'It was sent faster than a person fills in a form.',
  'link-in-name': 'The name contains a link.',
  'links-in-a-row': 'Links follow one another without a word between them.',
  'many-sites': 'It links to more sites than a person names.',
  shortener: 'A URL shortener hides where a link leads.',
  markup: 'It contains the mark-up of forums or HTML.',
  'mixed-scripts': 'A word mixes Latin letters with Cyrillic or Greek ones.',
};

/** Reasons of rules that have been removed. Submissions stored before still carry them. */
const removedSpamReasons: Record<string, string> = {
  'hidden-link': 'A link is written so that it does not look like one.',
  messenger: 'It asks for an answer on a messenger.',
  'other-address': 'It contains another email address than that of the sender.',
  'campaign-name': 'The name is a first name with random letters, as bulk senders use.',
  'gibberish-name': 'The name is random letters.',
  gibberish: 'The message is random letters.',
  'keyboard-run': 'It contains runs of neighbouring keys.',
  'name-as-message': 'The message repeats the name.',
  'foreign-script': 'Most of it is in a script that neither language of the site uses.',
  'foreign-words': 'It is in a language that the site does not have.',
  shouting: 'Most of it is in capital letters.',
  'price-robot': 'It is a question about prices that bots send to every site.',
  probe: 'It contains code that searches for a vulnerability.',
  link: 'It contains a link.',
  'bare-link': 'It contains a link and hardly any text.',
  'link-to-buy': 'It asks to buy, join or confirm something at a link.',
  'bulk-topic': 'It is about a usual topic of bulk mail.',
  'bulk-offer': 'It offers what bulk mail usually offers.',
  'your-gain': 'It promises a profit.',
  'sales-approach': 'It is worded like an advertisement.',
  'sales-terms': 'It mentions prices and terms of an offer.',
};

const allSpamReasons = new Map(Object.entries({ ...removedSpamReasons, ...spamReasons }));

/**
 * Describes a reason for suspicion of spam.
 * @param code as stored; an unknown one is shown as words.
 */
export const describeSpamReason = (code: string): string =>
  allSpamReasons.get(code) ?? code.replaceAll('-', ' ');
