import { useId } from 'react';
import type { Hue } from '#content/collections.ts';
import { Light, polarToCartesian } from '../Light.tsx';
import { Person } from '../shapes.tsx';
import { Backdrop } from './Backdrop.tsx';

const hues: Hue[] = ['fjord', 'coral', 'moss', 'heather', 'amber'];
const ring = { cx: 300, cy: 396, rx: 240, ry: 104 };

/** Returns a point on the ring. 0° is right of the centre, 90° in front of it. */
const getPoint = (degrees: number) => {
  const { cx: x, cy: y } = polarToCartesian(0, 0, 1000, degrees);
  return { x: ring.cx + (x / 1000) * ring.rx, y: ring.cy + (y / 1000) * ring.ry };
};

/** Angles of the places, so far apart that nobody covers anybody else. The first one is empty. */
const places = [50, 104, 138, 170, 218, 242, 262, 286, 311, 346];

const people = places
  .slice(1)
  .map((degrees, index) => ({ ...getPoint(degrees), hue: hues[index % hues.length] ?? 'amber' }))
  .toSorted((one, other) => one.y - other.y);

/** Returns the scale of a person. Those in front are larger. */
const getScale = (y: number) => Math.round(90 + (y - ring.cy) * 0.31) / 100;

interface PersonInRingProps {
  x: number;
  y: number;
  hue: Hue;
}

const PersonInRing = ({ x, y, hue }: PersonInRingProps) => (
  <g transform={`translate(${x} ${y}) scale(${getScale(y)})`}>
    <ellipse cx="6" rx="44" ry="9" fill="var(--shade)" />
    <Person hue={hue} />
  </g>
);

/** People in a ring around a light, with a place for one more, who is on the way. */
export function InclusionDrawing({ hue }: { hue: Hue }) {
  const glow = useId();
  const gap = getPoint(places[0] ?? 0);
  return (
    <>
      <Backdrop hue={hue} sun={[300, 214, 172]} horizon={272} reflects={false} />
      <radialGradient id={glow}>
        <stop stopColor="var(--amber)" stopOpacity=".9" />
        <stop offset="1" stopColor="var(--amber)" stopOpacity="0" />
      </radialGradient>
      <ellipse {...ring} stroke="var(--card)" strokeWidth="4" opacity=".7" />
      <ellipse cx="300" cy="402" rx="190" ry="82" fill={`url(#${glow})`} />
      <Light cx={306} cy={338} r={34} hue="amber" />
      <path
        d="M282 398h48M294 414h24"
        stroke="var(--card)"
        strokeWidth="7"
        strokeLinecap="round"
        opacity=".8"
      />
      {people.map((person) => (
        <PersonInRing key={`${person.x} ${person.y}`} {...person} />
      ))}
      <ellipse
        cx={gap.x}
        cy={gap.y}
        rx="44"
        ry="14"
        fill="var(--card)"
        stroke="var(--ink)"
        strokeWidth="2.5"
        strokeDasharray="5 6"
      />
      <PersonInRing x={552} y={528} hue="coral" />
    </>
  );
}
