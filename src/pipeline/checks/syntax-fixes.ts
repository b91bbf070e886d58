/** Mistakes of MDX with one meaning, and the same text without them. */
import { VFileMessage } from 'vfile-message';
import { factsOf } from '../facts.ts';
import type { Finding, Fix, Place } from '../finding.ts';
import { lineMap } from '../lines.ts';
import { offsetOf } from './edits.ts';

/** Signs that begin no tag, and that nobody writes in place of one: a number, a comparison, an amount. */
const notATag = /^<[\d=+\-~≈€£.,]/;

/**
 * Where a mistake begins and ends, and its safe fix.
 * @param text of the file.
 * @param place where the parser stopped: the character after `<`.
 * @param body the text with its frontmatter blanked out, to try the fix on.
 */
export function mendingOf(
  text: string,
  body: string,
  place: Place,
): Pick<Finding, 'line' | 'column' | 'end' | 'fix'> | undefined {
  const after = offsetOf(text, place);
  if (after === undefined || text.charAt(after - 1) !== '<') return undefined;
  const from = after - 1;
  const found =
    remarkAt(text, from) ?? (notATag.test(text.slice(from, from + 2)) ? lessThan(from) : undefined);
  if (!found) return undefined;
  const { to, fix } = found;
  const at = { line: place.line, column: place.column - 1, end: lineMap(text)(to) };
  return isMended(body, text.length - body.length, fix, to) ? { ...at, fix } : at;
}

const lessThan = (from: number) => ({
  to: from + 2,
  fix: { title: 'Write &lt; for the sign.', edits: [{ from, to: from + 1, text: '&lt;' }] },
});

function remarkAt(text: string, from: number): { to: number; fix: Fix } | undefined {
  if (!text.startsWith('<!--', from)) return undefined;
  const close = text.indexOf('-->', from + 4);
  const inner = text.slice(from + 4, close);
  // Something else ends such a remark, or it holds what would end the other kind.
  if (close === -1 || inner.includes('*/')) return undefined;
  const to = close + 3;
  const edits = [
    { from, to: from + 4, text: '{/*' },
    { from: close, to, text: '*/}' },
  ];
  return { to, fix: { title: 'Write the remark as {/* … */}.', edits } };
}

/** Whether the parser gets past the place once it is mended; it may stop later for something else. */
function isMended(body: string, blanked: number, fix: Fix, to: number): boolean {
  const edits = fix.edits.toSorted((a, b) => b.from - a.from);
  const mended = edits.reduce(
    (result, edit) => result.slice(0, edit.from - blanked) + edit.text + result.slice(edit.to - blanked),
    body,
  );
  const grown = mended.length - body.length;
  try {
    factsOf(mended);
    return true;
  } catch (cause) {
    if (!(cause instanceof VFileMessage) || cause.line === undefined || cause.column === undefined)
      return false;
    const stopped = offsetOf(mended, { line: cause.line, column: cause.column });
    return stopped !== undefined && stopped > to - blanked + grown;
  }
}
