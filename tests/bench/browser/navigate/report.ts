/** Computes and formats the figures of the navigation benchmark. */
import type { Hydration } from './in-page.ts';

/** One round on one page, in milliseconds. */
interface Run {
  /** Hydration with the code in the browser's cache, and with the code evaluated. */
  hydrationFromCache: Hydration;
  hydration: Hydration;
  /** From the click on a link to the first paint of its page. */
  prefetched: number;
  fetched: number;
  /** From going back to the first paint of a page in the back/forward cache. */
  back: number;
}
export type Runs = readonly Run[];

/** Medians, in milliseconds. */
export interface PageFigures {
  page: string;
  rounds: number;
  hydrationFromCache: number;
  hydration: number;
  /** Longest task of the main thread during `hydrationFromCache`. */
  longestTask: number;
  prefetched: number;
  fetched: number;
  /** `prefetched` divided by `fetched`. */
  ratio: number;
  back: number;
}

export interface NavigateFigures {
  measuredOn: string;
  pages: PageFigures[];
}

/** Milliseconds on a CPU slowed down four times. */
const goals = { hydration: 200, prefetched: 100 };

/** @throws Error if there is no run. */
export function computeFigures(page: string, runs: Runs): PageFigures {
  const getRoundedMedian = (measure: (run: Run) => number) => Math.round(median(runs.map(measure)));
  const prefetched = getRoundedMedian((run) => run.prefetched);
  const fetched = getRoundedMedian((run) => run.fetched);
  return {
    page,
    rounds: runs.length,
    hydrationFromCache: getRoundedMedian((run) => run.hydrationFromCache.ms),
    hydration: getRoundedMedian((run) => run.hydration.ms),
    longestTask: getRoundedMedian((run) => run.hydrationFromCache.longestTaskMs),
    prefetched,
    fetched,
    ratio: Number((prefetched / fetched).toFixed(2)),
    back: getRoundedMedian((run) => run.back),
  };
}

function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('There is no run to take the median of.');
  return middle;
}

/** Formats the figures as text. */
export function formatNavigateFigures({ measuredOn, pages }: NavigateFigures): string {
  const formatRow = (label: string, value: string, goal = '') =>
    `  ${label.padEnd(58)}${value.padStart(8)}${goal && `   goal ${goal}`}`;
  return [
    `Measured on ${measuredOn}.`,
    ...pages.flatMap((figures) => [
      '',
      `${figures.page}, median of ${figures.rounds} rounds`,
      formatRow(
        'first interaction to hydrated, code evaluated',
        `${figures.hydration} ms`,
        `${goals.hydration} ms`,
      ),
      formatRow('the same, code in the cache of the browser', `${figures.hydrationFromCache} ms`),
      formatRow('  longest task of it', `${figures.longestTask} ms`),
      formatRow(
        'click to the next page painted, prefetched',
        `${figures.prefetched} ms`,
        `${goals.prefetched} ms`,
      ),
      formatRow('the same, fetched on a slow connection (150 ms, 1.6 Mbit/s)', `${figures.fetched} ms`),
      formatRow('  prefetched / fetched', `${figures.ratio}`),
      formatRow('going back to the page painted, from the back/forward cache', `${figures.back} ms`),
    ]),
  ].join('\n');
}
