import { useId } from 'react';
import type { Hue } from '#content/collections.ts';
import { Light, polarToCartesian } from '../Light.tsx';
import { Backdrop } from './Backdrop.tsx';

const hues: Hue[] = ['fjord', 'coral', 'moss', 'heather', 'amber'];
const ring = { cx: 300, cy: 396, rx: 240, ry: 104 };

/** Returns a point on the ring. 0° is right of the centre, 90° in front of it. */
const getPoint = (degrees: number) => {
  const { cx: x, cy: y } = polarToCartesian(0, 0, 1000, degrees);
  return { x: ring.cx + (x / 1000) * ring.rx, y: ring.cy + (y / 1000) * ring.ry };
};

/** Angles of the places, at equal distances along the ellipse. The first one is empty. */
const places = [50, 98, 132, 163, 197, 224, 247, 268, 288, 309, 333, 6];

const people = places
  .slice(1)
  .map((degrees, index) => ({ ...getPoint(degrees), hue: hues[index % hues.length] ?? 'amber' }))
  .toSorted((one, other) => one.y - other.y);

/** Returns the scale of a person. Those in front are larger. */
const getScale = (y: number) => Math.round(100 + (y - ring.cy) * 0.34) / 100;

interface PersonProps {
  x: number;
  y: number;
  hue: Hue;
}

/** A person: a disc above half a disc. */
const Person = ({ x, y, hue }: PersonProps) => (
  <g transform={`translate(${x} ${y}) scale(${getScale(y)})`}>
    <ellipse cx="6" rx="44" ry="9" fill="var(--shade)" />
    <path d="M-36 0a36 46 0 0 1 72 0q-36 12-72 0z" fill={`var(--${hue})`} />
    <Light cx={0} cy={-64} r={21} hue={hue} />
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
      <Light cx={300} cy={344} r={25} hue="amber" />
      {people.map((person) => (
        <Person key={`${person.x} ${person.y}`} {...person} />
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
      <Person x={548} y={522} hue="coral" />
    </>
  );
}
