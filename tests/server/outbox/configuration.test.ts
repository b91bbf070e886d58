import { describe, expect, test } from 'vitest';
import { EnvironmentError } from '#config/environment.ts';
import {
  type OutboxEnvironment,
  readOutboxConfiguration,
  requireChannel,
} from '#server/outbox/configuration.ts';

const emptyEnvironment: OutboxEnvironment = {
  siteUrl: 'http://localhost:4173',
  smtpUrl: undefined,
  smtpTls: 'required',
  mailFrom: undefined,
  mailTo: undefined,
  webhookUrl: undefined,
  webhookSecret: undefined,
  delivery: undefined,
  alarmUrl: undefined,
  heartbeatUrl: undefined,
  deliverySchedule: [0],
  alarmAfter: 60,
};
const mail = { smtpUrl: 'smtp://localhost', mailFrom: 'web@example.no', mailTo: 'leads@example.no' };
const webhook = { webhookUrl: 'https://example.no/hook', webhookSecret: btoa('x'.repeat(24)) };

test('notes name the channels that are off and say that submissions are kept', () => {
  expect(readOutboxConfiguration(emptyEnvironment)).toEqual({
    mail: undefined,
    webhook: undefined,
    channels: [],
    notes: [
      'Mail is off: SMTP_URL is not set. Submissions are kept; npm run enquiries -- list shows them.',
      'The webhook is off: WEBHOOK_URL is not set. Submissions are kept; npm run enquiries -- list shows them.',
    ],
  });
});

test('only configured channels are used', () => {
  const { channels, notes } = readOutboxConfiguration({ ...emptyEnvironment, ...mail, ...webhook });
  expect(channels).toEqual(['company-mail', 'acknowledgement', 'webhook']);
  expect(notes).toEqual([]);
  expect(readOutboxConfiguration({ ...emptyEnvironment, ...mail }).channels).toEqual([
    'company-mail',
    'acknowledgement',
  ]);
  expect(readOutboxConfiguration({ ...emptyEnvironment, ...webhook }).channels).toEqual(['webhook']);
});

test.each([
  ['mail without a sender', { ...mail, mailFrom: undefined }, /^MAIL_FROM /],
  ['mail without a recipient', { ...mail, mailTo: undefined }, /^MAIL_TO /],
  ['mail with neither', { smtpUrl: mail.smtpUrl }, /^MAIL_FROM .*\nMAIL_TO /],
  ['a webhook without a secret', { webhookUrl: webhook.webhookUrl }, /^WEBHOOK_SECRET /],
  [
    'a secret that is not base64',
    { ...webhook, webhookSecret: 'not so secret!' },
    /^WEBHOOK_SECRET .*base64/,
  ],
  ['a secret of the wrong length', { ...webhook, webhookSecret: 'abcde' }, /^WEBHOOK_SECRET .*base64/],
  [
    'an empty second secret',
    { ...webhook, webhookSecret: `${webhook.webhookSecret},` },
    /^WEBHOOK_SECRET .*base64/,
  ],
  ['three secrets', { ...webhook, webhookSecret: 'YQ==,YQ==,YQ==' }, /^WEBHOOK_SECRET has 3 secrets/],
  ['a prefix without a secret', { ...webhook, webhookSecret: 'whsec_' }, /^WEBHOOK_SECRET .*base64/],
])('%s stops the start', (_, variables, message) => {
  const read = () => readOutboxConfiguration({ ...emptyEnvironment, ...variables });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(message);
});

test('the error about an invalid secret does not repeat it', () => {
  const read = () =>
    readOutboxConfiguration({ ...emptyEnvironment, ...webhook, webhookSecret: 'not so secret!' });
  expect(read).toThrow(expect.objectContaining({ message: expect.not.stringContaining('not so') }));
});

test('a secret may have the prefix whsec_, and a short one causes a note', () => {
  const secret = `whsec_${btoa('x'.repeat(23))}`;
  const { webhook: settings, notes } = readOutboxConfiguration({
    ...emptyEnvironment,
    ...webhook,
    webhookSecret: secret,
  });
  expect(settings?.secrets).toEqual([secret]);
  expect(notes.at(-1)).toMatch(/^WEBHOOK_SECRET has 23 bytes/);
});

test('a secret can be replaced while both are valid', () => {
  const [oldSecret, newSecret] = [btoa('o'.repeat(32)), btoa('n'.repeat(32))];
  const webhookSecret = `${newSecret}, ${oldSecret}`;
  const { webhook: settings, notes } = readOutboxConfiguration({
    ...emptyEnvironment,
    ...webhook,
    webhookSecret,
  });
  expect(settings?.secrets).toEqual([newSecret, oldSecret]);
  expect(notes).toEqual([expect.stringMatching(/^Mail is off/)]);
});

test.each([
  ['a mail server elsewhere', 'smtp://mail.example.no', 'required', true],
  ['a name that only looks local', 'smtp://localhost.example.no', 'required', true],
  ['the name of this machine', 'smtp://user:secret@localhost:25', 'required', false],
  ['an IPv4 address of this machine', 'smtp://127.0.0.5:25', 'required', false],
  ['the IPv6 address of this machine', 'smtp://[::1]:25', 'required', false],
  ['a mail server without TLS', 'smtp://mail.internal', 'optional', false],
  ['a mail server that gets a password', 'smtp://user:secret@mail.internal', 'optional', true],
] as const)('TLS for %s (%s, SMTP_TLS=%s) is required: %s', (_, smtpUrl, smtpTls, isTlsRequired) => {
  const configuration = readOutboxConfiguration({ ...emptyEnvironment, ...mail, smtpUrl, smtpTls });
  expect(configuration.mail).toMatchObject({ url: smtpUrl, isTlsRequired });
});

describe('a production site without a channel', () => {
  const production = { ...emptyEnvironment, siteUrl: 'https://www.example.no' };
  test('is refused with what to set', () => {
    expect(() => requireChannel(production)).toThrow(EnvironmentError);
    expect(() => requireChannel(production)).toThrow(/set SMTP_URL or WEBHOOK_URL, or DELIVERY=none/);
  });
  test.each([
    ['mail', mail],
    ['a webhook', webhook],
    ['DELIVERY=none', { delivery: 'none' as const }],
    ['a site that is not in production', { siteUrl: 'http://localhost:4173' }],
  ])('starts with %s', (_, variables) => {
    expect(() => requireChannel({ ...production, ...variables })).not.toThrow();
  });
});

test('a note says that DELIVERY=none has no effect beside a channel', () => {
  const { channels, notes } = readOutboxConfiguration({ ...emptyEnvironment, ...webhook, delivery: 'none' });
  expect(channels).toEqual(['webhook']);
  expect(notes.at(-1)).toMatch(/^DELIVERY=none has no effect/);
});
