import type { Hue } from '#content/collections.ts';
import { type Entry, isKind, type Manifest } from '#content/manifest.ts';
import { findTerm } from './post-list.ts';

/** The light of posts whose category has none. */
const defaultPostHue: Hue = 'fjord';
/** The light of pages that name none. */
const defaultPageHue: Hue = 'coral';

/**
 * The light of a page: its own, or that of what it is about. The page of a list is framed as the blog's document is, and
 * has its light where the term has none.
 */
export function getHue(manifest: Manifest, entry: Entry): Hue {
  const { frontmatter, listing } = entry;
  const listed = listing?.term && findTerm(manifest, listing.term)?.hue;
  if (!isKind('post')(entry)) return listed ?? frontmatter.hue ?? defaultPageHue;
  const [slug = ''] = entry.frontmatter.categories;
  return entry.frontmatter.hue ?? findTerm(manifest, { taxonomy: 'category', slug })?.hue ?? defaultPostHue;
}
