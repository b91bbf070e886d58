import { expect, test } from 'vitest';
import { EnvironmentError } from '#config/environment.ts';
import { readOutboxConfiguration } from '#server/outbox/configuration.ts';

const emptyEnvironment = {
  smtpUrl: undefined,
  mailFrom: undefined,
  mailTo: undefined,
  webhookUrl: undefined,
  webhookSecret: undefined,
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
  expect(settings?.secret).toBe(secret);
  expect(notes.at(-1)).toMatch(/^WEBHOOK_SECRET has 23 bytes/);
});
