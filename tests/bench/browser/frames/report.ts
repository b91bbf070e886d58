/** Computes and formats the figures of the frames benchmark. */
import type { FrameCount } from './trace.ts';

/** Runs of a view, with motion on and off. */
export interface ViewRuns {
  on: FrameCount[];
  off: FrameCount[];
}

/** Medians of the runs of a view, by the share of dropped frames. */
export interface ViewFigures {
  view: string;
  rounds: number;
  on: FrameCount & { share: number };
  off: FrameCount & { share: number };
  /** Share with motion on divided by the share with motion off. Null if no frame was dropped with motion off. */
  ratio: number | null;
}

export interface FrameFigures {
  measuredOn: string;
  views: ViewFigures[];
}

const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits));

/** @throws Error if there is no run. */
export function computeFigures(name: string, runs: ViewRuns): ViewFigures {
  const [on, off] = [median(runs.on), median(runs.off)];
  const ratio = off.share === 0 ? null : roundTo(on.share / off.share, 2);
  return { view: name, rounds: runs.on.length, on, off, ratio };
}

function median(counts: readonly FrameCount[]): FrameCount & { share: number } {
  const withShares = counts
    .map((count) => ({ ...count, share: roundTo(count.dropped / count.frames, 3) }))
    .sort((a, b) => a.share - b.share);
  const middle = withShares[Math.floor(withShares.length / 2)];
  if (!middle) throw new Error('There is no run to take the median of.');
  return middle;
}

/** Formats the figures as a table. */
export function formatFrameFigures({ measuredOn, views }: FrameFigures): string {
  const formatRow = (cells: readonly (string | number)[]) =>
    cells.map((cell, column) => (column === 0 ? `${cell}`.padEnd(26) : `${cell}`.padStart(10))).join('');
  const formatCells = ({ frames, dropped, share, longestTask, longTasks }: ViewFigures['on']) => [
    frames,
    dropped,
    `${roundTo(share * 100, 1)} %`,
    `${longestTask} ms`,
    `${longTasks} ms`,
  ];
  return [
    `Measured on ${measuredOn}.`,
    ...views.flatMap(({ view, on, off, ratio }) => [
      '',
      formatRow([view, 'frames', 'dropped', 'share', 'longest', 'long']),
      formatRow(['  motion on', ...formatCells(on)]),
      formatRow(['  motion off', ...formatCells(off)]),
      formatRow(['  on / off', '', '', ratio ?? 'none off']),
    ]),
    '',
    'Frames that were to change something, and how many of them were dropped; the longest task of the main',
    `thread, and all of 50 ms or more together. Rounds: ${views[0]?.rounds}; the one in the middle. Where the CPU draws, frames`,
    'are dropped without motion, too, so the ratio counts.',
  ].join('\n');
}
