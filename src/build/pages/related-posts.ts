import { type Entry, type Manifest, getPosts } from '#content/manifest.ts';

/** How many posts stand under an article. */
const maxRelatedPosts = 3;

type Post = Entry<'post'>;

/** Posts of a manifest by the tags that they are asked for with: there are far fewer sets of tags than posts. */
const rankedPostsCache = new WeakMap<Manifest, Map<string, Post[]>>();

/** What to read next: the posts the author names, then those that share most tags, then the newest. */
export function findRelatedPosts(entry: Post, manifest: Manifest): Post[] {
  const { related = [], tags } = entry.frontmatter;
  const posts = getPosts(manifest, entry.language);
  const named = related.flatMap((slug) => posts.find((post) => post.slug === slug) ?? []);
  const like = rankBySharedTags(tags, manifest, entry, maxRelatedPosts + 1 + named.length);
  return [...new Set([...named, ...like])].filter(({ slug }) => slug !== entry.slug).slice(0, maxRelatedPosts);
}

/** Of the posts in a language, at least so many of those that share most tags, the newest first. */
function rankBySharedTags(tags: readonly string[], manifest: Manifest, { language }: Post, wanted: number): Post[] {
  const known = rankedPostsCache.get(manifest) ?? new Map<string, Post[]>();
  rankedPostsCache.set(manifest, known);
  const key = JSON.stringify([language, wanted, tags.toSorted()]);
  const before = known.get(key);
  if (before) return before;
  const shared = (post: Post) => post.frontmatter.tags.filter((tag) => tags.includes(tag)).length;
  // By their number: sorting thousands takes longer.
  const byShared = Map.groupBy(getPosts(manifest, language), shared);
  const best: Post[] = [];
  for (const each of [...byShared.keys()].sort((a, b) => b - a))
    if (best.length < wanted) best.push(...(byShared.get(each) ?? []).slice(0, wanted - best.length));
  known.set(key, best);
  return best;
}
