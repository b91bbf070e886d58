import { error, type Finding } from '../finding.ts';
import { createPositionLookup } from './positions.ts';

/** Lines that git writes into a file when it cannot merge two versions. */
const start = /^<{7}(?: .*)?$/m;
const end = /^>{7} .*$/m;

/**
 * Finds an unresolved merge conflict, of which somebody may have removed some lines. A file with one is not checked further,
 * because it contains both versions.
 */
export function findMergeConflict(file: string, text: string): Finding | undefined {
  const first = start.exec(text) ?? end.exec(text);
  if (!first) return undefined;
  const toPosition = createPositionLookup(text);
  return error(
    file,
    toPosition(first.index),
    'file/merge',
    'Two versions of this text were never merged, and visitors would read both. Keep what is right of each, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    { end: toPosition(first.index + first[0].length) },
  );
}
