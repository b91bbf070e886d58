/** Links in a document's text, changed where they stand; every other byte stays. */

import { edited } from '#lint/apply-edits.ts';
import type { Edit, Place } from '#pipeline/finding.ts';
import { offsetOf } from '#pipeline/parse/positions.ts';
import { normalised } from '#pipeline/read/decode.ts';
import type { Document } from '#pipeline/validate/validate-document.ts';
import { validate } from '#pipeline/validate/validate-document.ts';

/** Old address to new address. */
export type Moves = ReadonlyMap<string, string>;

/** A post's name in lists of related posts. */
export interface Renamed {
  from: string;
  to: string;
}

export interface Rewritten {
  text: string;
  /** How many links and names were changed. */
  count: number;
}

/**
 * @param raw the file's text as it is on the disk.
 * @param related the post whose name changes; undefined where the document is no post.
 * @throws with plain words when a link is written in a way that cannot be changed safely.
 */
export function rewriteLinks(document: Document, raw: string, moves: Moves, related?: Renamed): Rewritten {
  const { text: read } = document.source;
  const start = (place: Place) => offsetOf(read, place) ?? read.length;
  const edits = new Map<number, Edit>();
  for (const { url, place } of document.facts.links) {
    const [path = '', rest = ''] = splitUrl(url);
    const to = moves.get(path);
    if (to === undefined) continue;
    const from = occurrence(read, path + rest, start(place));
    if (from === undefined) throw unclear(document, place.line, url);
    edits.set(from, { from, to: from + path.length, text: to });
  }
  for (const [at, slug] of relatedOf(document).entries()) {
    if (!related || slug !== related.from) continue;
    const place = document.locate(['related', at]);
    const from = occurrence(read, slug, start(place));
    if (from === undefined) throw unclear(document, place.line, slug);
    edits.set(from, { from, to: from + slug.length, text: related.to });
  }
  const text = edited(raw, [...edits.values()]);
  if (edits.size > 0) verify(document, text, moves, related);
  return { text, count: edits.size };
}

/** The rewritten document, read as the check reads it, must have the links that it should have, and no others. */
function verify(document: Document, text: string, moves: Moves, related: Renamed | undefined): void {
  const { document: after } = validate({
    ...document.source,
    text: normalised(text),
  });
  for (const [at, { url, place }] of document.facts.links.entries()) {
    const [path = '', rest = ''] = splitUrl(url);
    const to = moves.get(path);
    const wanted = to === undefined ? url : to + rest;
    if (after?.facts.links[at]?.url.trim() !== wanted.trim()) throw unclear(document, place.line, url);
  }
  const wanted = relatedOf(document).map((slug) => (related && slug === related.from ? related.to : slug));
  if (JSON.stringify(after && relatedOf(after)) !== JSON.stringify(wanted))
    throw unclear(document, document.locate(['related']).line, related?.from ?? '');
}

const relatedOf = ({ frontmatter }: Document): string[] =>
  'related' in frontmatter ? (frontmatter.related ?? []) : [];

/** Path, and the query and anchor behind it. */
const splitUrl = (url: string): string[] => /^([^?#]*)(.*)$/s.exec(url.trim())?.slice(1) ?? [];

/** The first place from an offset on where a value stands whole, between quotes, brackets or spaces. */
function occurrence(text: string, value: string, from: number): number | undefined {
  for (let at = text.indexOf(value, from); at !== -1; at = text.indexOf(value, at + 1)) {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + value.length]];
    if (/[\s"'`(<:{,[]/.test(before) && /[\s"'`)>},\]]/.test(after)) return at;
  }
  return undefined;
}

const unclear = ({ source }: Document, line: number, url: string): Error =>
  new Error(`${source.file}:${line}: "${url}" cannot be rewritten safely. Write it plainly, and try again.`);
