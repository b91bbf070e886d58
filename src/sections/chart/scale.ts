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
