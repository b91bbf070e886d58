/** The lines of a file around a place, with the place marked: the same for the terminal, machines and the overlay. */
import type { Place } from '#pipeline/finding.ts';
import { type Grapheme, graphemesOf } from './cells.ts';

export interface Look {
  /** Cells that a line of text may take; longer ones are cut around the place. */
  width?: number;
  paintGutter?: (text: string) => string;
  paintMark?: (text: string) => string;
}

/** Marked lines at the most: a longer stretch is told by its beginning and its end. */
const mostMarked = 4;

/** A stretch of one line, in UTF-16 units from 0. */
interface Stretch {
  from: number;
  to: number;
}

/**
 * Line numbers, text, and `^~~~` below what is meant; a line before and after where they are not empty.
 * @param text of the file, as the pipeline reads it.
 * @param end the place after the last character; without it the first alone is marked.
 * @returns lines, or none where the text has no such place.
 */
export function excerptOf(text: string, start: Place, end: Place | undefined, look: Look = {}): string[] {
  const lines = text.split('\n');
  if (start.line > lines.length || text === '') return [];
  const { width = 100, paintGutter = String, paintMark = String } = look;
  const stretches = stretchesOf(lines, start, end);
  const last = Math.max(...stretches.keys());
  const digits = String(Math.min(last + 1, lines.length)).length;
  const gutter = (label: string | number) => paintGutter(`${String(label).padEnd(digits)} |`);
  const row = (label: string | number, content: string) =>
    content === '' ? gutter(label) : `${gutter(label)} ${content}`;

  const rows: string[] = [];
  const context = (line: number) => {
    const content = lines[line - 1];
    if (content?.trim()) rows.push(row(line, cut(graphemesOf(content), { from: 0, to: 0 }, width).text));
  };
  context(start.line - 1);
  let before = start.line - 1;
  for (const [line, stretch] of stretches) {
    if (line > before + 1) rows.push(row('', '…'));
    before = line;
    const { text: shown, indent, marked } = cut(graphemesOf(lines[line - 1] ?? ''), stretch, width);
    const mark = line === start.line ? `^${'~'.repeat(Math.max(0, marked - 1))}` : '~'.repeat(marked);
    rows.push(row(line, shown));
    if (mark) rows.push(row('', ' '.repeat(indent) + paintMark(mark)));
  }
  context(last + 1);
  return rows;
}

/** What is to be marked in each line. */
function stretchesOf(lines: string[], start: Place, end: Place | undefined): Map<number, Stretch> {
  const lengthOf = (line: number) => lines[line - 1]?.length ?? 0;
  const from = Math.min(start.column - 1, lengthOf(start.line));
  if (!end || end.line <= start.line)
    return new Map([[start.line, { from, to: Math.max(from + 1, end ? end.column - 1 : 0) }]]);
  const stretches = new Map([[start.line, { from, to: lengthOf(start.line) }]]);
  // An end before the first character of a line is the end of the line before it.
  const last = Math.min(end.column === 1 ? end.line - 1 : end.line, lines.length);
  for (let line = start.line + 1; line <= last; line++) {
    if (last - start.line >= mostMarked && line > start.line + 1 && line < last) continue;
    const indentation = /^\s*/.exec(lines[line - 1] ?? '')?.[0].length ?? 0;
    const to = line === end.line ? Math.min(end.column - 1, lengthOf(line)) : lengthOf(line);
    stretches.set(line, { from: Math.min(indentation, to), to });
  }
  return stretches;
}

/** A line cut to a width around a stretch, and where the stretch stands in what is left, in cells. */
function cut(
  graphemes: Grapheme[],
  { from, to }: Stretch,
  width: number,
): { text: string; indent: number; marked: number } {
  const total = endOf(graphemes);
  const start = graphemes.find((each) => each.to > from)?.at ?? total;
  const end = Math.max(graphemes.find((each) => each.from >= to)?.at ?? total, start + 1);
  // Two cells are for the dots on either side.
  const left = total <= width || end <= width - 2 ? 0 : Math.max(0, start - Math.floor(width / 3));
  const shown =
    total <= width
      ? graphemes
      : graphemes.filter((each) => each.at >= left && each.at + each.width <= left + width - 2);
  const first = shown[0]?.at ?? 0;
  const dots = first > 0 ? '…' : '';
  return {
    text: `${dots}${shown.map((each) => each.shown).join('')}${endOf(shown) < total ? '…' : ''}`.trimEnd(),
    indent: start - first + dots.length,
    marked: to > from ? Math.max(1, Math.min(end, endOf(shown)) - start) : 0,
  };
}

/** Cells up to the end of the last character. */
function endOf(graphemes: Grapheme[]): number {
  const last = graphemes.at(-1);
  return last ? last.at + last.width : 0;
}
