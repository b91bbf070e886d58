import type { Position } from '../finding.ts';

/** A part of a text: where it begins and ends, as places and as offsets. */
export interface Range {
  start: Position;
  end: Position;
  from: number;
  to: number;
}

/**
 * Maps offsets of a text to lines and columns.
 * @returns a function from offset (UTF-16 units, from 0) to place (from 1).
 */
export function createPositionLookup(text: string): (offset: number) => Position {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] as number) + 1 };
  };
}

/** Offset of a place; undefined where the text has none. */
export function toOffset(text: string, { line, column }: Position): number | undefined {
  let start = 0;
  for (let at = 1; at < line; at++) {
    const next = text.indexOf('\n', start);
    if (next === -1) return undefined;
    start = next + 1;
  }
  return start + column - 1 <= text.length ? start + column - 1 : undefined;
}
