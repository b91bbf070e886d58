import { expect, test } from 'vitest';
import { type Entry, getListPosts, isDocument, type Manifest, postsPerPage } from '#content/manifest.ts';
import { getDocumentPath } from '#content/urls.ts';
import type { Language } from '#i18n/languages.ts';
import { addListPages } from '#pipeline/index/list-pages.ts';

const entry = (
  kind: 'page' | 'post',
  slug: string,
  language: Language,
  layout: string,
  frontmatter: object,
): Entry =>
  ({
    kind,
    slug,
    language,
    layout,
    frontmatter,
    path: getDocumentPath(language, kind, slug),
    file: `${language}/${slug}.mdx`,
    headings: [],
    needs: [],
    parts: [],
  }) as unknown as Entry;
const blog = (language: Language) => entry('page', 'blog', language, 'blog', { title: 'Blog' });
const posts = (language: Language, count: number, more: object = {}) =>
  Array.from({ length: count }, (_, at) =>
    entry('post', `${language}-${JSON.stringify(more).length}-${at}`, language, 'post', {
      date: `2026-01-${String(at + 1).padStart(2, '0')}`,
      categories: [],
      tags: [],
      ...more,
    }),
  );
const term = (slug: string) => ({ slug, labels: { en: slug, no: slug } });
const manifestOf = (entries: Entry[]): Manifest =>
  addListPages({
    entries,
    categories: [term('security')],
    tags: [term('apps'), term('unused')],
    redirects: {},
  });
const listsIn = ({ entries }: Manifest) => entries.filter(({ listing }) => listing).map(({ path }) => path);

test('all posts go over as many pages as they need; the first is the document', () => {
  const manifest = manifestOf([blog('en'), ...posts('en', 2 * postsPerPage + 1)]);
  expect(listsIn(manifest)).toEqual(['/blog', '/blog/page/2', '/blog/page/3']);
  expect(manifest.entries.filter(({ listing }) => listing).map(isDocument)).toEqual([true, false, false]);
  expect(manifest.entries[0]?.listing).toMatchObject({ page: 1, pages: 3 });
});

test('a full page has no empty one behind it', () => {
  expect(listsIn(manifestOf([blog('en'), ...posts('en', postsPerPage)]))).toEqual(['/blog']);
});

test('each category and tag that has posts has its list, in each language that has them', () => {
  const manifest = manifestOf([
    blog('en'),
    blog('no'),
    ...posts('en', postsPerPage + 1, { categories: ['security'] }),
    ...posts('no', 1, { tags: ['apps'] }),
  ]);
  expect(listsIn(manifest)).toEqual([
    '/blog',
    '/blog/page/2',
    '/blog/category/security',
    '/blog/category/security/page/2',
    '/no/blog',
    '/no/blog/tag/apps',
  ]);
  expect(getListPosts(manifest, 'en', { taxonomy: 'category', slug: 'security' })).toHaveLength(
    postsPerPage + 1,
  );
  expect(getListPosts(manifest, 'no', { taxonomy: 'category', slug: 'security' })).toHaveLength(0);
});

test('a page of a list brings its posts, and nothing of what the text of the blog needs', () => {
  const front = { ...blog('en'), needs: ['posts', 'cases'], parts: ['forms'] } as Entry;
  const manifest = manifestOf([front, ...posts('en', postsPerPage + 1)]);
  expect(manifest.entries[0]).toMatchObject({ needs: ['posts', 'cases'], parts: ['forms'] });
  expect(manifest.entries.at(-1)).toMatchObject({ path: '/blog/page/2', needs: ['posts'], parts: [] });
});

test('a blog without posts is one page, and a site without a blog has no lists', () => {
  expect(listsIn(manifestOf([blog('en')]))).toEqual(['/blog']);
  expect(listsIn(manifestOf(posts('en', 3)))).toEqual([]);
});
