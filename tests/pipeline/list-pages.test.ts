import { expect, test } from 'vitest';
import { type Entry, getListPosts, isDocument, type Manifest, postsPerPage } from '#content/manifest.ts';
import { getDocumentPath } from '#content/urls.ts';
import type { Language } from '#i18n/languages.ts';
import { addListPages } from '#pipeline/index/list-pages.ts';

const createEntry = (
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
const createBlog = (language: Language) => createEntry('page', 'blog', language, 'blog', { title: 'Blog' });
const createPosts = (language: Language, count: number, fields: object = {}) =>
  Array.from({ length: count }, (_, index) =>
    createEntry('post', `${language}-${JSON.stringify(fields).length}-${index}`, language, 'post', {
      date: `2026-01-${String(index + 1).padStart(2, '0')}`,
      categories: [],
      tags: [],
      ...fields,
    }),
  );
const createTerm = (slug: string) => ({ slug, labels: { en: slug, no: slug } });
const createManifest = (entries: Entry[]): Manifest =>
  addListPages({
    entries,
    categories: [createTerm('security')],
    tags: [createTerm('apps'), createTerm('unused')],
    redirects: {},
  });
const getListPaths = ({ entries }: Manifest) =>
  entries.filter(({ listing }) => listing).map(({ path }) => path);

test('posts are split into pages, and the first page is the document of the blog', () => {
  const manifest = createManifest([createBlog('en'), ...createPosts('en', 2 * postsPerPage + 1)]);
  expect(getListPaths(manifest)).toEqual(['/blog', '/blog/page/2', '/blog/page/3']);
  expect(manifest.entries.filter(({ listing }) => listing).map(isDocument)).toEqual([true, false, false]);
  expect(manifest.entries[0]?.listing).toMatchObject({ page: 1, pages: 3 });
});

test('a full page has no empty page after it', () => {
  expect(getListPaths(createManifest([createBlog('en'), ...createPosts('en', postsPerPage)]))).toEqual([
    '/blog',
  ]);
});

test('each category and tag with posts has list pages, in each language with posts', () => {
  const manifest = createManifest([
    createBlog('en'),
    createBlog('no'),
    ...createPosts('en', postsPerPage + 1, { categories: ['security'] }),
    ...createPosts('no', 1, { tags: ['apps'] }),
  ]);
  expect(getListPaths(manifest)).toEqual([
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

test('a list page needs the posts, and nothing else that the text of the blog needs', () => {
  const blog = { ...createBlog('en'), needs: ['posts', 'cases'], parts: ['forms'] } as Entry;
  const manifest = createManifest([blog, ...createPosts('en', postsPerPage + 1)]);
  expect(manifest.entries[0]).toMatchObject({ needs: ['posts', 'cases'], parts: ['forms'] });
  expect(manifest.entries.at(-1)).toMatchObject({ path: '/blog/page/2', needs: ['posts'], parts: [] });
});

test('a blog without posts has one page, and a site without a blog has no list pages', () => {
  expect(getListPaths(createManifest([createBlog('en')]))).toEqual(['/blog']);
  expect(getListPaths(createManifest(createPosts('en', 3)))).toEqual([]);
});
