/** Conversion between offsets in a text and positions (line and column). */
import type { Position } from '../finding.ts';

/** A part of a text, as positions and as offsets. The end is exclusive. */
export interface Range {
  start: Position;
  end: Position;
  /** Offset of the start. */
  from: number;
  /** Offset of the end. */
  to: number;
}

/** Creates a function that converts offsets of a text (UTF-16 units, from 0) to positions. */
export function createPositionLookup(text: string): (offset: number) => Position {
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((lineStarts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (lineStarts[low] as number) + 1 };
  };
}

/** Converts a position to an offset. Returns undefined if it is outside the text. */
export function toOffset(text: string, { line, column }: Position): number | undefined {
  let lineStart = 0;
  for (let at = 1; at < line; at++) {
    const lineEnd = text.indexOf('\n', lineStart);
    if (lineEnd === -1) return undefined;
    lineStart = lineEnd + 1;
  }
  const offset = lineStart + column - 1;
  return offset <= text.length ? offset : undefined;
}
