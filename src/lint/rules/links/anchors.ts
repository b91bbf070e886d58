import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/validate/validate-document.ts';

/** Anchor of the content in the frame of every page; the link that skips to it needs it. */
export const mainAnchor = 'main';
/** Browsers themselves lead `#top` to the beginning of a page. */
const anchorsOfEveryPage = [mainAnchor, 'top'];

/**
 * What is wrong with the anchor of a link, in a sentence.
 * @param hash what follows the `#`.
 * @param where the page, as the sentence names it.
 */
export function anchorProblem(target: Document, hash: string, where: string): string | undefined {
  const own = [...target.facts.anchors.keys()];
  const id = safeDecode(hash);
  if (id === '' || own.includes(id) || anchorsOfEveryPage.includes(id)) return undefined;
  // Those of every page lead nowhere in particular: nobody means them by another word.
  return `There is no anchor "#${id}" on ${where}.${didYouMean(id, own)}`;
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
