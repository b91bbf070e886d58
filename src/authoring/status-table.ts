/** The status of the content as lines for a terminal. */
import pc from 'picocolors';
import { languages } from '#i18n/languages.ts';
import type { DocumentStatus, State } from './status.ts';

/**
 * The table, and below it what is still sample, each where an editor can open it.
 * @param root the content folder as the caller named it.
 */
export function statusTable(rows: readonly DocumentStatus[], root: string, colour = false): string[] {
  const c = pc.createColors(colour);
  const paint: Record<State, (text: string) => string> = {
    published: c.green,
    scheduled: c.yellow,
    ended: c.yellow,
    draft: c.yellow,
    broken: c.red,
    pending: c.yellow,
    missing: c.red,
  };
  const name = ({ kind, slug }: DocumentStatus) => `${kind} ${slug}`;
  const width = Math.max(8, ...rows.map((row) => name(row).length));
  const column = Math.max(...Object.keys(paint).map(({ length }) => length));
  const samples = rows.flatMap((row) => row.samples);
  const dates = rows.flatMap((row) => row.dates);
  const waiting = rows.filter((row) => row.samples.length > 0).length;
  return [
    c.bold(
      ['document'.padEnd(width), ...languages.map((language) => language.padEnd(column)), 'sample'].join(
        '  ',
      ),
    ),
    ...rows.map((row) =>
      [
        name(row).padEnd(width),
        ...languages.map((language) => paint[row.states[language]](row.states[language].padEnd(column))),
        row.samples.length > 0 ? c.yellow('sample') : '',
      ]
        .join('  ')
        .trimEnd(),
    ),
    ...(samples.length > 0 ? ['', c.bold('Waiting for the facts of the owner:')] : []),
    ...samples.map(({ file, line, what }) => `${root}/${file}:${line} ${what}`),
    ...(dates.length > 0 ? ['', c.bold('Dates:')] : []),
    ...dates.map(({ file, line, what }) => `${root}/${file}:${line} ${what}`),
    '',
    `${rows.length} documents, ${waiting} of them with samples.`,
  ];
}
