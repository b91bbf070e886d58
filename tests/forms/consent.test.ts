import { expect, test } from 'vitest';
import { consentVersion } from '#forms/schemas/consent.ts';

const words = 'We answer you, and that’s all.';

test('words keep their version from build to build: it was reckoned by another program', () => {
  expect(consentVersion('message', 'en', words)).toBe('b2f4ea855fc2b9d1');
});

test('other words, another form or another language have another version', () => {
  const versions = [
    consentVersion('message', 'en', words),
    consentVersion('enquiry', 'en', words),
    consentVersion('message', 'no', words),
    consentVersion('message', 'en', `${words} `),
    consentVersion('message', 'en', ''),
  ];
  expect(new Set(versions).size).toBe(versions.length);
  for (const version of versions) expect(version).toMatch(/^[0-9a-f]{16}$/);
});
