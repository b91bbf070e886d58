import { rankSimilar } from '#pipeline/did-you-mean.ts';
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
  const id = decodeUri(hash);
  if (id === '' || target.analysis.anchors.has(id) || sharedAnchorIds.includes(id)) return undefined;
  const similar = findSimilarAnchors(target, hash).map((anchor) => `"${anchor}"`);
  const hint = similar.length > 0 ? ` Did you mean ${similar.join(' or ')}?` : '';
  return `There is no anchor "#${id}" on ${pageName}.${hint}`;
}

/** Anchors that a message names. */
const maxNamedAnchors = 3;
const getDigits = (id: string) => id.replace(/\D/g, '');

/** Finds the anchors that may be meant, the nearest first. Those with the same digits exclude others. */
export function findSimilarAnchors(target: Document, hash: string): string[] {
  const id = decodeUri(hash);
  const similar = rankSimilar(id, target.analysis.anchors.keys());
  const sameDigits = similar.filter((candidate) => getDigits(candidate) === getDigits(id));
  return (sameDigits.length > 0 ? sameDigits : similar).slice(0, maxNamedAnchors);
}

/**
 * Returns the only anchor that may be meant; undefined if there is none, or more than one. Different digits mean
 * different things: `step-1`, `step-2`.
 */
export function findOnlySimilarAnchor(target: Document, hash: string): string | undefined {
  const [only, ...others] = findSimilarAnchors(target, hash);
  const isCertain = only !== undefined && getDigits(only) === getDigits(decodeUri(hash));
  return others.length === 0 && isCertain ? only : undefined;
}

/** Returns the anchor of the heading that has an anchor in the other language, if both pages have the same outline. */
export function findTranslatedAnchor(
  target: Document,
  translation: Document,
  hash: string,
): string | undefined {
  const [headings, others] = [target.analysis.headings, translation.analysis.headings];
  const hasSameOutline =
    headings.length === others.length && headings.every(({ depth }, index) => depth === others[index]?.depth);
  const index = others.findIndex(({ id }) => id === decodeUri(hash));
  return hasSameOutline ? headings[index]?.id : undefined;
}
