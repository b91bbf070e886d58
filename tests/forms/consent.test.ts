import { expect, test } from 'vitest';
import { getConsentVersion } from '#forms/schemas/consent.ts';

const text = 'We answer you, and that’s all.';

test('getConsentVersion returns the version that an independent implementation computed', () => {
  expect(getConsentVersion('message', 'en', text)).toBe('b2f4ea855fc2b9d1');
});

test('getConsentVersion returns another version for another text, form or language', () => {
  const versions = [
    getConsentVersion('message', 'en', text),
    getConsentVersion('enquiry', 'en', text),
    getConsentVersion('message', 'no', text),
    getConsentVersion('message', 'en', `${text} `),
    getConsentVersion('message', 'en', ''),
  ];
  expect(new Set(versions).size).toBe(versions.length);
  for (const version of versions) expect(version).toMatch(/^[0-9a-f]{16}$/);
});
