/** Figures of the runs, and how they are told. */
import type { Hydration } from './in-page.ts';

/** One round on one page. Milliseconds. */
interface Run {
  /** From the sign, with the code in the browser's cache, and with the code evaluated. */
  hydrationFromCache: Hydration;
  hydration: Hydration;
  /** From the click on a link to the paint of its page. */
  prefetched: number;
  fetched: number;
  /** From the way back to the paint of a page that the browser had kept. */
  back: number;
}
export type Runs = readonly Run[];

/** Medians, in milliseconds. */
export interface PageFigures {
  page: string;
  rounds: number;
  hydrationFromCache: number;
  hydration: number;
  /** Of the main thread, during the hydration from the cache. */
  longestTask: number;
  prefetched: number;
  fetched: number;
  /** `prefetched` of `fetched`. */
  ratio: number;
  back: number;
}

export interface NavigateFigures {
  measuredOn: string;
  pages: PageFigures[];
}

/** Milliseconds, on a CPU slowed four times. */
const goals = { hydration: 200, prefetched: 100 };

/** @throws when there is no run. */
export function figuresOf(page: string, runs: Runs): PageFigures {
  const of = (measure: (run: Run) => number) => Math.round(median(runs.map(measure)));
  const prefetched = of((run) => run.prefetched);
  const fetched = of((run) => run.fetched);
  return {
    page,
    rounds: runs.length,
    hydrationFromCache: of((run) => run.hydrationFromCache.ms),
    hydration: of((run) => run.hydration.ms),
    longestTask: of((run) => run.hydrationFromCache.longestTask),
    prefetched,
    fetched,
    ratio: Number((prefetched / fetched).toFixed(2)),
    back: of((run) => run.back),
  };
}

function median(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('There is no run to take the median of.');
  return middle;
}

/** The figures for people to read. */
export function described({ measuredOn, pages }: NavigateFigures): string {
  const row = (label: string, value: string, goal = '') =>
    `  ${label.padEnd(58)}${value.padStart(8)}${goal && `   goal ${goal}`}`;
  return [
    `Measured on ${measuredOn}.`,
    ...pages.flatMap((each) => [
      '',
      `${each.page}, median of ${each.rounds} rounds`,
      row('a sign of a person to hydrated, code evaluated', `${each.hydration} ms`, `${goals.hydration} ms`),
      row('the same, code in the cache of the browser', `${each.hydrationFromCache} ms`),
      row('  longest task of it', `${each.longestTask} ms`),
      row('click to the next page painted, prefetched', `${each.prefetched} ms`, `${goals.prefetched} ms`),
      row('the same, fetched on a slow line (150 ms, 1.6 Mbit/s)', `${each.fetched} ms`),
      row('  prefetched of fetched', `${each.ratio}`),
      row('way back to the page painted, from the back/forward cache', `${each.back} ms`),
    ]),
  ].join('\n');
}
