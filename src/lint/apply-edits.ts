/** Texts of files with edits that count in them as the pipeline reads them. */
import type { Edit } from '#pipeline/finding.ts';

/**
 * @param raw the file's own text: its byte order mark, its line ends and whatever no edit touches stay as they are.
 * @param edits none of which meets another.
 */
export function applyEdits(raw: string, edits: readonly Edit[]): string {
  const offsetOf = rawOffsets(raw);
  const lineEnd = raw.split('\r\n').length > raw.split(/(?<!\r)\n/).length ? '\r\n' : '\n';
  // From the end, so that offsets before a change still hold.
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce(
      (text, edit) =>
        text.slice(0, offsetOf(edit.from)) +
        edit.text.replaceAll('\n', lineEnd) +
        text.slice(offsetOf(edit.to)),
      raw,
    );
}

/** From offsets in the text as the pipeline reads it to offsets in the file's own. */
function rawOffsets(raw: string): (offset: number) => number {
  const mark = raw.startsWith('\uFEFF') ? 1 : 0;
  /** Where line ends of two characters stand, in the text that the pipeline reads. */
  const doubled: number[] = [];
  for (let at = raw.indexOf('\r\n'); at !== -1; at = raw.indexOf('\r\n', at + 2))
    doubled.push(at - mark - doubled.length);
  const before = (offset: number) => {
    let low = 0;
    let high = doubled.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((doubled[middle] as number) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (offset) => offset + mark + before(offset);
}
