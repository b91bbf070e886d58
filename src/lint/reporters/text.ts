/** Text that all reporters share: escaping, counts and paths. */
import path from 'node:path';
import type { Finding } from '#pipeline/finding.ts';

// Control characters (escape sequences begin with one) and characters that change the direction of text. Tabs are left
// to the caller.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what the expression is for.
const controlCharacters = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Replaces characters that could move the cursor, change colours or reverse the reading order in a terminal.
 * @returns text of the same length in UTF-16 units.
 */
export function escapeControlCharacters(text: string): string {
  return text.replace(controlCharacters, (character) => {
    const code = character.charCodeAt(0);
    // Unicode has symbols for the control characters below 0x20, and for DEL.
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? '␡' : '\u{fffd}';
  });
}

/** Returns a message on one line, with control characters replaced by symbols. */
export const toSingleLine = (text: string): string =>
  escapeControlCharacters(text.replace(/\s+/g, ' ').trim());

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
