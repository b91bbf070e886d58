import { describe, expect, test } from 'vitest';
import { findRecentPosts, findRelatedPosts } from '#build/pages/related-posts.ts';
import {
  type Entry,
  getCaseStudies,
  getLanguageVersions,
  getPosts,
  isListed,
  type Manifest,
} from '#content/manifest.ts';
import type { Kind } from '#content/urls.ts';
import { getDocumentPath } from '#content/urls.ts';
import type { Language } from '#i18n/languages.ts';

function createEntry<K extends Kind>(
  kind: K,
  slug: string,
  language: Language,
  frontmatter: object,
): Entry<K> {
  const path = getDocumentPath(language, kind, slug);
  const otherFields = { file: `${language}/${slug}.mdx`, headings: [], needs: [], words: 100, hash: slug };
  return { kind, slug, language, path, layout: kind, frontmatter, ...otherFields } as unknown as Entry<K>;
}
const createPost = (slug: string, date: string, extraFields: object = {}) =>
  createEntry('post', slug, 'en', { date, tags: [], categories: [], ...extraFields });
const createManifest = (entries: Entry[]): Manifest => ({ entries, categories: [], tags: [], redirects: {} });
const getSlugs = (entries: readonly Entry[]) => entries.map(({ slug }) => slug);

test('getDocumentPath returns the path of every kind of document', () => {
  expect(getDocumentPath('en', 'page', 'home')).toBe('/');
  expect(getDocumentPath('no', 'page', 'home')).toBe('/no');
  expect(getDocumentPath('no', 'page', 'team')).toBe('/no/team');
  expect(getDocumentPath('en', 'post', 'x')).toBe('/blog/x');
  expect(getDocumentPath('no', 'case-study', 'inkludMI-app')).toBe('/no/inkludMI-app');
  expect(getDocumentPath('en', 'policy', 'privacy-policy')).toBe('/privacy-policy');
});

test('getPosts returns the newest posts first, and posts of one day by slug', () => {
  const manifest = createManifest([
    createPost('b', '2026-01-02'),
    createPost('old', '2025-01-01'),
    createPost('a', '2026-01-02'),
    createEntry('post', 'norsk', 'no', { date: '2026-05-05' }),
  ]);
  expect(getSlugs(getPosts(manifest, 'en'))).toEqual(['a', 'b', 'old']);
});

test('getCaseStudies returns case studies by their `order`', () => {
  const manifest = createManifest([
    createEntry('case-study', 'second', 'en', { order: 2 }),
    createEntry('case-study', 'first', 'en', { order: 1 }),
  ]);
  expect(getSlugs(getCaseStudies(manifest, 'en'))).toEqual(['first', 'second']);
});

test('getLanguageVersions returns documents of the same kind and slug, English first', () => {
  const norwegian = createEntry('page', 'team', 'no', {});
  const manifest = createManifest([
    norwegian,
    createEntry('policy', 'team', 'en', {}),
    createEntry('page', 'team', 'en', {}),
  ]);
  expect(getLanguageVersions(manifest, norwegian).map(({ path }) => path)).toEqual(['/team', '/no/team']);
});

test('isListed is false for the not-found page', () => {
  expect(isListed(createEntry('page', 'not-found', 'en', {}))).toBe(false);
  expect(isListed(createEntry('page', 'team', 'en', {}))).toBe(true);
});

describe('findRelatedPosts', () => {
  const current = createPost('current', '2026-06-01', { tags: ['a', 'b'], related: ['oldest'] });
  const manifest = createManifest([
    current,
    createPost('oldest', '2020-01-01'),
    createPost('two-tags', '2021-01-01', { tags: ['a', 'b'] }),
    createPost('one-tag', '2022-01-01', { tags: ['a'] }),
    createPost('newest', '2026-05-01'),
  ]);
  test('returns the posts that the author names, then those that share most tags', () => {
    expect(getSlugs(findRelatedPosts(current, manifest))).toEqual(['oldest', 'two-tags', 'one-tag']);
  });
  test('leaves out posts that share no tag, and the post itself', () => {
    const untagged = createPost('untagged', '2026-07-01');
    const others = createManifest([untagged, ...manifest.entries]);
    expect(getSlugs(findRelatedPosts(untagged, others))).toEqual([]);
  });
  test('recent posts are the newest besides the post itself and its related posts', () => {
    const related = findRelatedPosts(current, manifest);
    const recent = findRecentPosts(current, manifest, related);
    expect(getSlugs(recent)[0]).toBe('newest');
    for (const post of [current, ...related]) expect(recent).not.toContain(post);
  });
});
