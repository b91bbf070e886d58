import path from 'node:path';
import { expect, test } from 'vitest';
import { parseDocumentName } from '#authoring/document-name.ts';
import { slugFrom } from '#content/slugify.ts';

const root = path.resolve('content');
const top = ['page', 'case-study', 'policy'];
const all = ['page', 'post', 'case-study', 'policy'];
const both = ['en', 'no'];

test.each([
  ['first', 'first', all, both],
  ['first.mdx', 'first', all, both],
  ['blog/first', 'first', ['post'], both],
  ['/blog/first', 'first', ['post'], ['en']],
  ['/blog/first/#part', 'first', ['post'], ['en']],
  ['/no/blog/first', 'first', ['post'], ['no']],
  ['no/blog/first', 'first', ['post'], ['no']],
  ['no/team', 'team', top, ['no']],
  ['/team', 'team', top, ['en']],
  ['/', 'home', top, ['en']],
  ['https://www.example.no/no/team?x=1', 'team', top, ['no']],
  ['case-studies/kiddy-app', 'kiddy-app', ['case-study'], both],
  ['en/pages/team.mdx', 'team', ['page'], ['en']],
  ['content/no/policies/cookie-policy.mdx', 'cookie-policy', ['policy'], ['no']],
  ['./content/en/blog/first', 'first', ['post'], ['en']],
  [path.join(root, 'en/blog/first.mdx'), 'first', ['post'], ['en']],
  ['/elsewhere/content/no/pages/team.mdx', 'team', ['page'], ['no']],
  ['/pages/team', 'pages/team', all, ['en']],
  ['a/b/c', 'a/b/c', all, both],
])('%s', (name, slug, kinds, languages) => {
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
])('%s as a name', (words, slug) => expect(slugFrom(words)).toBe(slug));
