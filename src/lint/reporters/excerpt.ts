/** Excerpts of a file with the range of a finding marked: the same for the terminal, JSON and the development overlay. */
import stringWidth from 'string-width';
import type { Position } from '#pipeline/finding.ts';
import { escapeControlCharacters } from '#terminal/control-characters.ts';

export interface ExcerptStyle {
  /** Terminal columns that a line of text may take; longer lines are cropped around the marked range. */
  width?: number;
  paintGutter?: (text: string) => string;
  paintMark?: (text: string) => string;
}

/** A range with more lines is shown as its first two lines and its last. */
const maxMarkedLines = 4;
const tabWidth = 4;

/** A range within one line, in UTF-16 units from 0. */
interface ColumnRange {
  from: number;
  to: number;
}

/** A user-perceived character of a line. */
interface Grapheme {
  /** The text to print: tabs are spaces, and control characters are symbols. */
  text: string;
  /** Offsets in the line, in UTF-16 units. */
  from: number;
  to: number;
  /** Terminal columns before the character. */
  column: number;
  /** Terminal columns of the character: 0, 1, 2, or up to the next tab stop. */
  width: number;
}

/**
 * Formats the lines of a range with line numbers and `^~~~` under the range, and one line before and after unless it is
 * blank.
 * @param text of the file, as the pipeline reads it.
 * @param end the position after the last character; without it, one character is marked.
 * @returns lines; none where the text has no such position.
 */
export function formatExcerpt(
  text: string,
  start: Position,
  end: Position | undefined,
  style: ExcerptStyle = {},
): string[] {
  const lines = text.split('\n');
  if (start.line > lines.length || text === '') return [];
  const { width = 100, paintGutter = String, paintMark = String } = style;
  const rangesByLine = getMarkedRanges(lines, start, end);
  const lastLine = Math.max(...rangesByLine.keys());
  const digits = String(Math.min(lastLine + 1, lines.length)).length;
  const formatGutter = (label: string | number) => paintGutter(`${String(label).padEnd(digits)} |`);
  const formatRow = (label: string | number, content: string) =>
    content === '' ? formatGutter(label) : `${formatGutter(label)} ${content}`;

  const rows: string[] = [];
  const addContextLine = (line: number) => {
    const content = lines[line - 1];
    if (content?.trim())
      rows.push(formatRow(line, cropLine(splitGraphemes(content), { from: 0, to: 0 }, width).text));
  };
  addContextLine(start.line - 1);
  let previousLine = start.line - 1;
  for (const [line, range] of rangesByLine) {
    if (line > previousLine + 1) rows.push(formatRow('', '…'));
    previousLine = line;
    const cropped = cropLine(splitGraphemes(lines[line - 1] ?? ''), range, width);
    const { indent, markWidth } = cropped;
    const mark = line === start.line ? `^${'~'.repeat(Math.max(0, markWidth - 1))}` : '~'.repeat(markWidth);
    rows.push(formatRow(line, cropped.text));
    if (mark) rows.push(formatRow('', ' '.repeat(indent) + paintMark(mark)));
  }
  addContextLine(lastLine + 1);
  return rows;
}

/** Returns the range to mark in each line, by line number. */
function getMarkedRanges(
  lines: string[],
  start: Position,
  end: Position | undefined,
): Map<number, ColumnRange> {
  const getLength = (line: number) => lines[line - 1]?.length ?? 0;
  const from = Math.min(start.column - 1, getLength(start.line));
  if (!end || end.line <= start.line)
    return new Map([[start.line, { from, to: Math.max(from + 1, end ? end.column - 1 : 0) }]]);
  const ranges = new Map([[start.line, { from, to: getLength(start.line) }]]);
  // An end before the first character of a line is the end of the line before it.
  const lastLine = Math.min(end.column === 1 ? end.line - 1 : end.line, lines.length);
  for (let line = start.line + 1; line <= lastLine; line++) {
    if (lastLine - start.line >= maxMarkedLines && line > start.line + 1 && line < lastLine) continue;
    const indentation = /^\s*/.exec(lines[line - 1] ?? '')?.[0].length ?? 0;
    const to = line === end.line ? Math.min(end.column - 1, getLength(line)) : getLength(line);
    ranges.set(line, { from: Math.min(indentation, to), to });
  }
  return ranges;
}

/** Splits a line into graphemes with their terminal columns. */
function splitGraphemes(line: string): Grapheme[] {
  const graphemes: Grapheme[] = [];
  let column = 0;
  for (const { segment, index } of segmenter.segment(line)) {
    const isTab = segment === '\t';
    const width = isTab ? tabWidth - (column % tabWidth) : getWidth(segment);
    const text = isTab ? ' '.repeat(width) : escapeControlCharacters(segment);
    graphemes.push({ text, from: index, to: index + segment.length, column, width });
    column += width;
  }
  return graphemes;
}

const segmenter = new Intl.Segmenter();

const getWidth = (grapheme: string): number => stringWidth(escapeControlCharacters(grapheme));

/**
 * Crops a line to a width around a range.
 * @returns the cropped text, the number of terminal columns in it before the range, and the number of columns to mark.
 */
function cropLine(
  graphemes: Grapheme[],
  { from, to }: ColumnRange,
  width: number,
): { text: string; indent: number; markWidth: number } {
  const total = getEndColumn(graphemes);
  const start = graphemes.find((grapheme) => grapheme.to > from)?.column ?? total;
  const end = Math.max(graphemes.find((grapheme) => grapheme.from >= to)?.column ?? total, start + 1);
  // Two columns are for the ellipses on either side.
  const firstVisibleColumn =
    total <= width || end <= width - 2 ? 0 : Math.max(0, start - Math.floor(width / 3));
  const visible =
    total <= width
      ? graphemes
      : graphemes.filter(
          ({ column, width: columns }) =>
            column >= firstVisibleColumn && column + columns <= firstVisibleColumn + width - 2,
        );
  const croppedColumns = visible[0]?.column ?? 0;
  const ellipsis = croppedColumns > 0 ? '…' : '';
  const text = visible.map((grapheme) => grapheme.text).join('');
  return {
    text: `${ellipsis}${text}${getEndColumn(visible) < total ? '…' : ''}`.trimEnd(),
    indent: start - croppedColumns + ellipsis.length,
    markWidth: to > from ? Math.max(1, Math.min(end, getEndColumn(visible)) - start) : 0,
  };
}

/** Returns the terminal column after the last character. */
function getEndColumn(graphemes: Grapheme[]): number {
  const last = graphemes.at(-1);
  return last ? last.column + last.width : 0;
}
