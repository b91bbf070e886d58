import type { Edit } from '#pipeline/finding.ts';

/**
 * Applies edits, whose offsets are in the normalized text, to a raw text.
 * @param rawText keeps its byte order mark, its line ends and everything that no edit replaces.
 * @param edits must not overlap.
 */
export function applyEdits(rawText: string, edits: readonly Edit[]): string {
  const toRawOffset = createRawOffsetLookup(rawText);
  const hasMostlyCrlf = rawText.split('\r\n').length > rawText.split(/(?<!\r)\n/).length;
  const lineEnd = hasMostlyCrlf ? '\r\n' : '\n';
  // Edits are applied from the last to the first, so that the offsets before them stay valid.
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce(
      (text, edit) =>
        text.slice(0, toRawOffset(edit.from)) +
        edit.text.replaceAll('\n', lineEnd) +
        text.slice(toRawOffset(edit.to)),
      rawText,
    );
}

/** Creates a function that converts offsets in the normalized text to offsets in the raw text. */
function createRawOffsetLookup(rawText: string): (offset: number) => number {
  const bomLength = rawText.startsWith('\uFEFF') ? 1 : 0;
  /** Offsets of CRLF line ends in the normalized text. */
  const crlfOffsets: number[] = [];
  for (let index = rawText.indexOf('\r\n'); index !== -1; index = rawText.indexOf('\r\n', index + 2))
    crlfOffsets.push(index - bomLength - crlfOffsets.length);
  const countCrlfBefore = (offset: number) => {
    let low = 0;
    let high = crlfOffsets.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((crlfOffsets[middle] as number) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (offset) => offset + bomLength + countCrlfBefore(offset);
}
