/** Builds the text of an alarm: counts and references, but nothing that a sender entered. */
import { randomUUID } from 'node:crypto';
import { settings } from '#config/settings.ts';
import { type Channel, channels } from '../channels.ts';
import type { MailBlock } from '../mail/mail-template.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Overdue } from './overdue.ts';

/** Largest number of references listed per group; the rest are only counted. */
const maxReferencesPerGroup = 50;

interface DigestGroup {
  count: number;
  /** Oldest first. */
  references: string[];
}

/** Groups by problem, then by channel. */
interface AlarmDigest {
  dead: Partial<Record<Channel, DigestGroup>>;
  late: Partial<Record<Channel, DigestGroup>>;
  quarantined: DigestGroup;
}

const buildGroup = (references: string[]): DigestGroup => ({
  count: references.length,
  references: references.slice(0, maxReferencesPerGroup),
});

/** Groups overdue deliveries by state and channel. */
export function buildDigest({ deliveries, quarantined }: Overdue): AlarmDigest {
  const groupByChannel = (state: 'dead' | 'pending') =>
    Object.fromEntries(
      channels.flatMap((channel) => {
        const references = deliveries
          .filter((delivery) => delivery.state === state && delivery.channel === channel)
          .map(({ reference }) => reference);
        return references.length > 0 ? [[channel, buildGroup(references)]] : [];
      }),
    );
  return {
    dead: groupByChannel('dead'),
    late: groupByChannel('pending'),
    quarantined: buildGroup(quarantined),
  };
}

const commandPrefix = 'npm run enquiries -- ';

/** Builds the JSON of the webhook event `delivery.alarm`. */
export const buildAlarmPayload = (digest: AlarmDigest, now: number): string =>
  JSON.stringify({
    type: 'delivery.alarm',
    timestamp: new Date(now).toISOString(),
    data: { ...digest, command: `${commandPrefix}list --undelivered` },
  });

/**
 * Builds the alarm as a mail in English, like everything that operators read.
 * @param to the addresses of MAIL_TO.
 * @param now milliseconds since 1970.
 */
export function buildAlarmMail(digest: AlarmDigest, to: string, now: number): Mail {
  const blocks: MailBlock[] = [
    ...buildGroupBlocks('failed for the last time', digest.dead),
    ...buildGroupBlocks('pending and late', digest.late),
    ...buildQuarantineBlocks(digest.quarantined),
    { kind: 'paragraph', text: buildAdvice(digest).join('\n') },
  ];
  const title = `${settings.name} website: ${formatSubject(digest)}`;
  return {
    id: `alarm-${randomUUID()}`,
    date: now,
    to,
    subject: title,
    content: { language: 'en', title, blocks },
    autoSubmitted: 'auto-generated',
  };
}

const countDeliveries = (groups: AlarmDigest['dead']): number =>
  Object.values(groups).reduce((sum, { count }) => sum + count, 0);

const formatCount = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`;

function formatSubject({ dead, late, quarantined }: AlarmDigest): string {
  const overdueCount = countDeliveries(dead) + countDeliveries(late);
  return [
    ...(overdueCount > 0 ? [formatCount(overdueCount, 'delivery is stuck', 'deliveries are stuck')] : []),
    ...(quarantined.count > 0
      ? [formatCount(quarantined.count, 'submission waits in quarantine', 'submissions wait in quarantine')]
      : []),
  ].join(', ');
}

const formatReferences = ({ count, references }: DigestGroup): string =>
  `${references.join(', ')}${count > references.length ? ` and ${count - references.length} more` : ''}`;

const buildGroupBlocks = (problem: string, groups: AlarmDigest['dead']): MailBlock[] =>
  Object.entries(groups).map(([channel, group]) => ({
    kind: 'quote',
    label: `${channel}: ${formatCount(group.count, 'delivery', 'deliveries')} ${problem}`,
    text: formatReferences(group),
  }));

const buildQuarantineBlocks = (group: DigestGroup): MailBlock[] =>
  group.count === 0
    ? []
    : [
        {
          kind: 'quote',
          label: `${formatCount(group.count, 'submission', 'submissions')} in quarantine for over a day`,
          text: formatReferences(group),
        },
      ];

function buildAdvice({ dead, late, quarantined }: AlarmDigest): string[] {
  return [
    'Nothing is lost: every submission is stored.',
    ...(countDeliveries(dead) + countDeliveries(late) > 0
      ? [`List these deliveries and their errors: ${commandPrefix}list --undelivered`]
      : []),
    ...(countDeliveries(dead) > 0 ? [`Retry the dead deliveries: ${commandPrefix}retry`] : []),
    ...(quarantined.count > 0
      ? [
          `List the submissions in quarantine: ${commandPrefix}list --status quarantined`,
          `Release one of them: ${commandPrefix}release REFERENCE`,
        ]
      : []),
  ];
}
