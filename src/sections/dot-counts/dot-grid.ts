import { createContext } from 'react';

/** Limits for large and for small dots: columns of a whole line, columns of one count, and rows. */
const sizes = [
  { maxTotalColumns: 19, maxColumns: 11, maxRows: 4 },
  { maxTotalColumns: 36, maxColumns: 20, maxRows: 99 },
];
/** Empty columns between two counts. */
const gapColumns = 2;

interface DotGrid {
  /** Number of rows of every count of the line. */
  rows: number;
  /** Dots are small, because the counts do not fit with large ones. */
  small: boolean;
}

/**
 * Fits counts into one line. All counts have the same number of rows and dots of the same size, so that they can be
 * compared.
 */
export function fitDotGrid(counts: number[]): DotGrid {
  for (const [index, { maxTotalColumns, maxColumns, maxRows }] of sizes.entries())
    for (let rows = 1; rows <= maxRows; rows++) {
      const columns = counts.map((count) => Math.ceil(count / rows));
      const totalColumns = columns.reduce((sum, count) => sum + count, gapColumns * (counts.length - 1));
      if (totalColumns <= maxTotalColumns && Math.max(...columns) <= maxColumns)
        return { rows, small: index > 0 };
    }
  return { rows: 10, small: true };
}

export const DotGridContext = createContext<DotGrid>({ rows: 3, small: false });
