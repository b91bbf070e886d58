import { useId } from 'react';
import type { Hue } from '#content/collections.ts';
import { Light, polarToCartesian } from '../Light.tsx';
import { Person } from '../shapes.tsx';
import { Backdrop } from './Backdrop.tsx';

const ring = { cx: 300, cy: 400, rx: 240, ry: 118 };
/** Height of the ground plane in relation to its width, as the viewer sees it. */
const foreshortening = ring.ry / ring.rx;

/** Returns a point on the ring. 0° is right of the centre, 90° in front of it. */
const getPoint = (degrees: number) => {
  const { cx: x, cy: y } = polarToCartesian(0, 0, 1000, degrees);
  return { x: ring.cx + (x / 1000) * ring.rx, y: ring.cy + (y / 1000) * ring.ry };
};

interface PersonInRingProps {
  x: number;
  y: number;
  hue: Hue;
}

/** People in the ring, from the back to the front. They are so far apart that nobody covers anybody else. */
const people: PersonInRingProps[] = (
  [
    [262, 'fjord'],
    [290, 'coral'],
    [236, 'amber'],
    [317, 'moss'],
    [209, 'heather'],
    [351, 'amber'],
    [150, 'moss'],
    [112, 'fjord'],
  ] as const
).map(([degrees, hue]) => ({ ...getPoint(degrees), hue }));

const emptyPlace = getPoint(50);
const newcomer: PersonInRingProps = { x: 572, y: 524, hue: 'coral' };

/** Returns the scale of a person. Those in front are larger. */
const getScale = (y: number) => Math.round(100 * (0.7 + (y - 282) * 0.0032)) / 100;

/** Length of a shadow on the ground. */
const shadowLength = 32;

/** A person on the ground, whose shadow falls away from the light in the middle of the ring. */
function PersonInRing({ x, y, hue }: PersonInRingProps) {
  const away = { x: x - ring.cx, y: (y - ring.cy) / foreshortening };
  const share = shadowLength / Math.hypot(away.x, away.y);
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${getScale(y)})`}>
      <path
        d={`M0 0L${Math.round(away.x * share)} ${Math.round(away.y * share)}`}
        transform={`scale(1 ${Math.round(foreshortening * 100) / 100})`}
        stroke="var(--shade)"
        strokeWidth="52"
        strokeLinecap="round"
      />
      <Person hue={hue} />
    </g>
  );
}

/** People in a ring around a light, with a place for one more, who is on the way. */
export function InclusionDrawing({ hue }: { hue: Hue }) {
  const glow = useId();
  return (
    <>
      <Backdrop hue={hue} sun={[300, 206, 172]} horizon={266} reflects={false} />
      <radialGradient id={glow}>
        <stop stopColor="oklch(from var(--amber) calc(l + .1) c h)" />
        <stop offset=".35" stopColor="var(--amber)" stopOpacity=".75" />
        <stop offset="1" stopColor="var(--amber)" stopOpacity="0" />
      </radialGradient>
      <ellipse cx={ring.cx} cy={ring.cy} rx="252" ry="124" fill={`url(#${glow})`} />
      {people.slice(0, -2).map((person) => (
        <PersonInRing key={person.x} {...person} />
      ))}
      <Light cx={ring.cx} cy={ring.cy - 46} r={50} hue="amber" />
      {people.slice(-2).map((person) => (
        <PersonInRing key={person.x} {...person} />
      ))}
      <ellipse
        cx={Math.round(emptyPlace.x)}
        cy={Math.round(emptyPlace.y)}
        rx="54"
        ry="25"
        fill="oklch(from var(--amber) calc(l + .08) c h / .55)"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="6 9"
      />
      <PersonInRing {...newcomer} />
    </>
  );
}
