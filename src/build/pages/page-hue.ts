import type { Hue } from '#content/collections.ts';
import { type Entry, isKind, type Manifest } from '#content/manifest.ts';
import { termIn } from './post-list.ts';

/** The light of posts whose category has none. */
const postHue: Hue = 'fjord';
/** The light of pages that name none. */
const pageHue: Hue = 'coral';

/**
 * The light of a page: its own, or that of what it is about. The page of a list is framed as the blog's document is, and
 * has its light where the term has none.
 */
export function hueOf(manifest: Manifest, entry: Entry): Hue {
  const { frontmatter, listing } = entry;
  const listed = listing?.term && termIn(manifest, listing.term)?.hue;
  if (!isKind('post')(entry)) return listed ?? frontmatter.hue ?? pageHue;
  const [slug = ''] = entry.frontmatter.categories;
  return entry.frontmatter.hue ?? termIn(manifest, { taxonomy: 'category', slug })?.hue ?? postHue;
}
