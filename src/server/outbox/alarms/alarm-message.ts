/** What an alarm says: counts and references, nothing that was submitted. */
import { randomUUID } from 'node:crypto';
import { settings } from '#config/settings.ts';
import { type Channel, channels } from '../channels.ts';
import type { Mail } from '../mail/mail.ts';
import type { Block } from '../mail/mail-template.ts';
import type { Stuck } from './overdue.ts';

/** References that are named; of more, the number is enough. */
const named = 50;

interface Group {
  count: number;
  /** The oldest first. */
  references: string[];
}

/** By what is the matter, then by channel. */
interface Digest {
  dead: Partial<Record<Channel, Group>>;
  late: Partial<Record<Channel, Group>>;
  quarantined: Group;
}

const groupOf = (references: string[]): Group => ({
  count: references.length,
  references: references.slice(0, named),
});

export function digestOf({ deliveries, quarantined }: Stuck): Digest {
  const byChannel = (state: 'dead' | 'pending') =>
    Object.fromEntries(
      channels.flatMap((channel) => {
        const stuck = deliveries.filter((each) => each.state === state && each.channel === channel);
        return stuck.length > 0 ? [[channel, groupOf(stuck.map(({ reference }) => reference))]] : [];
      }),
    );
  return { dead: byChannel('dead'), late: byChannel('pending'), quarantined: groupOf(quarantined) };
}

const command = 'npm run enquiries -- ';

/** JSON of the event `delivery.alarm`. */
export const alarmPayload = (digest: Digest, now: number): string =>
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
export function alarmMail(digest: Digest, to: string, now: number): Mail {
  const blocks: Block[] = [
    ...groupsOf('given up after the last attempt', digest.dead),
    ...groupsOf('not done yet, and late', digest.late),
    ...quarantineBlock(digest.quarantined),
    { kind: 'paragraph', text: adviceOf(digest).join('\n') },
  ];
  const title = `${settings.name} website: ${subjectOf(digest)}`;
  return {
    id: `alarm-${randomUUID()}`,
    date: now,
    to,
    subject: title,
    letter: { language: 'en', title, blocks },
    automatic: 'auto-generated',
  };
}

const total = (groups: Digest['dead']): number =>
  Object.values(groups).reduce((sum, { count }) => sum + count, 0);

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

function subjectOf({ dead, late, quarantined }: Digest): string {
  const stuck = total(dead) + total(late);
  return [
    ...(stuck > 0 ? [counted(stuck, 'delivery is stuck', 'deliveries are stuck')] : []),
    ...(quarantined.count > 0
      ? [counted(quarantined.count, 'submission waits in quarantine', 'submissions wait in quarantine')]
      : []),
  ].join(', ');
}

const referencesOf = ({ count, references }: Group): string =>
  `${references.join(', ')}${count > references.length ? ` and ${count - references.length} more` : ''}`;

const groupsOf = (what: string, groups: Digest['dead']): Block[] =>
  Object.entries(groups).map(([channel, group]) => ({
    kind: 'quote',
    label: `${channel}: ${counted(group.count, 'delivery', 'deliveries')} ${what}`,
    text: referencesOf(group),
  }));

const quarantineBlock = (group: Group): Block[] =>
  group.count === 0
    ? []
    : [
        {
          kind: 'quote',
          label: `${counted(group.count, 'submission', 'submissions')} in quarantine for over a day`,
          text: referencesOf(group),
        },
      ];

function adviceOf({ dead, late, quarantined }: Digest): string[] {
  const stuck = total(dead) + total(late) > 0;
  return [
    'Nothing is lost: every submission is stored.',
    ...(stuck ? [`See what is stuck, and why: ${command}list --undelivered`] : []),
    ...(total(dead) > 0 ? [`Try again what was given up: ${command}retry`] : []),
    ...(quarantined.count > 0
      ? [
          `See what is in quarantine: ${command}list --status quarantined`,
          `Let one through: ${command}release REFERENCE`,
        ]
      : []),
  ];
}
