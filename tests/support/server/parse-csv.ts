/**
 * Parses CSV like a spreadsheet: a quoted cell may hold anything; quotes inside other cells are text.
 * @param separator separates the cells. Norwegian spreadsheets use the semicolon, whatever the file contains.
 */
export function parseCsv(text: string, separator = ','): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let position = 0;
  while (position < text.length) {
    let cell = '';
    if (text[position] === '"') {
      for (
        position++;
        position < text.length && (text[position] !== '"' || text[position + 1] === '"');
        position++
      ) {
        if (text[position] === '"') position++;
        cell += text[position];
      }
      position++;
    }
    // Text between the closing quote and the separator still belongs to the cell.
    while (
      position < text.length &&
      text[position] !== separator &&
      text[position] !== '\r' &&
      text[position] !== '\n'
    )
      cell += text[position++];
    row.push(cell);
    if (text[position] === separator) {
      position++;
      continue;
    }
    if (text[position] === '\r' && text[position + 1] === '\n') position++;
    position++;
    rows.push(row);
    row = [];
  }
  return rows;
}
