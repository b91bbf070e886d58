import path from 'node:path';
import { expect, test } from 'vitest';
import { parseDocumentName } from '#authoring/document-name.ts';
import { slugify } from '#content/text/slugify.ts';

const root = path.resolve('content');
const topLevelKinds = ['page', 'case-study', 'policy'];
const allKinds = ['page', 'post', 'case-study', 'policy'];
const bothLanguages = ['en', 'no'];

test.each([
  ['first', 'first', allKinds, bothLanguages],
  ['first.mdx', 'first', allKinds, bothLanguages],
  ['blog/first', 'first', ['post'], bothLanguages],
  ['/blog/first', 'first', ['post'], ['en']],
  ['/blog/first/#part', 'first', ['post'], ['en']],
  ['/no/blog/first', 'first', ['post'], ['no']],
  ['no/blog/first', 'first', ['post'], ['no']],
  ['no/team', 'team', topLevelKinds, ['no']],
  ['/team', 'team', topLevelKinds, ['en']],
  ['/', 'home', topLevelKinds, ['en']],
  ['https://www.example.no/no/team?x=1', 'team', topLevelKinds, ['no']],
  ['case-studies/kiddy-app', 'kiddy-app', ['case-study'], bothLanguages],
  ['en/pages/team.mdx', 'team', ['page'], ['en']],
  ['content/no/policies/cookie-policy.mdx', 'cookie-policy', ['policy'], ['no']],
  ['./content/en/blog/first', 'first', ['post'], ['en']],
  [path.join(root, 'en/blog/first.mdx'), 'first', ['post'], ['en']],
  ['/elsewhere/content/no/pages/team.mdx', 'team', ['page'], ['no']],
  ['content/en/blog/first.mdx:12', 'first', ['post'], ['en']],
  ['content/en/blog/first.mdx:12:5', 'first', ['post'], ['en']],
  ['en/blog/first.mdx:3:1:', 'first', ['post'], ['en']],
  ['content/en/blog/first.mdx(12,5)', 'first', ['post'], ['en']],
  ['content/en/blog/first.mdx#L12-L14', 'first', ['post'], ['en']],
  ['content\\no\\pages\\team.mdx', 'team', ['page'], ['no']],
  ['C:\\Users\\Kari\\site\\content\\no\\pages\\team.mdx:7', 'team', ['page'], ['no']],
  ['"content/en/pages/team.mdx"', 'team', ['page'], ['en']],
  ["'/team'", 'team', topLevelKinds, ['en']],
  [`file://${path.join(root, 'en/pages/team.mdx')}`, 'team', ['page'], ['en']],
  ['file:///C:/site/content/en/pages/team.mdx', 'team', ['page'], ['en']],
  [' /no/blog/first ', 'first', ['post'], ['no']],
  ['/pages/team', 'pages/team', allKinds, ['en']],
  ['a/b/c', 'a/b/c', allKinds, bothLanguages],
])('parses %s', (name, slug, kinds, languages) => {
  expect(parseDocumentName(name, root)).toEqual({ slug, kinds, languages });
});

test.each([
  ['Vår nye app', 'vaar-nye-app'],
  ['Va\u030ar nye app', 'vaar-nye-app'],
  ['Ærlig øl', 'aerlig-oel'],
  ["Kari's café (copy)", 'karis-cafe-copy'],
  ['inkludMI-app', 'inkludmi-app'],
  ['a__b--c', 'a-b-c'],
  ['日本', undefined],
])('slugify turns %s into a slug', (words, slug) => expect(slugify(words)).toBe(slug));
