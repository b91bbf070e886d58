/** A finding a line, for machines and people that read lines; and the words that all mouths share. */
import path from 'node:path';
import type { Finding } from '#pipeline/finding.ts';
import type { Report } from './report.ts';
import { oneLine } from './text.ts';

/**
 * `path:line:column level rule message`.
 * @param root the content folder as the caller named it, so that the path can be opened.
 */
export const lineOf = (root: string, { file, line, column, level, rule, message }: Finding): string =>
  `${root}/${file}:${line}:${column} ${level} ${rule} ${oneLine(message)}`;

export const asLines = ({ findings, root }: Report): string[] =>
  findings.map((finding) => lineOf(shown(root), finding));

/** `3 errors, 1 warning`. */
export function summaryOf(findings: readonly Finding[]): string {
  const errors = findings.filter(({ level }) => level === 'error').length;
  return `${plural(errors, 'error')}, ${plural(findings.length - errors, 'warning')}`;
}

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A folder as a person would name it: from here, unless it lies elsewhere. */
export function shown(folder: string): string {
  const relative = path.relative(process.cwd(), folder);
  return relative.startsWith('..') ? folder : relative || '.';
}
