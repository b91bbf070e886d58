/** Figures of the runs, and how they are told. */
import type { FrameCount } from './trace.ts';

/** The runs of a view, with motion on and off. */
export interface Runs {
  on: FrameCount[];
  off: FrameCount[];
}

/** The median of the runs of each, by its share of dropped frames. */
export interface ViewFigures {
  view: string;
  rounds: number;
  on: FrameCount & { share: number };
  off: FrameCount & { share: number };
  /** The share with motion on, of that with motion off; null when nothing was dropped without motion. */
  ratio: number | null;
}

export interface FrameFigures {
  measuredOn: string;
  views: ViewFigures[];
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** @throws when there is no run. */
export function figuresOf(name: string, runs: Runs): ViewFigures {
  const [on, off] = [median(runs.on), median(runs.off)];
  const ratio = off.share === 0 ? null : rounded(on.share / off.share, 2);
  return { view: name, rounds: runs.on.length, on, off, ratio };
}

function median(counts: readonly FrameCount[]): FrameCount & { share: number } {
  const withShares = counts
    .map((count) => ({ ...count, share: rounded(count.dropped / count.frames, 3) }))
    .sort((a, b) => a.share - b.share);
  const middle = withShares[Math.floor(withShares.length / 2)];
  if (!middle) throw new Error('There is no run to take the median of.');
  return middle;
}

/** The figures for people to read. */
export function described({ measuredOn, views: figures }: FrameFigures): string {
  const row = (cells: readonly (string | number)[]) =>
    cells.map((cell, column) => (column === 0 ? `${cell}`.padEnd(26) : `${cell}`.padStart(10))).join('');
  const cells = ({ frames, dropped, share, longestTask, longTasks }: ViewFigures['on']) => [
    frames,
    dropped,
    `${rounded(share * 100, 1)} %`,
    `${longestTask} ms`,
    `${longTasks} ms`,
  ];
  return [
    `Measured on ${measuredOn}.`,
    ...figures.flatMap(({ view, on, off, ratio }) => [
      '',
      row([view, 'frames', 'dropped', 'share', 'longest', 'long']),
      row(['  motion on', ...cells(on)]),
      row(['  motion off', ...cells(off)]),
      row(['  on / off', '', '', ratio ?? 'none off']),
    ]),
    '',
    'Frames in which something was to change, and those of them that did not come; the longest task of the main',
    `thread, and all of 50 ms or more together. Rounds: ${figures[0]?.rounds}; the one in the middle. Where the CPU draws, frames`,
    'are dropped without motion, too: look at the ratio.',
  ].join('\n');
}
