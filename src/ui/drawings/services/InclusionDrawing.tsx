import { useId } from 'react';
import type { Hue } from '#content/collections.ts';
import { Light, polarToCartesian } from '../Light.tsx';
import { Person, Shadow } from '../shapes.tsx';
import { Backdrop } from './Backdrop.tsx';

const ring = { cx: 300, cy: 400, rx: 240, ry: 118 };

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
    [214, 'heather'],
    [351, 'amber'],
    [143, 'moss'],
    [108, 'fjord'],
  ] as const
).map(([degrees, hue]) => ({ ...getPoint(degrees), hue }));

const emptyPlace = getPoint(50);
const newcomer: PersonInRingProps = { x: 570, y: 508, hue: 'coral' };
const arrival: PersonInRingProps = { ...emptyPlace, hue: 'coral' };

/** Returns the scale of a person. Those in front are larger. */
const getScale = (y: number) => Math.round(100 * (0.7 + (y - 282) * 0.0032)) / 100;

/** A person on the ground. */
function PersonInRing({ x, y, hue }: PersonInRingProps) {
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${getScale(y)})`}>
      <Shadow cx={0} cy={7} rx={31} />
      <Person hue={hue} />
    </g>
  );
}

/** People in a ring around a light, with one more who is on the way to the free place, or has arrived there. */
export function PeopleInRing({ hasArrived = false }: { hasArrived?: boolean }) {
  const glow = useId();
  return (
    <>
      <radialGradient id={glow}>
        <stop stopColor="oklch(from var(--amber) calc(l + .1) c h)" />
        <stop offset=".35" stopColor="var(--amber)" stopOpacity=".75" />
        <stop offset="1" stopColor="var(--amber)" stopOpacity="0" />
      </radialGradient>
      <ellipse cx={ring.cx} cy={ring.cy} rx="252" ry="124" fill={`url(#${glow})`} />
      {people.slice(0, -2).map((person) => (
        <PersonInRing key={person.x} {...person} />
      ))}
      <Shadow cx={ring.cx} cy={ring.cy + 2} rx={40} />
      <Light cx={ring.cx} cy={ring.cy - 46} r={50} hue="amber" />
      {people.slice(-2).map((person) => (
        <PersonInRing key={person.x} {...person} />
      ))}
      {hasArrived && (
        <path
          d="M530 513q28 8 62 12"
          stroke="var(--ink)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="0 14"
        />
      )}
      <ellipse
        cx={Math.round(emptyPlace.x)}
        cy={Math.round(emptyPlace.y)}
        rx={hasArrived ? 70 : 54}
        ry={hasArrived ? 32 : 25}
        fill="oklch(from var(--amber) calc(l + .08) c h / .55)"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="6 9"
      />
      <PersonInRing {...(hasArrived ? arrival : newcomer)} />
    </>
  );
}

/** The ring on the ground in front of a sun, while one person is on the way. */
export const InclusionDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <Backdrop hue={hue} sun={[304, 176, 215]} horizon={266} reflects={false} />
    <PeopleInRing />
  </>
);
