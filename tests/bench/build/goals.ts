/** Goals for builds, by the number of posts in each language. */

export interface Goal {
  /** Seconds without an earlier build or cache. */
  cold?: number;
  /** Seconds after one edit. */
  edit?: number;
  /** Peak memory of any build. */
  megabytes: number;
}

/** Returns the goal for a size; undefined when there is none. */
export const findGoal = (postsPerLanguage: number, machineMegabytes: number): Goal | undefined =>
  new Map<number, Goal>([
    [1000, { cold: 11, edit: 2, megabytes: 900 }],
    [5000, { cold: 60, megabytes: 2500 }],
    [10_000, { megabytes: machineMegabytes }],
  ]).get(postsPerLanguage);

/**
 * Returns the goals as shares of Astro's time, which hold on any machine. On the machine of the goals, Astro takes 16.3 s
 * cold and 16.7 s after an edit, and 82 s at 2 x 5,000.
 */
export const findAstroShare = (postsPerLanguage: number): { cold?: number; edit?: number } =>
  ({ 1000: { cold: 0.67, edit: 0.12 }, 5000: { cold: 0.73 } })[postsPerLanguage] ?? {};
