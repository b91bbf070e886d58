import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/validate/validate-document.ts';

/** Anchor of the content in the frame of every page; the link that skips to it needs it. */
export const mainAnchorId = 'main';
/** Browsers themselves lead `#top` to the beginning of a page. */
const sharedAnchorIds = [mainAnchorId, 'top'];

/**
 * What is wrong with the anchor of a link, in a sentence.
 * @param hash what follows the `#`.
 * @param where the page, as the sentence names it.
 */
export function describeMissingAnchor(target: Document, hash: string, where: string): string | undefined {
  const own = [...target.analysis.anchors.keys()];
  const id = decodeSafely(hash);
  if (id === '' || own.includes(id) || sharedAnchorIds.includes(id)) return undefined;
  // Those of every page lead nowhere in particular: nobody means them by another word.
  return `There is no anchor "#${id}" on ${where}.${didYouMean(id, own)}`;
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
