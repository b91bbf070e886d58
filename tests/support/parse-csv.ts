/**
 * Reads CSV as a spreadsheet does: a cell in quotes may hold anything; quotes inside other cells are text.
 * @param separator of cells; Norwegian spreadsheets take the semicolon, whatever the file says.
 */
export function parseCsv(text: string, separator = ','): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  while (at < text.length) {
    const start = at;
    let cell = '';
    if (text[at] === '"') {
      for (at++; at < text.length && (text[at] !== '"' || text[at + 1] === '"'); at++) {
        if (text[at] === '"') at++;
        cell += text[at];
      }
      at++;
    }
    // What follows a closed quote up to the separator still belongs to the cell.
    while (at < text.length && text[at] !== separator && text[at] !== '\r' && text[at] !== '\n')
      cell += text[at++];
    line.push(cell);
    if (text[at] === separator && at > start - 1) {
      at++;
      continue;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    at++;
    lines.push(line);
    line = [];
  }
  return lines;
}
