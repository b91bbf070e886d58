import { error, type Finding } from '../finding.ts';
import { createPositionLookup } from './positions.ts';

/** Lines that git writes into a file when it cannot merge two versions. */
const start = /^<{7}(?: .*)?$/m;
const end = /^>{7} .*$/m;

/**
 * Matches the line between the two versions, below a paragraph that is too long for a heading, or below an empty line.
 * Below a short line it may underline a heading.
 */
const middle = /(?:\n[ \t]*\n|[^\n]{40,}\n|[.:;!?,]\n)(={7})(?=\n|$)/;

const codeBlock = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1/gm;

/**
 * Finds an unresolved merge conflict, of which somebody may have removed some lines. A file with one is not checked further,
 * because it contains both versions.
 */
export function findMergeConflict(file: string, text: string): Finding | undefined {
  const first = start.exec(text) ?? end.exec(text);
  if (!first) return findMiddle(file, text);
  const toPosition = createPositionLookup(text);
  return error(
    file,
    toPosition(first.index),
    'file/merge',
    'Two versions of this text were never merged, and visitors would read both. Keep what is right of each, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    { end: toPosition(first.index + first[0].length) },
  );
}

/** Finds the line between the two versions where it is all that is left. */
function findMiddle(file: string, text: string): Finding | undefined {
  if (!text.includes('\n=======')) return undefined;
  const prose = text.replace(codeBlock, (code) => code.replace(/[^\n]/g, ' '));
  const match = middle.exec(prose);
  if (!match) return undefined;
  const toPosition = createPositionLookup(text);
  const to = match.index + match[0].length;
  return error(
    file,
    toPosition(to - '======='.length),
    'file/merge',
    'The line ======= is left of a merge, and visitors would read both versions: the text above it and the text below it. Keep what is right of each, and remove the line.',
    { end: toPosition(to) },
  );
}
