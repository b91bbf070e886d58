import type { ReactNode } from 'react';
import type { Hue, StatementDrawingName } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Figure } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { frameColour } from '../shapes.tsx';

/** Height of the drawings. Their ground is the cable at the lower edge, which goes on to both edges of the window. */
const height = 400;
const cableY = height - 6;

const Cable = ({ d }: { d: string }) => (
  <path d={d} stroke="var(--c)" strokeWidth="12" strokeLinecap="butt" />
);

/** Somebody develops software at a desk, which the cable comes up to. */
const Desk = () => (
  <>
    <Cable d={`M-2000 ${cableY}H1200M-90 ${cableY}C0 ${cableY}-50 246 20 246H140`} />
    {/* The desk's top hides the lower edge of the torso. */}
    <Figure x={214} y={246} scale={1.12} hue="amber" />
    <path d="M184 264V371M244 264V371" stroke="oklch(from var(--amber) calc(l - .1) c h)" strokeWidth="34" />
    <path d="M160 170h108a12 12 0 0 1 12 12v70h-132v-70a12 12 0 0 1 12-12z" fill={frameColour} />
    <Light cx={214} cy={211} r={20} hue="coral" />
    <path d="M30 252h344v18h-344z" fill={frameColour} />
    <path d="M66 262v126M338 262v126" stroke={frameColour} strokeWidth="12" strokeLinecap="butt" />
  </>
);

/** Lights of the servers in a rack, and the length of what each has to do. */
const servers: readonly (readonly [hue: Hue, load: number])[] = [
  ['moss', 96],
  ['coral', 62],
  ['moss', 80],
  ['amber', 104],
  ['moss', 46],
];

/** Servers of a data centre. */
const Rack = () => (
  <>
    <path
      d={`M20 ${height - 10}V24a20 20 0 0 1 20-20h180a20 20 0 0 1 20 20v${height - 34}z`}
      fill="var(--fjord)"
    />
    {servers.map(([hue, load], row) => (
      <g key={load} transform={`translate(38 ${24 + row * 71})`}>
        <rect width="184" height="58" rx="10" fill="var(--screen)" />
        <Light cx={34} cy={29} r={16} hue={hue} />
        <path d={`M66 29h${load - 8}`} stroke="var(--bar)" strokeWidth="10" />
      </g>
    ))}
  </>
);

interface Phone {
  x: number;
  y: number;
  width: number;
  /**
   * How far a phone goes on below the ground of its row, behind the row in front, whose gaps would show its lower edge.
   */
  hidden: number;
}

/**
 * Rows of phones, the rear one first: the ground, the width of the first phone, and how many there are. Each row is
 * shorter than the one behind it is high, so that the crowd goes down to a single line of ever fewer phones.
 */
const rows: readonly Phone[][] = [
  { y: 222, x: 52, width: 58, count: 3 },
  { y: 278, x: 22, width: 60, count: 5 },
  { y: 336, x: 48, width: 62, count: 7 },
  { y: height - 8, x: 16, width: 64, count: 42 },
].map(({ y, x, width, count }) => {
  let left = x;
  return Array.from({ length: count }, (_, index) => {
    const phone = {
      x: Math.round(left),
      y,
      hidden: y < height - 8 ? 56 : 0,
      width: Math.round(Math.max(16, width - index * 3.1 - ((index * 7) % 5) * 2)),
    };
    left += phone.width + 7 + index;
    return phone;
  });
});

const toPhonePath = (phones: readonly Phone[], inset: number) =>
  phones
    .map(({ x, y, width, hidden }) => {
      const side = Math.round(width * inset);
      const radius = Math.round(width * 0.18) - side + 1;
      const across = width - 2 * side - 2 * radius;
      const down = Math.round(width * 1.85) + hidden - 2 * side - 2 * radius;
      return `M${x + side + radius} ${y + hidden - side}h${across}q${radius} 0 ${radius}-${radius}v-${down}q0-${radius}-${radius}-${radius}h-${across}q-${radius} 0-${radius} ${radius}v${down}q0 ${radius} ${radius} ${radius}z`;
    })
    .join('');

/** The same page on every screen: half a light on its horizon. */
const toSunPath = (phones: readonly Phone[]) =>
  phones
    .map(({ x, y, width }) => {
      const r = Math.round(width * 0.28);
      return `M${x + Math.round(width / 2) - r} ${y - width}a${r} ${r} 0 0 1 ${2 * r} 0z`;
    })
    .join('');

const suns = ['moss', 'coral', 'fjord', 'amber', 'heather'] as const;

/** The phones that load the software. One path holds the same part of all phones of a row. */
const Crowd = () => (
  <>
    <Cable d={`M-600 ${cableY}H3000`} />
    {rows.map((phones) => (
      <g key={phones.length}>
        <path d={toPhonePath(phones, 0)} fill={frameColour} />
        <path d={toPhonePath(phones, 0.07)} fill="var(--screen)" />
        {suns.map((hue, index) => (
          <path
            key={hue}
            d={toSunPath(phones.filter((_, phone) => phone % 5 === index))}
            fill={`var(--${hue})`}
          />
        ))}
      </g>
    ))}
  </>
);

const drawings: Record<
  StatementDrawingName,
  readonly (readonly [width: number, drawing: () => ReactNode])[]
> = {
  power: [
    [390, Desk],
    [270, Rack],
    [540, Crowd],
  ],
};

/** The things that a sentence names, each in an item of a list. All have the same height and ground. */
export const StatementDrawings = ({ name }: { name: StatementDrawingName }) =>
  drawings[name].map(([width, Drawing]) => (
    <li key={Drawing.name}>
      <DrawingSvg viewBox={`0 0 ${width} ${height}`}>
        <Drawing />
      </DrawingSvg>
    </li>
  ));
