/** Writes the reference of environment variables into a document, between two markers. */
import { describeVariables } from './environment.ts';

const startMarker = '<!-- environment variables: written by npm run environment -->';
const endMarker = '<!-- end of environment variables -->';

/**
 * Returns a document with the current table of variables between its markers.
 * @throws Error if a marker is missing.
 */
export function updateEnvironmentReference(document: string): string {
  const start = document.indexOf(startMarker);
  const end = document.indexOf(endMarker);
  if (start < 0 || end < start)
    throw new Error(`The document needs the lines "${startMarker}" and "${endMarker}".`);
  return `${document.slice(0, start + startMarker.length)}\n\n${formatTable()}\n\n${document.slice(end)}`;
}

/** Pads the cells as the formatter of documents does. */
function formatTable(): string {
  const rows = [
    ['variable', 'default', 'read by', 'meaning'],
    ...describeVariables().map(({ name, defaultValue, unset, usedBy, description }) => [
      `\`${name}\``,
      defaultValue === undefined ? (unset ?? '') : `\`${defaultValue}\``,
      usedBy === 'both' ? 'build, server' : usedBy,
      description.replaceAll('|', '\\|'),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const format = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [header = [], ...body] = rows.map(format);
  return [header, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body].join('\n');
}
