/** Builds the texts of alarms and digests: counts and references, but nothing that a sender entered. */
import { settings } from '#config/settings.ts';
import type { FormKind } from '#forms/schemas/forms.ts';
import { type Channel, channels } from '../channels.ts';
import type { MailBlock } from '../mail/mail-template.ts';
import type { AlarmMessage } from './alarm-routes.ts';
import type { ActiveCondition } from './conditions.ts';
import { isEmpty, type Overdue } from './overdue.ts';

/** Largest number of references listed per group; the rest are only counted. */
const maxReferencesPerGroup = 50;

interface AlarmGroup {
  count: number;
  /** Oldest first. */
  references: string[];
}

/** Groups of deliveries by channel. */
type GroupsByChannel = Partial<Record<Channel, AlarmGroup>>;

const buildGroup = (references: readonly string[]): AlarmGroup => ({
  count: references.length,
  references: references.slice(0, maxReferencesPerGroup),
});

const commandPrefix = 'npm run enquiries -- ';

/** Builds the alarm about overdue deliveries and submissions, and conditions. */
export function buildAlarm(overdue: Overdue, conditions: readonly ActiveCondition[]): AlarmMessage {
  const { deliveries, unannounced, disabledWebhooks } = overdue;
  const groupByChannel = (state: 'dead' | 'pending'): GroupsByChannel =>
    Object.fromEntries(
      channels.flatMap((channel) => {
        const references = deliveries
          .filter((delivery) => delivery.state === state && delivery.channel === channel)
          .map(({ reference }) => reference);
        return references.length > 0 ? [[channel, buildGroup(references)]] : [];
      }),
    );
  const [dead, late] = [groupByChannel('dead'), groupByChannel('pending')];
  const isWebhookDisabled = disabledWebhooks.length > 0;
  const deadCount = deliveries.filter(({ state }) => state === 'dead').length;
  const problems = [
    ...(isWebhookDisabled ? ['the webhook is off'] : []),
    ...(deliveries.length > 0
      ? [formatCount(deliveries.length, 'delivery is stuck', 'deliveries are stuck')]
      : []),
    ...(unannounced.length > 0
      ? [`nobody was told of ${formatCount(unannounced.length, 'submission', 'submissions')}`]
      : []),
    ...conditions.map(({ title }) => title),
  ];
  const advice = [
    ...(isEmpty(overdue) ? [] : ['Nothing is lost: every submission is stored.']),
    ...(isWebhookDisabled
      ? [
          `The webhook answered 410 (gone) and is not called any more. Set WEBHOOK_URL to its new address and restart the server, or switch it on again: ${commandPrefix}retry`,
        ]
      : []),
    ...(deliveries.length > 0
      ? [`List these deliveries and their errors: ${commandPrefix}list --undelivered`]
      : []),
    ...(deadCount > 0 ? [`Retry the dead deliveries: ${commandPrefix}retry`] : []),
    ...(unannounced.length > 0
      ? [
          `List submissions that nobody was told of: ${commandPrefix}list --undelivered`,
          'Set SMTP_URL or WEBHOOK_URL and restart the server: it announces them.',
        ]
      : []),
  ];
  return {
    type: 'delivery.alarm',
    title: `${settings.name} website: ${problems.join(', ')}`,
    blocks: [
      ...buildGroupBlocks('failed for the last time', dead),
      ...buildGroupBlocks('pending and late', late),
      ...(unannounced.length > 0
        ? [
            buildBlock(
              `${formatCount(unannounced.length, 'submission', 'submissions')} that nobody was told of`,
              buildGroup(unannounced),
            ),
          ]
        : []),
      ...[advice.join('\n'), ...conditions.map(({ message }) => message)]
        .filter(Boolean)
        .map((text): MailBlock => ({ kind: 'paragraph', text })),
    ],
    data: {
      dead,
      late,
      unannounced: buildGroup(unannounced),
      isWebhookDisabled,
      conditions: conditions.map(({ name, message }) => ({ name, message })),
      command: `${commandPrefix}list --undelivered`,
    },
  };
}

/** A submission in quarantine. */
export interface QuarantinedSubmission {
  id: string;
  kind: FormKind;
}

/**
 * Builds the digest of submissions in quarantine.
 * @param honeypotCount number of submissions that filled in the honeypot, which no person sent.
 */
export function buildQuarantineDigest(
  submissions: readonly QuarantinedSubmission[],
  honeypotCount: number,
): AlarmMessage {
  const { length: count } = submissions;
  const kinds = Object.fromEntries(
    [...Map.groupBy(submissions, ({ kind }) => kind)].map(([kind, { length }]) => [kind, length]),
  );
  const group = buildGroup(submissions.map(({ id }) => id));
  const honeypotNote =
    honeypotCount > 0
      ? [
          `${formatCount(honeypotCount, 'other submission', 'other submissions')} filled in the hidden field that only bots see.`,
        ]
      : [];
  return {
    type: 'quarantine.digest',
    title: `${settings.name} website: ${formatCount(count, 'new submission', 'new submissions')} in quarantine`,
    blocks: [
      { kind: 'facts', facts: Object.entries(kinds).map(([kind, length]) => [kind, String(length)]) },
      buildBlock(`${formatCount(count, 'submission', 'submissions')} suspected of being spam`, group),
      {
        kind: 'paragraph',
        text: [
          'They are stored and not delivered.',
          ...honeypotNote,
          `List them: ${commandPrefix}list --status quarantined`,
          `See one of them and why it is suspected: ${commandPrefix}show REFERENCE`,
          `Deliver it: ${commandPrefix}release REFERENCE`,
        ].join('\n'),
      },
    ],
    data: { ...group, kinds, honeypot: honeypotCount, command: `${commandPrefix}list --status quarantined` },
  };
}

const formatCount = (count: number, singular: string, plural: string): string =>
  `${count} ${count === 1 ? singular : plural}`;

const buildBlock = (label: string, { count, references }: AlarmGroup): MailBlock => ({
  kind: 'quote',
  label,
  text: `${references.join(', ')}${count > references.length ? ` and ${count - references.length} more` : ''}`,
});

const buildGroupBlocks = (problem: string, groups: GroupsByChannel): MailBlock[] =>
  Object.entries(groups).map(([channel, group]) =>
    buildBlock(`${channel}: ${formatCount(group.count, 'delivery', 'deliveries')} ${problem}`, group),
  );
