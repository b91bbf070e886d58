/** Lists of phrases, written down so that they can be read. */

/**
 * Compiles a list of phrases: one expression for each line, an alternative after each ` | `; a line that is indented
 * further goes on with the one above. A phrase is a regular expression in small letters, and stands between the ends of
 * words, whatever letters they have. Gaps must be bounded: a text may have 5,000 characters.
 */
export function phrases(list: string): RegExp[] {
  const lines = list.split('\n').filter((line) => line.trim());
  const depth = Math.min(...lines.map(indentation));
  const whole: string[] = [];
  for (const line of lines) {
    const text = line.trim();
    if (indentation(line) === depth) whole.push(text);
    else whole.push(`${whole.pop()}${/^\|\S/.test(text) ? '' : ' '}${text}`);
  }
  return whole.map(
    (line) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${line.replaceAll(' | ', '|')})(?![\\p{L}\\p{N}])`, 'u'),
  );
}

/** A group of the alternatives in a list, which may go over several lines. */
export const oneOf = (list: string): string =>
  `(?:${list
    .trim()
    .split(/\s*\n\s*\| | \| /)
    .join('|')})`;

const indentation = (line: string): number => line.search(/\S/);

/** How many lines of a list occur in a text. */
export const countOf = (list: readonly RegExp[], text: string): number =>
  list.filter((line) => line.test(text)).length;
