import { describe, expect, test } from 'vitest';
import { getHue } from '#build/pages/page-hue.ts';
import { getLabel, buildPostList } from '#build/pages/post-list.ts';
import { getDocumentPath } from '#content/urls.ts';
import { type Entry, type Manifest, postsPerPage } from '#content/manifest.ts';
import { withListings } from '#pipeline/index/list-pages.ts';

const entry = (kind: 'page' | 'post', slug: string, frontmatter: object): Entry =>
  ({
    kind,
    slug,
    language: 'en',
    layout: kind === 'page' ? 'blog' : kind,
    path: getDocumentPath('en', kind, slug),
    frontmatter,
  }) as Entry;
const blog = (more: object = {}) => entry('page', 'blog', { title: 'Blog', ...more });
const posts = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    entry('post', `post-${at}`, { date: '2026-01-01', categories: ['security'], tags: ['apps'] }),
  );
const manifestOf = (entries: Entry[]): Manifest =>
  withListings({
    entries,
    categories: [
      { slug: 'security', labels: { en: 'Security', no: 'Sikkerhet' }, hue: 'moss' },
      { slug: 'apps', labels: { en: 'Of the same name', no: 'Med samme navn' }, hue: 'rose' },
    ],
    tags: [{ slug: 'apps', labels: { en: 'Apps', no: 'Apper' } }],
    redirects: {},
  });
const at = ({ entries }: Manifest, path: string) => entries.find((each) => each.path === path) as Entry;

describe('the label of a term', () => {
  const security = { taxonomy: 'category', slug: 'security' } as const;
  test('leads to its list', () => {
    const manifest = manifestOf([blog(), ...posts(1)]);
    expect(getLabel(manifest, security, 'en')).toEqual({
      slug: 'security',
      label: 'Security',
      path: '/blog/category/security',
    });
  });
  test('leads nowhere where there is no list: without a blog page, or without posts', () => {
    expect(getLabel(manifestOf(posts(1)), security, 'en')).toEqual({ slug: 'security', label: 'Security' });
    expect(getLabel(manifestOf([blog(), ...posts(1)]), security, 'no')).not.toHaveProperty('path');
  });
});

describe('the page of a list', () => {
  const manifest = manifestOf([blog(), ...posts(200 * postsPerPage)]);
  const stepsOf = (page: number) =>
    buildPostList(manifest, 'en', { page, pages: 200 }).steps.map((step) => step.page);
  test('leads to its neighbours and to both ends, however many there are', () => {
    expect(stepsOf(1)).toEqual([1, 2, 200]);
    expect(stepsOf(2)).toEqual([1, 2, 3, 200]);
    expect(stepsOf(100)).toEqual([1, 99, 100, 101, 200]);
    expect(stepsOf(200)).toEqual([1, 199, 200]);
  });
  test('names the terms that have posts', () => {
    const { categories, tags } = buildPostList(manifest, 'en', { page: 1, pages: 200 });
    expect(categories.map(({ path }) => path)).toEqual(['/blog/category/security']);
    expect(tags.map(({ path }) => path)).toEqual(['/blog/tag/apps']);
  });
});

test('the light of a list is that of its own term, else that of the blog', () => {
  const manifest = manifestOf([blog({ hue: 'amber' }), ...posts(1)]);
  expect(getHue(manifest, at(manifest, '/blog'))).toBe('amber');
  expect(getHue(manifest, at(manifest, '/blog/category/security'))).toBe('moss');
  expect(getHue(manifest, at(manifest, '/blog/tag/apps'))).toBe('amber');
});
