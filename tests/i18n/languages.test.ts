import { expect, test } from 'vitest';
import { areTranslations, localizePath, parseLanguageTag, splitLanguage } from '#i18n/languages.ts';

test.each([
  ['/', 'en', '/'],
  ['/team', 'en', '/team'],
  ['/no', 'no', '/'],
  ['/no/team', 'no', '/team'],
  ['/no/blog/x', 'no', '/blog/x'],
  ['/november', 'en', '/november'],
  ['/en', 'en', '/en'],
])('splitLanguage splits %s into %s and %s', (pathname, language, path) => {
  expect(splitLanguage(pathname)).toEqual({ language, path });
});

test.each(['/', '/team', '/blog/x'])('splitLanguage reverses localizePath for %s', (path) => {
  for (const language of ['en', 'no'] as const)
    expect(splitLanguage(localizePath(path, language))).toEqual({ language, path });
});

test.each([
  ['/', '/no', true],
  ['/no/team', '/team', true],
  ['/team', '/team', false],
  ['/team', '/no/blog', false],
])('areTranslations returns for %s and %s: %s', (path, other, isTranslation) => {
  expect(areTranslations(path, other)).toBe(isTranslation);
});

test('parseLanguageTag recognizes all tags of Norwegian, and returns undefined for other languages', () => {
  expect(['no', 'nb', 'nn', 'nb-NO', 'NN_no'].map(parseLanguageTag)).toEqual(['no', 'no', 'no', 'no', 'no']);
  expect(['de', '', null, undefined, 'norsk'].map((tag) => parseLanguageTag(tag))).toEqual(
    Array(5).fill(undefined),
  );
});
