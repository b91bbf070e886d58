import type { ReactNode } from 'react';
import type { Hue, StatementDrawingName } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, Figure } from '../Figure.tsx';
import { Light, roundToTenth } from '../Light.tsx';
import { frameColour, woodColour } from '../shapes.tsx';

/** Lower and upper edge of the drawings, the floor's far edge, and the line that things stand on. */
const height = 490;
const top = -40;
const horizonY = 250;
const groundY = 430;

/** Thickness of the cable behind each thing. It grows, because more devices need power. */
const cableWidths = { desk: 9, rack: 20 } as const;

/** A straight piece of the cable, whose upper edge is the ground. */
const Cable = ({ x1, x2, width }: { x1: number; x2: number; width: number }) => (
  <path d={`M${x1} ${groundY}H${x2}v${width}H${x1}z`} fill="var(--moss)" />
);

const developer = { x: 192, y: 284, scale: 1.2 };

/** Somebody develops software at a desk. The computer has the thin end of the cable. */
const Desk = () => (
  <>
    <Figure {...developer} hue="coral" />
    <path d={`M30 296h324v${groundY - 296}h-324z`} fill="oklch(58% 0.09 65)" />
    <path d={`M30 296h96v${groundY - 296}h-96zM258 296h96v${groundY - 296}h-96z`} fill={woodColour} />
    <path
      d="M33 362h90M261 362h90M66 332h24M66 394h24M294 332h24M294 394h24"
      stroke={frameColour}
      strokeWidth="5"
    />
    <Arm figure={developer} elbow={[52, 244]} hand={[106, 266]} hue="coral" />
    <Arm figure={developer} elbow={[332, 244]} hand={[278, 266]} hue="coral" />
    <path d="M138 192h108a14 14 0 0 1 14 14v82h-136v-82a14 14 0 0 1 14-14z" fill={frameColour} />
    <Light cx={192} cy={239} r={22} hue="amber" />
    <path d="M14 284h356v18h-356z" fill={frameColour} />
    <path
      d={`M258 278H366Q384 278 384 298V${groundY + cableWidths.desk / 2}`}
      stroke="var(--moss)"
      strokeWidth={cableWidths.desk}
    />
    <Cable x1={384} x2={392} width={cableWidths.desk} />
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

/** Servers of a data centre. */
const Rack = () => (
  <>
    <path
      d={`M34 ${groundY}V50a14 14 0 0 1 14-14h164a14 14 0 0 1 14 14v${groundY - 50}z`}
      fill="var(--fjord)"
    />
    {servers.map(([hue, load], row) => (
      <g key={load} transform={`translate(48 ${52 + row * 74})`}>
        <rect width="164" height="60" rx="8" fill="var(--screen)" />
        <Light cx={31} cy={30} r={16} hue={hue} />
        <path d={`M64 30h${load - 12}`} stroke="var(--bar)" strokeWidth="9" />
      </g>
    ))}
    <Cable x1={-4} x2={130} width={cableWidths.desk} />
    <Cable x1={130} x2={400} width={cableWidths.rack} />
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

const getColumnX = (column: number) => vanishingX + column * front.pitch;

/** The cable below the phones in front. It gets thicker by a step with each phone. */
const steps = front.columns
  .map((column, index) => `H${getColumnX(column) - 4}V${groundY + cableWidths.rack + 4 * (index + 1)}`)
  .join('');

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
    <path d={`M-40 ${groundY}V${groundY + cableWidths.rack}${steps}H2000V${groundY}z`} fill="var(--moss)" />
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
