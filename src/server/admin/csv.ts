/** Comma-separated values, as RFC 4180 has them, that a spreadsheet can open without harm. */

/**
 * Where a spreadsheet would begin to read a formula: at the start of a cell, and, as Norwegian ones part cells at
 * semicolons whatever the file says, behind those and line ends too. Full-width signs are read as the others are, and
 * characters that cannot be seen are passed over.
 */
const formula = /(?:^|(?<=[;\t\n]))(?=["\s\p{Cf}]*[=+\-@＝＋－＠])|^(?=[\t\n])/gu;

/** What no cell needs, and a terminal might obey. */
const control = /(?![\n\t])[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

function cell(value: string): string {
  const text = value.replace(/\r\n?/g, '\n').replace(control, '').replace(formula, "'");
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One record with its line end. */
export const formatCsvLine = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`;
