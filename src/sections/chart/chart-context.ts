import { createContext } from 'react';

interface ChartData {
  /** Value at the end of the scale, which starts at 0. */
  max: number;
  /** Unit of the figures, such as `%`, or an empty string. */
  unit: string;
  /** Names of the two figures in a chart of pairs, such as `2023` and `2024`. */
  headings: { previous: string; current: string };
  /** True if one sample label beside the heading applies to every bar. */
  hasSharedSample: boolean;
}

/** Scale and headings of the chart that a bar belongs to. */
export const ChartContext = createContext<ChartData>({
  max: 100,
  unit: '',
  headings: { previous: '', current: '' },
  hasSharedSample: false,
});
