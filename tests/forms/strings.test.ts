/** The forms have all strings in both languages, and the English messages of the specification. */
import { describe, expect, test } from 'vitest';
import { errorKeys } from '#forms/schemas/errors.ts';
import { forms } from '#forms/schemas/forms.ts';
import { services } from '#forms/schemas/services.ts';
import { createI18n } from '#i18n/server.ts';
import english from '../../content/en/ui/forms.json' with { type: 'json' };
import norwegian from '../../content/no/ui/forms.json' with { type: 'json' };

const instances = { en: createI18n('en', { forms: english }), no: createI18n('no', { forms: norwegian }) };

describe.each(Object.entries(instances))('%s', (_, i18n) => {
  test.each([
    ...Object.values(errorKeys),
    ...Object.values(forms).flatMap(({ createSchema }) =>
      Object.keys(createSchema('en').shape).map((name) => `fields.${name}`),
    ),
    ...services.flatMap((service) => [`services.${service}.title`, `services.${service}.text`]),
    ...[1, 2, 3, 4, 5].map((count) => `summary.numbers.${count}`),
    ...Object.keys(forms).flatMap((kind) => [`send.${kind}`, `consent.${kind}`, `received.${kind}`]),
  ])('has %s', (key) => expect(i18n.exists(key, { ns: 'forms' })).toBe(true));
});

test('the English messages are those of the specification', () => {
  expect(english.errors).toMatchObject({
    name: 'Please specify your full name.',
    fullName: 'Please enter a valid full name.',
    email: 'Please enter a valid email address.',
    required: 'This field is required.',
    phone: 'Please enter a valid phone number.',
  });
  expect(english.hints.mobile).toMatch(/^10 to 15 digits, with country code, for example /);
  expect(english.received.new).toBe('New Message');
});

test('the titles of the error summary have number words with matching plurals', () => {
  const titles = Object.values(instances).map((i18n) => {
    const t = i18n.getFixedT(null, 'forms');
    return [1, 2].map((count) => t('summary.title', { count, number: t(`summary.numbers.${count as 1}`) }));
  });
  expect(titles).toEqual([
    [
      'One field must be corrected before this can be sent',
      'Two fields must be corrected before this can be sent',
    ],
    ['Ett felt må rettes før dette kan sendes', 'To felt må rettes før dette kan sendes'],
  ]);
});
