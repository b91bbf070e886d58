/** What an alarm says: counts and references, nothing that was submitted. */
import { randomUUID } from 'node:crypto';
import { settings } from '#config/settings.ts';
import { type Channel, channels } from '../channels.ts';
import type { Mail } from '../mail/mail.ts';
import type { MailBlock } from '../mail/mail-template.ts';
import type { Overdue } from './overdue.ts';

/** References that are named; of more, the number is enough. */
const maxReferencesPerGroup = 50;

interface DigestGroup {
  count: number;
  /** The oldest first. */
  references: string[];
}

/** By what is the matter, then by channel. */
interface AlarmDigest {
  dead: Partial<Record<Channel, DigestGroup>>;
  late: Partial<Record<Channel, DigestGroup>>;
  quarantined: DigestGroup;
}

const buildGroup = (references: string[]): DigestGroup => ({
  count: references.length,
  references: references.slice(0, maxReferencesPerGroup),
});

export function buildDigest({ deliveries, quarantined }: Overdue): AlarmDigest {
  const byChannel = (state: 'dead' | 'pending') =>
    Object.fromEntries(
      channels.flatMap((channel) => {
        const stuck = deliveries.filter((each) => each.state === state && each.channel === channel);
        return stuck.length > 0 ? [[channel, buildGroup(stuck.map(({ reference }) => reference))]] : [];
      }),
    );
  return { dead: byChannel('dead'), late: byChannel('pending'), quarantined: buildGroup(quarantined) };
}

const command = 'npm run enquiries -- ';

/** JSON of the event `delivery.alarm`. */
export const buildAlarmPayload = (digest: AlarmDigest, now: number): string =>
  JSON.stringify({
    type: 'delivery.alarm',
    timestamp: new Date(now).toISOString(),
    data: { ...digest, command: `${command}list --undelivered` },
  });

/**
 * The alarm as a mail, in English like everything that operators read.
 * @param to the company's addresses.
 * @param now milliseconds since 1970.
 */
export function buildAlarmMail(digest: AlarmDigest, to: string, now: number): Mail {
  const blocks: MailBlock[] = [
    ...buildGroupBlocks('given up after the last attempt', digest.dead),
    ...buildGroupBlocks('not done yet, and late', digest.late),
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

const formatCount = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

function formatSubject({ dead, late, quarantined }: AlarmDigest): string {
  const stuck = countDeliveries(dead) + countDeliveries(late);
  return [
    ...(stuck > 0 ? [formatCount(stuck, 'delivery is stuck', 'deliveries are stuck')] : []),
    ...(quarantined.count > 0
      ? [formatCount(quarantined.count, 'submission waits in quarantine', 'submissions wait in quarantine')]
      : []),
  ].join(', ');
}

const formatReferences = ({ count, references }: DigestGroup): string =>
  `${references.join(', ')}${count > references.length ? ` and ${count - references.length} more` : ''}`;

const buildGroupBlocks = (what: string, groups: AlarmDigest['dead']): MailBlock[] =>
  Object.entries(groups).map(([channel, group]) => ({
    kind: 'quote',
    label: `${channel}: ${formatCount(group.count, 'delivery', 'deliveries')} ${what}`,
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
  const stuck = countDeliveries(dead) + countDeliveries(late) > 0;
  return [
    'Nothing is lost: every submission is stored.',
    ...(stuck ? [`See what is stuck, and why: ${command}list --undelivered`] : []),
    ...(countDeliveries(dead) > 0 ? [`Try again what was given up: ${command}retry`] : []),
    ...(quarantined.count > 0
      ? [
          `See what is in quarantine: ${command}list --status quarantined`,
          `Let one through: ${command}release REFERENCE`,
        ]
      : []),
  ];
}
