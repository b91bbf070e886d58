import { createContext } from 'react';

interface ChartScale {
  /** Where the scale ends. */
  max: number;
  unit: string;
}

export const ChartScaleContext = createContext<ChartScale>({ max: 100, unit: '' });

const isRound = (step: number) =>
  Number.isInteger(step) ? step < 10 || step % 5 === 0 : Number(step.toPrecision(1)) === step;

/** Figures to draw a line at, from 0 to the end of the scale: as few as divide it into round steps. */
export function ticksOf(max: number): number[] {
  const steps = [2, 3, 4, 5].find((count) => isRound(max / count)) ?? 1;
  return Array.from({ length: steps + 1 }, (_, at) => (max / steps) * at);
}

/** How far along the scale a figure lies, in percent. */
export const shareOf = (value: number, max: number): number =>
  max > 0 ? Math.round(Math.min(100, (value / max) * 100) * 100) / 100 : 0;
