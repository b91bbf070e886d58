/** Where a finding's text stands in its file, and edits of it. */

import type { Position } from '#pipeline/finding.ts';
import { toOffset } from '#pipeline/parse/positions.ts';

/** A stretch of a file's text. */
export interface UrlRange {
  from: number;
  to: number;
  end: Position;
}

/**
 * Where a link's address is written out, letter for letter.
 * @param place of the address, or of the attribute that holds it: `to="/team"`.
 * @returns undefined where the file spells the address otherwise, with entities for instance: it is not safe to edit.
 */
export function findUrlRange(text: string, place: Position, url: string): UrlRange | undefined {
  const start = toOffset(text, place);
  if (start === undefined || url === '') return undefined;
  const attribute = /^\w+\s*=\s*["']/.exec(text.slice(start, start + 40))?.[0];
  const from = start + (attribute?.length ?? 0);
  if (!text.startsWith(url, from)) return undefined;
  const to = from + url.length;
  // Part of something longer is not the address itself.
  const isWhole = /[(<"'\s]/.test(text.charAt(from - 1)) && /^[)>"'\s]?$/.test(text.charAt(to));
  if (!isWhole || url.includes('\n')) return undefined;
  return { from, to, end: { line: place.line, column: place.column + to - start } };
}
