import { expect, test } from 'vitest';
import { languageOfTag, splitLanguage, withLanguage } from '#i18n/languages.ts';

test.each([
  ['/', 'en', '/'],
  ['/team', 'en', '/team'],
  ['/no', 'no', '/'],
  ['/no/team', 'no', '/team'],
  ['/no/blog/x', 'no', '/blog/x'],
  ['/november', 'en', '/november'],
  ['/en', 'en', '/en'],
])('%s is %s at %s', (pathname, language, path) => {
  expect(splitLanguage(pathname)).toEqual({ language, path });
});

test.each(['/', '/team', '/blog/x'])(
  'a path under a language is split into what it was made of: %s',
  (path) => {
    for (const language of ['en', 'no'] as const)
      expect(splitLanguage(withLanguage(path, language))).toEqual({ language, path });
  },
);

test('tags of Norwegian in all its spellings are Norwegian, and foreign ones nothing', () => {
  expect(['no', 'nb', 'nn', 'nb-NO', 'NN_no'].map(languageOfTag)).toEqual(['no', 'no', 'no', 'no', 'no']);
  expect(['de', '', null, undefined, 'norsk'].map((tag) => languageOfTag(tag))).toEqual(
    Array(5).fill(undefined),
  );
});
