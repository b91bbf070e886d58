/** What a build may take, by the number of posts in each language. */

export interface Goal {
  /** Seconds, with neither a build nor a cache from before. */
  cold?: number;
  /** Seconds, after one edit. */
  edit?: number;
  /** Peak memory of any build. */
  megabytes: number;
}

/** What is asked at a size; undefined for sizes that nothing is said of. */
export const findGoal = (each: number, machineMegabytes: number): Goal | undefined =>
  new Map<number, Goal>([
    [1000, { cold: 11, edit: 2, megabytes: 900 }],
    [5000, { cold: 60, megabytes: 2500 }],
    [10_000, { megabytes: machineMegabytes }],
  ]).get(each);

/**
 * The same as shares of what Astro takes: its 16.3 s cold and 16.7 s after an edit, and 82 s at 2 x 5,000, were taken on
 * the machine that the goals are meant for, so that these hold on any.
 */
export const findAstroShare = (each: number): { cold?: number; edit?: number } =>
  ({ 1000: { cold: 0.67, edit: 0.12 }, 5000: { cold: 0.73 } })[each] ?? {};
