import { type Entry, type Manifest, postsOf } from '#content/manifest.ts';

/** How many posts stand under an article. */
const count = 3;

/** What to read next: the posts the author names, then those that share most tags, then the newest. */
export function furtherPosts(entry: Entry<'post'>, manifest: Manifest): Entry<'post'>[] {
  const { related = [], tags } = entry.frontmatter;
  const rank = (post: Entry<'post'>) => {
    const named = related.indexOf(post.slug);
    return named === -1 ? post.frontmatter.tags.filter((tag) => tags.includes(tag)).length : 1000 - named;
  };
  // One pass for each post: sorting them all for each would grow with the square of the blog, and more.
  const best: { post: Entry<'post'>; rank: number }[] = [];
  for (const post of postsOf(manifest, entry.language)) {
    if (post.slug === entry.slug) continue;
    const candidate = { post, rank: rank(post) };
    const at = best.findIndex((each) => candidate.rank > each.rank);
    if (at !== -1) best.splice(at, 0, candidate);
    else if (best.length < count) best.push(candidate);
    best.length = Math.min(best.length, count);
  }
  return best.map(({ post }) => post);
}
