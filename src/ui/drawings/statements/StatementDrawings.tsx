import type { ReactNode } from 'react';
import type { Hue, StatementDrawingName } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, Figure } from '../Figure.tsx';
import { Light, roundToTenth } from '../Light.tsx';
import { frameColour, woodColour } from '../shapes.tsx';

/** Lower and upper edge of the drawings, the floor's far edge, and the line that things stand on. */
const height = 460;
const top = -40;
const horizonY = 250;
const groundY = 430;

/** A piece of the cable on the lower edge. It gets thicker from each thing to the next, as more devices need power. */
const Cable = ({ from, to, x1, x2 }: { from: number; to: number; x1: number; x2: number }) => (
  <path d={`M${x1} ${height}V${height - from}L${x2} ${height - to}V${height}z`} fill="var(--moss)" />
);

const developer = { x: 206, y: 284, scale: 1.2 };

/** Somebody develops software at a desk, which the cable comes up to. */
const Desk = () => (
  <>
    <Figure {...developer} hue="coral" />
    <path d="M44 290h306v140h-306z" fill={woodColour} />
    <Arm figure={developer} elbow={[66, 244]} hand={[120, 266]} hue="coral" />
    <Arm figure={developer} elbow={[346, 244]} hand={[292, 266]} hue="coral" />
    <path d="M152 192h108a14 14 0 0 1 14 14v82h-136v-82a14 14 0 0 1 14-14z" fill={frameColour} />
    <Light cx={206} cy={239} r={22} hue="amber" />
    <path d="M14 284h366v20h-366z" fill={frameColour} />
    <path d={`M-60 ${height - 5}C60 ${height - 5}-10 294 62 281H134`} stroke="var(--moss)" strokeWidth="9" />
    <Cable from={4} to={9} x1={-600} x2={391} />
  </>
);

/** Lights of the servers in a rack, and the length of what each has to do. */
const servers: readonly (readonly [hue: Hue, load: number])[] = [
  ['moss', 84],
  ['coral', 52],
  ['moss', 66],
  ['amber', 92],
  ['moss', 38],
];

/** Servers of a data centre, seen from one corner. */
const Rack = () => (
  <>
    <path d={`M188 60l54-34v${groundY - 70}l-54 44z`} fill="oklch(from var(--fjord) calc(l - .16) c h)" />
    <path d="M14 60l54-34h174l-54 34z" fill="oklch(from var(--fjord) calc(l + .1) c h)" />
    <path d={`M14 60h174v${groundY - 60}h-174z`} fill="var(--fjord)" />
    <path d="M206 84v270M224 72v268" stroke="oklch(from var(--fjord) calc(l - .26) c h)" strokeWidth="5" />
    {servers.map(([hue, load], row) => (
      <g key={load} transform={`translate(28 ${74 + row * 69})`}>
        <rect width="146" height="56" rx="8" fill="var(--screen)" />
        <Light cx={29} cy={28} r={15} hue={hue} />
        <path d={`M58 28h${load - 20}`} stroke="var(--bar)" strokeWidth="9" />
      </g>
    ))}
    <path d={`M101 ${groundY - 4}v30`} stroke="var(--moss)" strokeWidth="12" />
    <Cable from={9} to={15} x1={0} x2={271} />
    <Cable from={15} to={15} x1={270} x2={500} />
  </>
);

interface Phone {
  x: number;
  y: number;
  width: number;
}

/** Vanishing point of the columns of phones on the horizon, and the size of a phone in front and its distance to the next. */
const vanishingX = 396;
const front = { width: 55, pitch: 66, columns: [-6, -5, -4, -3, -2, -1, 0, 1] } as const;

/** Rows of phones on the floor up to the horizon, by their distance, the farthest first. */
const rows: readonly Phone[][] = [26, 15, 9, 6, 4.2, 3, 2.2, 1.65, 1.26, 1].map((distance) =>
  front.columns.map((column) => ({
    x: roundToTenth(vanishingX + (column * front.pitch) / distance),
    y: roundToTenth(horizonY + (groundY - horizonY) / distance),
    width: roundToTenth(front.width / distance),
  })),
);

const toPhonePath = (phones: readonly Phone[], inset: number) =>
  phones
    .map(({ x, y, width }) => {
      const side = width * inset;
      const radius = roundToTenth(width * 0.2 - side);
      const across = roundToTenth(width - 2 * side - 2 * radius);
      const down = roundToTenth(width * 1.75 - 2 * side - 2 * radius);
      return `M${roundToTenth(x + side + radius)} ${roundToTenth(y - side)}h${across}q${radius} 0 ${radius}-${radius}v-${down}q0-${radius}-${radius}-${radius}h-${across}q-${radius} 0-${radius} ${radius}v${down}q0 ${radius} ${radius} ${radius}z`;
    })
    .join('');

/** The same page on every screen: half a light on its horizon. */
const toSunPath = (phones: readonly Phone[]) =>
  phones
    .map(({ x, y, width }) => {
      const r = roundToTenth(width * 0.28);
      return `M${roundToTenth(x + width / 2 - r)} ${roundToTenth(y - width * 0.95)}a${r} ${r} 0 0 1 ${2 * r} 0z`;
    })
    .join('');

const suns = ['moss', 'coral', 'fjord', 'amber', 'heather'] as const;

/** The phones that load the software, as many as there are up to the sun. One path holds the same part of all phones of a row. */
const Crowd = () => (
  <>
    <path d={`M176 ${horizonY}a190 190 0 0 1 380 0z`} fill="url(#_amber)" />
    {rows.map((phones, row) => (
      <g key={phones[0]?.y}>
        <path d={toPhonePath(phones, 0)} fill={frameColour} />
        <path d={toPhonePath(phones, 0.07)} fill="var(--screen)" />
        {suns.map((hue, index) => (
          <path
            key={hue}
            d={toSunPath(phones.filter((_, column) => (column + row * 3) % 5 === index))}
            fill={`var(--${hue})`}
          />
        ))}
      </g>
    ))}
    <Cable from={14} to={28} x1={-34} x2={540} />
    <Cable from={28} to={28} x1={539} x2={2000} />
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
      <DrawingSvg viewBox={`0 ${top} ${width} ${height - top}`}>
        <Drawing />
      </DrawingSvg>
    </li>
  ));
