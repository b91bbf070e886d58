import { useId } from 'react';
import type { Hue } from '#content/collections.ts';
import { Light, polarToCartesian } from '../Light.tsx';

const centre = { cx: 380, cy: 610 };

/** Arcs around the corner where the thumb is. Lights further away are smaller. */
const arcs: { radius: number; size: number; lights: [degrees: number, hue: Hue][] }[] = [
  { radius: 110, size: 40, lights: [[232, 'coral']] },
  {
    radius: 190,
    size: 24,
    lights: [
      [200, 'amber'],
      [252, 'fjord'],
    ],
  },
  {
    radius: 270,
    size: 16,
    lights: [
      [218, 'moss'],
      [242, 'amber'],
      [260, 'heather'],
    ],
  },
  {
    radius: 350,
    size: 10,
    lights: [
      [230, 'coral'],
      [246, 'fjord'],
      [261, 'moss'],
    ],
  },
  {
    radius: 430,
    size: 6,
    lights: [
      [241, 'amber'],
      [252, 'heather'],
      [263, 'coral'],
    ],
  },
];

/** A phone, and the reach of a thumb on its screen. */
export function AppDrawing() {
  const clip = useId();
  const screen = <rect x="112" y="112" width="268" height="660" rx="40" />;
  return (
    <>
      <g fill="var(--paper)">{screen}</g>
      <path d="M214 138h64" strokeWidth="7" strokeLinecap="round" />
      <clipPath id={clip}>{screen}</clipPath>
      <g clipPath={`url(#${clip})`} opacity="0.4">
        {arcs.map(({ radius }) => (
          <circle key={radius} {...centre} r={radius} />
        ))}
      </g>
      {arcs.flatMap(({ radius, size, lights }) =>
        lights.map(([degrees, hue]) => (
          <Light
            key={`${radius} ${degrees}`}
            {...polarToCartesian(centre.cx, centre.cy, radius, degrees)}
            r={size}
            hue={hue}
          />
        )),
      )}
    </>
  );
}
