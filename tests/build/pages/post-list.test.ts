import { describe, expect, test } from 'vitest';
import { getHue } from '#build/pages/page-hue.ts';
import { buildPostList, getLabel } from '#build/pages/post-list.ts';
import { type Entry, type Manifest, postsPerPage } from '#content/manifest.ts';
import { getDocumentPath } from '#content/urls.ts';
import { addListPages } from '#pipeline/index/list-pages.ts';

const createEntry = (kind: 'page' | 'post', slug: string, frontmatter: object): Entry =>
  ({
    kind,
    slug,
    language: 'en',
    layout: kind === 'page' ? 'blog' : kind,
    path: getDocumentPath('en', kind, slug),
    frontmatter,
  }) as Entry;
const createBlogPage = (frontmatter: object = {}) =>
  createEntry('page', 'blog', { title: 'Blog', ...frontmatter });
const createPosts = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    createEntry('post', `post-${index}`, { date: '2026-01-01', categories: ['security'], tags: ['apps'] }),
  );
const createManifest = (entries: Entry[]): Manifest =>
  addListPages({
    entries,
    categories: [
      { slug: 'security', labels: { en: 'Security', no: 'Sikkerhet' }, hue: 'moss' },
      { slug: 'apps', labels: { en: 'With the same name', no: 'Med samme navn' }, hue: 'rose' },
    ],
    tags: [{ slug: 'apps', labels: { en: 'Apps', no: 'Apper' } }],
    redirects: {},
  });
const findEntry = ({ entries }: Manifest, path: string) =>
  entries.find((entry) => entry.path === path) as Entry;

describe('the label of a term', () => {
  const security = { taxonomy: 'category', slug: 'security' } as const;
  test('has the path of its list', () => {
    const manifest = createManifest([createBlogPage(), ...createPosts(1)]);
    expect(getLabel(manifest, security, 'en')).toEqual({
      slug: 'security',
      label: 'Security',
      path: '/blog/category/security',
    });
  });
  test('has no path without a list, which needs a blog page and posts', () => {
    expect(getLabel(createManifest(createPosts(1)), security, 'en')).toEqual({
      slug: 'security',
      label: 'Security',
    });
    expect(
      getLabel(createManifest([createBlogPage(), ...createPosts(1)]), security, 'no'),
    ).not.toHaveProperty('path');
  });
});

describe('a list page', () => {
  const manifest = createManifest([createBlogPage(), ...createPosts(200 * postsPerPage)]);
  const getSteps = (page: number) =>
    buildPostList(manifest, 'en', { page, pages: 200 }).steps.map((step) => step.page);
  test('links to its neighbours and to both ends, however many pages there are', () => {
    expect(getSteps(1)).toEqual([1, 2, 200]);
    expect(getSteps(2)).toEqual([1, 2, 3, 200]);
    expect(getSteps(100)).toEqual([1, 99, 100, 101, 200]);
    expect(getSteps(200)).toEqual([1, 199, 200]);
  });
  test('lists the terms that have posts', () => {
    const { categories, tags } = buildPostList(manifest, 'en', { page: 1, pages: 200 });
    expect(categories.map(({ path }) => path)).toEqual(['/blog/category/security']);
    expect(tags.map(({ path }) => path)).toEqual(['/blog/tag/apps']);
  });
});

test('the hue of a list page is that of its term, else that of the blog page', () => {
  const manifest = createManifest([createBlogPage({ hue: 'amber' }), ...createPosts(1)]);
  expect(getHue(manifest, findEntry(manifest, '/blog'))).toBe('amber');
  expect(getHue(manifest, findEntry(manifest, '/blog/category/security'))).toBe('moss');
  expect(getHue(manifest, findEntry(manifest, '/blog/tag/apps'))).toBe('amber');
});
