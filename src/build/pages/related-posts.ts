import { type Entry, getPosts, type Manifest } from '#content/manifest.ts';
import type { Language } from '#i18n/languages.ts';

/** Related posts below an article. */
const maxRelatedPosts = 3;
/** Related and recent posts below an article, together. */
const maxFurtherPosts = 4;

type Post = Entry<'post'>;

/** Caches the ranked posts of a manifest by set of tags, because there are far fewer sets of tags than posts. */
const rankedPostsCache = new WeakMap<Manifest, Map<string, Post[]>>();

/** Finds related posts: first those that the author names, then those with most tags in common, the newest first. */
export function findRelatedPosts(entry: Post, manifest: Manifest): Post[] {
  const { related = [], tags } = entry.frontmatter;
  const posts = getPosts(manifest, entry.language);
  const named = related.flatMap((slug) => posts.find((post) => post.slug === slug) ?? []);
  const similar = rankBySharedTags(tags, manifest, entry.language, maxRelatedPosts + 1 + named.length);
  return [...new Set([...named, ...similar])]
    .filter(({ slug }) => slug !== entry.slug)
    .slice(0, maxRelatedPosts);
}

/** Finds the newest posts besides the post itself and its related ones, as many as the list has room for. */
export const findRecentPosts = (entry: Post, manifest: Manifest, related: readonly Post[]): Post[] =>
  getPosts(manifest, entry.language)
    .slice(0, maxFurtherPosts + 1)
    .filter((post) => post.slug !== entry.slug && !related.includes(post))
    .slice(0, maxFurtherPosts - related.length);

/** Posts from other topics below a short list. */
const maxNeighbours = 3;

/** Finds posts that are not in a list: first those with most of its tags, then the newest. */
export function findNeighbouringPosts(
  listed: readonly Post[],
  manifest: Manifest,
  language: Language,
): Post[] {
  const tags = [...new Set(listed.flatMap(({ frontmatter }) => frontmatter.tags))];
  const count = maxNeighbours + listed.length;
  const similar = rankBySharedTags(tags, manifest, language, count);
  return [...new Set([...similar, ...getPosts(manifest, language).slice(0, count)])]
    .filter((post) => !listed.includes(post))
    .slice(0, maxNeighbours);
}

/** Returns at least `minCount` posts of a language that share tags, if there are so many: those with most in common first. */
function rankBySharedTags(
  tags: readonly string[],
  manifest: Manifest,
  language: Language,
  minCount: number,
): Post[] {
  const cache = rankedPostsCache.get(manifest) ?? new Map<string, Post[]>();
  rankedPostsCache.set(manifest, cache);
  const key = JSON.stringify([language, minCount, tags.toSorted()]);
  const cached = cache.get(key);
  if (cached) return cached;
  const countSharedTags = (post: Post) => post.frontmatter.tags.filter((tag) => tags.includes(tag)).length;
  // Grouped, because sorting thousands of posts takes longer.
  const postsByCount = Map.groupBy(getPosts(manifest, language), countSharedTags);
  const best: Post[] = [];
  for (const sharedTags of [...postsByCount.keys()].sort((a, b) => b - a))
    if (sharedTags > 0 && best.length < minCount)
      best.push(...(postsByCount.get(sharedTags) ?? []).slice(0, minCount - best.length));
  cache.set(key, best);
  return best;
}
