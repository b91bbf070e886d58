/** Formats tables for the terminal. */
import stringWidth from 'string-width';

const graphemes = new Intl.Segmenter('en');

/** Shortens text to a width in terminal columns; the last column holds an ellipsis. */
export function truncateToWidth(text: string, maxColumns: number): string {
  if (stringWidth(text) <= maxColumns) return text;
  let result = '';
  for (const { segment } of graphemes.segment(text)) {
    if (stringWidth(result + segment) > maxColumns - 1) break;
    result += segment;
  }
  return `${result}…`;
}

export interface Cell {
  text: string;
  /** Adds colour to the text. */
  paint?: (text: string) => string;
}

/** Formats one line per row, with aligned columns and two spaces between them. */
export function formatTable(rows: readonly (readonly Cell[])[]): string[] {
  const columnWidths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => stringWidth(row[column]?.text ?? ''))),
  );
  return rows.map((row) =>
    row
      .map(({ text, paint = (unpainted) => unpainted }, column) => {
        const isLast = column === row.length - 1;
        return paint(text) + (isLast ? '' : ' '.repeat((columnWidths[column] ?? 0) - stringWidth(text)));
      })
      .join('  ')
      .trimEnd(),
  );
}
