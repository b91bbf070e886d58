/** Times as the operator reads them. */

const local = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * @param time milliseconds since 1970.
 * @returns such as `2026-11-21 20:42`, in the time zone of this process (`TZ`).
 */
export const formatTime = (time: number): string => local.format(time);

const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const;

/**
 * @param span milliseconds.
 * @returns in its largest unit, such as `4 min`.
 */
export function span(span: number): string {
  const [unit, size] = units.find(([, each]) => Math.round(span / each) >= 1) ?? ['s', 1000];
  return `${Math.round(span / size)} ${unit}`;
}
