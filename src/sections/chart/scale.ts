import { createContext } from 'react';
import type { PropsOf } from '#content/author-components.ts';

interface Scale {
  /** Value at the end of the scale, which starts at 0. */
  max: number;
  /** Unit of the figures, such as `%`, or an empty string. */
  unit: string;
  /** Names of the two figures in a chart of pairs, such as `2023` and `2024`. */
  headings: { previous: string; current: string };
  /** True if one sample label beside the heading applies to every bar. */
  hasSharedSample: boolean;
  /** All bars of the chart, for its reports. */
  bars: readonly PropsOf<'Bar'>[];
}

/** Scale of the chart that a bar belongs to. */
export const ScaleContext = createContext<Scale>({
  max: 100,
  unit: '',
  headings: { previous: '', current: '' },
  hasSharedSample: false,
  bars: [],
});

const isRound = (step: number) =>
  Number.isInteger(step) ? step < 10 || step % 5 === 0 : Number(step.toPrecision(1)) === step;

/** Returns the values of the scale's lines, from 0 to `max`, in the smallest number of round steps. */
export function getTicks(max: number): number[] {
  const steps = [2, 3, 4, 5].find((count) => isRound(max / count)) ?? 1;
  return Array.from({ length: steps + 1 }, (_, index) => (max / steps) * index);
}

/** Returns the position of a value on the scale in percent, from 0 to 100, with two decimals. */
export const toPercent = (value: number, max: number): number =>
  max > 0 ? Math.round(Math.max(0, Math.min(100, (value / max) * 100)) * 100) / 100 : 0;
