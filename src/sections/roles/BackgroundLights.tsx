import type { Hue } from '#content/collections.ts';

/** Centres in percent of the sky, and radii in pixels. */
const positions = [
  [2, 27, 3],
  [6, 31, 5],
  [10, 35, 2],
  [14, 25, 7],
  [17, 14, 3],
  [22, 24, 2],
  [26, 30, 4],
  [29, 24, 6],
  [34, 27, 3],
  [38, 31, 5],
  [41, 14, 2],
  [46, 31, 7],
  [50, 20, 3],
  [53, 24, 2],
  [57, 14, 4],
  [62, 13, 6],
  [65, 35, 3],
  [69, 24, 5],
  [73, 20, 2],
  [77, 24, 7],
  [82, 30, 3],
  [88, 13, 2],
  [93, 14, 4],
  [97, 19, 6],
] as const;
const hues: readonly Hue[] = ['amber', 'coral', 'fjord', 'heather', 'moss'];

/** Small lights above the others, for those of the team whose roles the page does not describe. */
export const BackgroundLights = ({ className }: { className: string | undefined }) => (
  <svg className={className} aria-hidden="true" focusable="false">
    {positions.map(([cx, cy, r], index) => (
      <circle key={cx} cx={`${cx}%`} cy={`${cy}%`} r={r} fill={`url(#_${hues[index % hues.length]})`} />
    ))}
  </svg>
);
