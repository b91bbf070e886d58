/** How findings are said: a line each for people and machines that read lines, JSON for those that do not. */
import path from 'node:path';
import pc from 'picocolors';
import type { Finding } from './finding.ts';

/**
 * One line: `path:line:column level rule message`.
 * @param root the content folder as the caller named it, so that the path can be opened.
 */
export function lineOf(root: string, finding: Finding, colour = false): string {
  const c = pc.createColors(colour);
  const level = finding.level === 'error' ? c.red(finding.level) : c.yellow(finding.level);
  return `${root}/${finding.file}:${finding.line}:${finding.column} ${level} ${c.dim(finding.rule)} ${finding.message.replace(/\s+/g, ' ')}`;
}

/** `3 errors, 1 warning`. */
export function summaryOf(findings: readonly Finding[]): string {
  const errors = findings.filter(({ level }) => level === 'error').length;
  const warnings = findings.length - errors;
  return `${plural(errors, 'error')}, ${plural(warnings, 'warning')}`;
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A folder as a person would name it: from here, unless it lies elsewhere. */
export function shown(folder: string): string {
  const relative = path.relative(process.cwd(), folder);
  return relative.startsWith('..') ? folder : relative || '.';
}
