import { error, type Finding } from '../finding.ts';
import { createPositionLookup } from './positions.ts';

/** The lines that git leaves in a file where two versions of a text have not been merged: both of them are there. */
const begins = /^<{7}(?: .*)?$/m;
const parts = /^={7}$/m;
const ends = /^>{7}(?: .*)?$/m;

/** @returns one finding, where nothing else said of the file would hold. */
export function mergeConflict(file: string, text: string): Finding | undefined {
  const first = begins.exec(text);
  if (!first || !parts.test(text) || !ends.test(text)) return undefined;
  const place = createPositionLookup(text);
  const end = place(first.index + first[0].length);
  return error(
    file,
    place(first.index),
    'file/merge',
    'Two versions of this text were never merged, and visitors would read both. Keep what is right of each, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    { end },
  );
}
