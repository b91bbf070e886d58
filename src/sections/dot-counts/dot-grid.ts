import { createContext } from 'react';

/** How many columns a line of tallies may have together, how many one may have, and the rows it may take. */
const sizes = [
  { together: 19, one: 11, rows: 4 },
  { together: 36, one: 20, rows: 99 },
];
/** Columns left free between two tallies. */
const between = 2;

interface TallyGrid {
  rows: number;
  /** The lights are small, because there are many. */
  fine: boolean;
}

/** Rows that every tally of a line shares, so that the lights of all are of one size and can be compared. */
export function fitTallies(counts: number[]): TallyGrid {
  for (const [at, { together, one, rows: most }] of sizes.entries())
    for (let rows = 1; rows <= most; rows++) {
      const columns = counts.map((count) => Math.ceil(count / rows));
      const width = columns.reduce((sum, each) => sum + each, between * (counts.length - 1));
      if (width <= together && Math.max(...columns) <= one) return { rows, fine: at > 0 };
    }
  return { rows: 10, fine: true };
}

export const TallyGridContext = createContext<TallyGrid>({ rows: 3, fine: false });
