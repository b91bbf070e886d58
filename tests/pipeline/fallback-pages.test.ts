import { expect, test } from 'vitest';
import { type Entry, getEntries, getPaths, isIndexed, type Manifest } from '#content/manifest.ts';
import { getDocumentPath } from '#content/urls.ts';
import type { Language } from '#i18n/languages.ts';
import { addFallbackPages } from '#pipeline/index/fallback-pages.ts';

const createEntry = (slug: string, language: Language, fields: object = {}): Entry =>
  Object.defineProperties(
    { kind: 'page', slug, language, path: getDocumentPath(language, 'page', slug), file: `${slug}.mdx` },
    Object.getOwnPropertyDescriptors(fields),
  ) as unknown as Entry;
const createManifest = (entries: Entry[], redirects = {}): Manifest =>
  addFallbackPages({ entries, categories: [], tags: [], redirects });

test('a document in one language has a fallback page, which is neither listed nor indexed', () => {
  const both = [createEntry('team', 'en'), createEntry('team', 'no'), createEntry('not-found', 'en')];
  const manifest = createManifest([...both, createEntry('kun', 'no')]);
  expect(manifest.entries.slice(4)).toMatchObject([
    { path: '/kun', language: 'en', file: 'kun.mdx', original: { language: 'no', path: '/no/kun' } },
  ]);
  expect(manifest.entries.filter(isIndexed).map(({ path }) => path)).toEqual([
    '/team',
    '/no/team',
    '/no/kun',
  ]);
  expect(getEntries(manifest, 'page', 'en').map(({ slug }) => slug)).toEqual(['team', 'not-found']);
  expect(getPaths(manifest)).not.toContain('/kun');
});

test('a redirect wins over a fallback page', () => {
  expect(createManifest([createEntry('only', 'en')], { '/no/only': '/no' }).entries).toHaveLength(1);
});

test('fields that parse the body are not read before they are needed', () => {
  let reads = 0;
  const fields = {
    get words() {
      reads += 1;
      return 7;
    },
  };
  const [, fallback] = createManifest([createEntry('only', 'en', fields)]).entries;
  expect(reads).toBe(0);
  expect(fallback?.words).toBe(7);
});
