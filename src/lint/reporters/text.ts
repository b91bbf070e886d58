/** Text that all reporters share: counts, paths and the command for fixes. */
import path from 'node:path';
import type { Finding } from '#pipeline/finding.ts';

/** Formats a number with its noun: `1 file`, `3 files`. */
export const formatCount = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Counts findings by level: `3 errors, 1 warning`. */
export function formatFindingCounts(findings: readonly Finding[]): string {
  const errors = findings.filter(({ level }) => level === 'error').length;
  return `${formatCount(errors, 'error')}, ${formatCount(findings.length - errors, 'warning')}`;
}

/** Returns a path relative to the working directory, or the path itself where it lies outside of it. */
export function toDisplayPath(folder: string): string {
  const relative = path.relative(process.cwd(), folder);
  return relative.startsWith('..') ? folder : relative || '.';
}

/** Returns the path of a file from a folder, with `/`; undefined where the file lies outside of the folder. */
export function toRelativePath(folder: string, file: string): string | undefined {
  const relative = path.relative(folder, file);
  if (relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative))
    return undefined;
  return relative.split(path.sep).join('/');
}

/** The command that applies the safe fixes. */
export const fixCommand = 'npm run content -- fix';

/** Formats the number of findings that can be fixed, and the command for it. Empty if none can. */
export function formatFixHint(findings: readonly Finding[]): string[] {
  const fixable = findings.filter(({ fix }) => fix).length;
  return fixable > 0 ? [`${formatCount(fixable, 'finding')} can be fixed automatically: ${fixCommand}`] : [];
}
