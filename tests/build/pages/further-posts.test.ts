import { expect, test } from 'vitest';
import { buildPostCards } from '#build/pages/cards.ts';
import { findNeighbouringPosts, findRecentPosts, findRelatedPosts } from '#build/pages/related-posts.ts';
import type { Entry, Manifest } from '#content/manifest.ts';
import type { ResponsiveImage } from '#content/page-data.ts';

/** Creates posts in the order of their names, `a` being the newest. */
function createPosts(
  posts: Record<string, { tags?: string[]; related?: string[]; cover?: string }>,
): Manifest {
  const entries = Object.entries(posts).map(([slug, fields], index) => ({
    kind: 'post',
    slug,
    language: 'en',
    path: `/blog/${slug}`,
    frontmatter: { title: slug, date: `2026-01-${30 - index}`, categories: [], tags: [], ...fields },
  })) as unknown as Entry[];
  return { entries, categories: [], tags: [], redirects: {} };
}
function findFurther(manifest: Manifest, slug: string) {
  const post = manifest.entries.find((entry) => entry.slug === slug) as Entry<'post'>;
  const related = findRelatedPosts(post, manifest);
  const recent = findRecentPosts(post, manifest, related);
  return [related, recent].map((posts) => posts.map((other) => other.slug));
}

test('related posts are those that the author names, then those that share tags', () => {
  const manifest = createPosts({
    a: { tags: ['web'] },
    b: { tags: ['web', 'apps'] },
    c: {},
    d: { tags: ['web', 'apps'], related: ['e'] },
    e: {},
  });
  expect(findFurther(manifest, 'd')).toEqual([['e', 'b', 'a'], ['c']]);
});

test('a post that shares no tag is recent, and not related', () => {
  const manifest = createPosts({ a: {}, b: { tags: ['web'] }, c: {}, d: {}, e: {}, f: { tags: ['web'] } });
  expect(findFurther(manifest, 'f')).toEqual([['b'], ['a', 'c', 'd']]);
  expect(findFurther(manifest, 'a')).toEqual([[], ['b', 'c', 'd', 'e']]);
});

test('the neighbours of a list share its tags, or are the newest posts', () => {
  const manifest = createPosts({
    a: {},
    b: { tags: ['apps'] },
    c: {},
    d: {},
    e: { tags: ['web'] },
    f: { tags: ['web', 'apps'] },
  });
  const listed = manifest.entries.filter(({ slug }) => slug === 'e') as Entry<'post'>[];
  const neighbours = findNeighbouringPosts(listed, manifest, 'en');
  expect(neighbours.map(({ slug }) => slug)).toEqual(['f', 'a', 'b']);
});

test('cards in lists have the cover of the post', async () => {
  const { entries } = createPosts({ a: { cover: '/assets/a.jpg' }, b: {} });
  const manifest = createPosts({});
  const cards = await buildPostCards(
    manifest,
    entries as Entry<'post'>[],
    async (src) => ({ src }) as ResponsiveImage,
  );
  expect(cards.map(({ cover }) => cover)).toEqual([{ src: '/assets/a.jpg' }, undefined]);
});
