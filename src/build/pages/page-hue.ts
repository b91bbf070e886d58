import type { Hue } from '#content/collections.ts';
import { type Entry, isKind, type Manifest } from '#content/manifest.ts';
import { findTerm } from './post-list.ts';

/** Hue of posts whose category has none. */
const defaultPostHue: Hue = 'fjord';
/** Hue of pages without one in their frontmatter. */
const defaultPageHue: Hue = 'coral';

/**
 * Returns the hue of a page: its own, or that of its category or listed term. List pages have the frontmatter of the blog
 * page, and so its hue when their term has none.
 */
export function getHue(manifest: Manifest, entry: Entry): Hue {
  const { frontmatter, listing } = entry;
  const termHue = listing?.term && findTerm(manifest, listing.term)?.hue;
  if (!isKind('post')(entry)) return termHue ?? frontmatter.hue ?? defaultPageHue;
  const [slug = ''] = entry.frontmatter.categories;
  return entry.frontmatter.hue ?? findTerm(manifest, { taxonomy: 'category', slug })?.hue ?? defaultPostHue;
}
