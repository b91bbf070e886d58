/** Aligned columns. */

/** Letters that take two columns of a terminal. */
const wide =
  /^(?:[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303F\uFF01-\uFF60]|\p{Emoji_Presentation})/u;

const graphemes = new Intl.Segmenter('en');

/** Columns that text takes on a terminal. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of graphemes.segment(text)) width += wide.test(segment) ? 2 : 1;
  return width;
}

/** Shortens text to so many columns, with an ellipsis in the last. */
export function truncateToWidth(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let result = '';
  for (const { segment } of graphemes.segment(text)) {
    if (widthOf(result + segment) > columns - 1) break;
    result += segment;
  }
  return `${result}…`;
}

export interface Cell {
  text: string;
  /** Puts colour around it. */
  paint?: (text: string) => string;
}

/** One line a row, each column as wide as its widest cell, two spaces between them. */
export function formatTable(rows: readonly (readonly Cell[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column]?.text ?? ''))),
  );
  return rows.map((row) =>
    row
      .map(({ text, paint = (each) => each }, column) => {
        const last = column === row.length - 1;
        return paint(text) + (last ? '' : ' '.repeat((widths[column] ?? 0) - widthOf(text)));
      })
      .join('  ')
      .trimEnd(),
  );
}
