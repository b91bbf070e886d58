import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { decodeUri } from '../../decode-uri.ts';

/** Id of the main content in the layout of every page. The skip link leads there. */
export const mainAnchorId = 'main';
/** Anchors that every page has. Browsers themselves scroll `#top` to the beginning. */
const sharedAnchorIds = [mainAnchorId, 'top'];

/**
 * Describes an anchor that a page does not have. Returns undefined if the page has it.
 * @param hash the part of the link after `#`.
 * @param pageName how the sentence names the page.
 */
export function describeMissingAnchor(target: Document, hash: string, pageName: string): string | undefined {
  const ids = [...target.analysis.anchors.keys()];
  const id = decodeUri(hash);
  if (id === '' || ids.includes(id) || sharedAnchorIds.includes(id)) return undefined;
  return `There is no anchor "#${id}" on ${pageName}.${didYouMean(id, ids)}`;
}
