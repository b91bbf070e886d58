import { describe, expect, test } from 'vitest';
import { findRelatedPosts } from '#build/pages/related-posts.ts';
import type { Kind } from '#content/urls.ts';
import { getDocumentPath } from '#content/urls.ts';
import { getCaseStudies, type Entry, isListed, type Manifest, getPosts, getLanguageVersions } from '#content/manifest.ts';
import type { Language } from '#i18n/languages.ts';

function entry<K extends Kind>(kind: K, slug: string, language: Language, frontmatter: object): Entry<K> {
  const path = getDocumentPath(language, kind, slug);
  const rest = { file: `${language}/${slug}.mdx`, headings: [], needs: [], words: 100, hash: slug };
  return { kind, slug, language, path, layout: kind, frontmatter, ...rest } as unknown as Entry<K>;
}
const post = (slug: string, date: string, more: object = {}) =>
  entry('post', slug, 'en', { date, tags: [], categories: [], ...more });
const manifestOf = (entries: Entry[]): Manifest => ({ entries, categories: [], tags: [], redirects: {} });
const slugs = (entries: readonly Entry[]) => entries.map(({ slug }) => slug);

test('addresses of every kind', () => {
  expect(getDocumentPath('en', 'page', 'home')).toBe('/');
  expect(getDocumentPath('no', 'page', 'home')).toBe('/no');
  expect(getDocumentPath('no', 'page', 'team')).toBe('/no/team');
  expect(getDocumentPath('en', 'post', 'x')).toBe('/blog/x');
  expect(getDocumentPath('no', 'case-study', 'inkludMI-app')).toBe('/no/inkludMI-app');
  expect(getDocumentPath('en', 'policy', 'privacy-policy')).toBe('/privacy-policy');
});

test('posts are newest first, and those of one day in the order of their names', () => {
  const manifest = manifestOf([
    post('b', '2026-01-02'),
    post('old', '2025-01-01'),
    post('a', '2026-01-02'),
    entry('post', 'norsk', 'no', { date: '2026-05-05' }),
  ]);
  expect(slugs(getPosts(manifest, 'en'))).toEqual(['a', 'b', 'old']);
});

test('case studies are in the order they say', () => {
  const manifest = manifestOf([
    entry('case-study', 'second', 'en', { order: 2 }),
    entry('case-study', 'first', 'en', { order: 1 }),
  ]);
  expect(slugs(getCaseStudies(manifest, 'en'))).toEqual(['first', 'second']);
});

test('the versions of a document are those of its kind and name, English first', () => {
  const norwegian = entry('page', 'team', 'no', {});
  const manifest = manifestOf([
    norwegian,
    entry('policy', 'team', 'en', {}),
    entry('page', 'team', 'en', {}),
  ]);
  expect(getLanguageVersions(manifest, norwegian).map(({ path }) => path)).toEqual(['/team', '/no/team']);
});

test('the page for unknown addresses is not listed', () => {
  expect(isListed(entry('page', 'not-found', 'en', {}))).toBe(false);
  expect(isListed(entry('page', 'team', 'en', {}))).toBe(true);
});

describe('what to read next', () => {
  const here = post('here', '2026-06-01', { tags: ['a', 'b'], related: ['oldest'] });
  const manifest = manifestOf([
    here,
    post('oldest', '2020-01-01'),
    post('two-tags', '2021-01-01', { tags: ['a', 'b'] }),
    post('one-tag', '2022-01-01', { tags: ['a'] }),
    post('newest', '2026-05-01'),
  ]);
  test('is what the author names, then what shares most tags', () => {
    expect(slugs(findRelatedPosts(here, manifest))).toEqual(['oldest', 'two-tags', 'one-tag']);
  });
  test('is the newest where nothing is shared, and never the post itself', () => {
    const alone = post('alone', '2026-07-01');
    expect(slugs(findRelatedPosts(alone, manifestOf([alone, ...manifest.entries])))).toEqual([
      'here',
      'newest',
      'one-tag',
    ]);
  });
});
