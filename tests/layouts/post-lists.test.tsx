/** What lists of posts show of a post: its cover where it has one, and the heading that says what the list is. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { PageData, PostCard } from '#content/page-data.ts';
import { createI18n } from '#i18n/server.ts';
import BlogLayout from '#layouts/blog/BlogLayout.tsx';
import PostLayout from '#layouts/post/PostLayout.tsx';
import { IslandContext } from '#sections/island/Island.tsx';
import { LatestPosts } from '#sections/latest-posts/LatestPosts.tsx';
import { PageDataContext } from '#sections/PageDataContext.ts';
import blogStrings from '../../content/en/ui/blog.json' with { type: 'json' };

const i18n = createI18n('en', { blog: blogStrings });
const cover = { src: '/static/media/cover.jpg', width: 8, height: 6, sources: [] };
const createPost = (slug: string, hasCover: boolean): PostCard => ({
  path: `/blog/${slug}`,
  title: slug,
  description: 'Text',
  date: '2026-01-01',
  hue: 'coral',
  category: { slug: 'craft', label: 'Craft' },
  ...(hasCover && { cover: { ...cover, src: `/static/media/${slug}.jpg` } }),
});
const posts = [createPost('first', true), createPost('second', false), createPost('third', true)];

function render(Component: ComponentType, fields: object): string {
  const pageData = {
    language: 'en',
    path: '/x',
    frontmatter: { title: 'Title', description: 'Text', date: '2026-01-01' },
    versions: [],
    headings: [],
    categories: [],
    tags: [],
    related: [],
    recent: [],
    hue: 'coral',
    ...fields,
  } as unknown as PageData;
  const Layout = Component as ComponentType<Record<string, unknown>>;
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <PageDataContext value={pageData}>
          <IslandContext value={() => ''}>
            <Layout pageData={pageData} Body={() => null} title="Posts" more="All" />
          </IslandContext>
        </PageDataContext>
      </MemoryRouter>
    </I18nextProvider>,
  );
}

const list = { page: 1, pages: 1, steps: [], categories: [], tags: [] };

test.each([
  ['the blog', BlogLayout, { layout: 'blog', list, posts }],
  ['a list of a term', BlogLayout, { layout: 'blog', list: { ...list, page: 2 }, posts }],
])('%s shows the cover of each post that has one', (_, Component, fields) => {
  const html = render(Component as ComponentType, fields);
  expect([...html.matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, src]) => src)).toEqual([
    '/static/media/first.jpg',
    '/static/media/third.jpg',
  ]);
});

test('the section of the newest posts shows the picture of each post', () => {
  const html = render(LatestPosts as ComponentType, { posts });
  expect(html.match(/media\/\w+\.jpg/g)).toEqual(['media/first.jpg', 'media/third.jpg']);
  expect(html.match(/viewBox="0 0 640 400"/g)).toHaveLength(1);
});

test('a post is followed by one list: related posts before recent ones, the first two with covers', () => {
  const findLists = (html: string) =>
    [...html.matchAll(/<h2[^>]*>([^<]*)<\/h2><ol>(.*?)<\/ol>/g)].map(([, heading, items = '']) => [
      heading,
      ...[...items.matchAll(/href="([^"]*)"/g)].map(([, path]) => path),
    ]);
  const [first, second, third] = posts;
  expect(
    findLists(render(PostLayout as ComponentType, { related: [third], recent: [first, second] })),
  ).toEqual([['Related and recent posts', '/blog/third', '/blog/first', '/blog/second']]);
  const recentHtml = render(PostLayout as ComponentType, { recent: [first, third, third] });
  expect(findLists(recentHtml)).toEqual([['Recent posts', '/blog/first', '/blog/third', '/blog/third']]);
  expect(recentHtml.match(/media\/\w+\.jpg/g)).toEqual(['media/first.jpg', 'media/third.jpg']);
});

test('the list of one topic ends with posts from other topics', () => {
  const [first, second, third] = posts;
  const html = render(BlogLayout as ComponentType, {
    layout: 'blog',
    list: { ...list, term: { taxonomy: 'category', slug: 'web', label: 'Web', path: '/blog/category/web' } },
    posts: [first],
    neighbours: [second, third],
  });
  const [, neighbours = ''] = html.split('From other topics');
  expect([...neighbours.matchAll(/href="([^"]*)"/g)].map(([, path]) => path)).toEqual([
    '/blog/second',
    '/blog/third',
  ]);
});

test('the list of all posts starts with headings for the topics and the recent posts', () => {
  const findHeadings = (fields: object) =>
    [
      ...render(BlogLayout as ComponentType, { layout: 'blog', posts, ...fields }).matchAll(
        /<h([1-6])[^>]*>(.*?)<\/h\1>/g,
      ),
    ].map(([, level, text = '']) => `h${level} ${text.replace(/<[^>]*>/g, '')}`);
  const categories = [{ slug: 'craft', label: 'Craft', path: '/blog/category/craft' }];
  expect(findHeadings({ list: { ...list, categories } })).toEqual([
    'h1 Title',
    'h2 Topics',
    'h2 Recent posts',
    'h3 first',
    'h3 second',
    'h3 third',
  ]);
  expect(findHeadings({ list: { ...list, categories, page: 2, pages: 2 } })).toEqual([
    'h1 Title',
    'h2 Topics',
    'h2 first',
    'h2 second',
    'h2 third',
  ]);
});
