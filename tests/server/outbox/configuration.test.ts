import { expect, test } from 'vitest';
import { EnvironmentError } from '#config/environment.ts';
import { readOutboxConfiguration } from '#server/outbox/configuration.ts';

const nothing = {
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

test('what is off is said, with what becomes of submissions', () => {
  expect(readOutboxConfiguration(nothing)).toEqual({
    mail: undefined,
    webhook: undefined,
    channels: [],
    notes: [
      'Mail is off: SMTP_URL is not set. Submissions are kept; npm run enquiries -- list shows them.',
      'The webhook is off: WEBHOOK_URL is not set. Submissions are kept; npm run enquiries -- list shows them.',
    ],
  });
});

test('what is configured is used', () => {
  const { channels, notes } = readOutboxConfiguration({ ...nothing, ...mail, ...webhook });
  expect(channels).toEqual(['company-mail', 'acknowledgement', 'webhook']);
  expect(notes).toEqual([]);
  expect(readOutboxConfiguration({ ...nothing, ...mail }).channels).toEqual(['company-mail', 'acknowledgement']);
  expect(readOutboxConfiguration({ ...nothing, ...webhook }).channels).toEqual(['webhook']);
});

test.each([
  ['mail without a sender', { ...mail, mailFrom: undefined }, /^MAIL_FROM /],
  ['mail without a recipient', { ...mail, mailTo: undefined }, /^MAIL_TO /],
  ['mail with neither', { smtpUrl: mail.smtpUrl }, /^MAIL_FROM .*\nMAIL_TO /],
  ['a webhook without a secret', { webhookUrl: webhook.webhookUrl }, /^WEBHOOK_SECRET /],
  ['a secret that is no base64', { ...webhook, webhookSecret: 'not so secret!' }, /^WEBHOOK_SECRET .*base64/],
  ['a secret of the wrong length', { ...webhook, webhookSecret: 'abcde' }, /^WEBHOOK_SECRET .*base64/],
  ['a prefix and nothing else', { ...webhook, webhookSecret: 'whsec_' }, /^WEBHOOK_SECRET .*base64/],
])('%s stops the start', (_, set, message) => {
  const read = () => readOutboxConfiguration({ ...nothing, ...set });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(message);
});

test('a secret that cannot be used is not repeated', () => {
  const read = () => readOutboxConfiguration({ ...nothing, ...webhook, webhookSecret: 'not so secret!' });
  expect(read).toThrow(expect.objectContaining({ message: expect.not.stringContaining('not so') }));
});

test('a secret may have its prefix; a short one is noted', () => {
  const secret = `whsec_${btoa('x'.repeat(23))}`;
  const { webhook: settings, notes } = readOutboxConfiguration({ ...nothing, ...webhook, webhookSecret: secret });
  expect(settings?.secret).toBe(secret);
  expect(notes.at(-1)).toMatch(/^WEBHOOK_SECRET has 23 bytes/);
});
