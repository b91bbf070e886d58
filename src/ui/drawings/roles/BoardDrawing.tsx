import type { ReactNode } from 'react';
import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, Figure, headRadius, headY } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { woodColour } from '../shapes.tsx';
import { RoleAttribute } from './RoleAttribute.tsx';

/** Places of the figures behind the table, whose edge is the origin. No two neighbours are of one size. */
const seatScales = [1.16, 1.36, 1.1, 1.26] as const;
const getPlace = (index: number) => ({
  x: 0,
  y: 28,
  scale: seatScales[index % seatScales.length] ?? seatScales[0],
});

const getHeadY = ({ y, scale }: Place) => Math.round(y + headY * scale);

type Place = ReturnType<typeof getPlace>;

/** Hands at the table, from the left: one that signs, one with a gavel, one that votes, and one with a lamp. */
const gestures: readonly ((hue: Hue, seated: Place) => ReactNode)[] = [
  (hue, seated) => (
    <>
      <path d="M14-14l104-8 30 30-112 12z" fill="oklch(94% 0.012 95)" />
      <path d="M52 4q12-12 16-3t14-4t18-2" stroke="oklch(21% 0.03 265)" strokeWidth="3" />
      <path d="M98-2l22-56" stroke="var(--amber)" strokeWidth="8" />
      <Arm figure={seated} elbow={[92, -20]} hand={[114, -34]} hue={hue} />
    </>
  ),
  (hue, seated) => (
    <>
      <ellipse cx="110" cy="22" rx="36" ry="10" fill="oklch(45% 0.08 55)" />
      <ellipse cx="110" cy="16" rx="36" ry="10" fill={woodColour} />
      <g transform="rotate(34 136 -124)">
        <path d="M136-106v-70" stroke={woodColour} strokeWidth="10" />
        <rect x="104" y="-204" width="64" height="36" rx="8" fill={woodColour} />
      </g>
      <Arm figure={seated} elbow={[124, -24]} hand={[136, -124]} hue={hue} />
    </>
  ),
  (hue, seated) => <Arm figure={seated} elbow={[98, -110]} hand={[98, -196]} hue={hue} />,
  (hue, seated) => (
    <>
      {/* The light of the lamp, in the air and on the table. */}
      <ellipse cx="134" cy="16" rx="190" ry="46" fill="url(#_lamp)" />
      <path d="M134-60v58M104 2h60" stroke="oklch(72% 0.03 265)" strokeWidth="9" />
      <Light cx={134} cy={-96} r={38} hue="amber" />
      <circle cx="134" cy="-96" r="38" fill="url(#_head)" />
      <Arm figure={seated} elbow={[88, -24]} hand={[130, -32]} hue={hue} />
      <circle cx="134" cy="-96" r="190" fill="url(#_lamp)" />
    </>
  ),
];

/** Ratio of the distance between text columns to an equal share of the width. It exceeds 1 because of their gaps. */
const columnPitch = 1.023;

interface BoardDrawingProps {
  /** Hue and icon of each role, in their order. */
  roles: readonly { hue: Hue; icon: IconName }[];
  className: string | undefined;
}

/**
 * The roles at one table, each above its text, in two halves. They are side by side, or on a phone below each other,
 * because four would be small side by side.
 */
export function BoardDrawing({ roles, className }: BoardDrawingProps) {
  const seatsPerHalf = Math.ceil(roles.length / 2);
  const seats = roles.map(({ hue, icon }, index) => {
    const place = getPlace(index);
    return {
      hue,
      icon,
      place,
      // The lamp is beside the last one.
      warmth: (index + 1) / roles.length,
      position: (index * columnPitch + 0.34) / seatsPerHalf,
      gesture: gestures[index % gestures.length]?.(hue, place),
    };
  });
  return (
    <>
      <TableHalf half="start" seats={seats.slice(0, seatsPerHalf)} className={className} />
      <TableHalf half="end" seats={seats.slice(seatsPerHalf)} className={className} />
    </>
  );
}

/** Gradients of halos, lit heads and the lamp. */
const LightGradients = () => (
  <>
    <radialGradient id="_halo">
      <stop offset=".1" stopColor="oklch(from var(--c) .78 .17 h)" stopOpacity=".7" />
      <stop offset=".45" stopColor="var(--c)" stopOpacity=".28" />
      <stop offset="1" stopColor="var(--c)" stopOpacity="0" />
    </radialGradient>
    <radialGradient id="_head" cx=".58">
      <stop stopColor="oklch(97% .03 80)" stopOpacity=".9" />
      <stop offset="1" stopColor="oklch(85% .1 320)" stopOpacity=".15" />
    </radialGradient>
    <radialGradient id="_lamp">
      <stop offset=".1" stopColor="oklch(92% .12 85)" stopOpacity=".8" />
      <stop offset=".4" stopColor="var(--amber)" stopOpacity=".35" />
      <stop offset="1" stopColor="var(--amber)" stopOpacity="0" />
    </radialGradient>
    <linearGradient id="_warm">
      <stop offset=".35" stopColor="var(--amber)" stopOpacity="0" />
      <stop offset="1" stopColor="var(--amber)" stopOpacity=".9" />
    </linearGradient>
  </>
);

interface TableHalfProps {
  half: 'start' | 'end';
  /** The position is relative to the width of a half, from the start of the first. */
  seats: readonly {
    hue: Hue;
    icon: IconName;
    place: Place;
    position: number;
    warmth: number;
    gesture: ReactNode;
  }[];
  className: string | undefined;
}

/** Half of the table. The ellipse of its top is centred where the halves meet. */
function TableHalf({ half, seats, className }: TableHalfProps) {
  const offset = half === 'start' ? 0 : 1;
  const centre = half === 'start' ? '100%' : '0';
  const placedSeats = seats.map(({ position, ...seat }) => ({ ...seat, x: `${(position - offset) * 100}%` }));
  return (
    <DrawingSvg className={className} data-half={half}>
      {half === 'start' && <LightGradients />}
      {placedSeats.map(({ hue, icon, place, warmth, x }) => (
        <svg key={x} aria-hidden="true" x={x} y="76%" overflow="visible">
          <g>
            <circle cy={getHeadY(place)} r={84 * place.scale} fill="url(#_halo)" />
            <Figure {...place} hue={hue}>
              <circle cy={headY} r={headRadius} fill="url(#_head)" />
              <circle cy={headY} r={headRadius} fill="url(#_warm)" opacity={warmth} />
              <RoleAttribute icon={icon} y={headY} />
            </Figure>
          </g>
        </svg>
      ))}
      <ellipse cx={centre} cy="85%" rx="132%" ry="18%" fill="var(--edge-of-table)" />
      <ellipse cx={centre} cy="82%" rx="132%" ry="18%" fill="var(--top-of-table)" />
      {placedSeats.map(({ x, place, gesture }) => (
        <svg key={x} aria-hidden="true" x={x} y="76%" overflow="visible">
          <g>
            {/* The reflection of the head in the table. */}
            <ellipse cy="44" rx={60 * place.scale} ry="44" fill="url(#_halo)" />
            {gesture}
          </g>
        </svg>
      ))}
    </DrawingSvg>
  );
}
