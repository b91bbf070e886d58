import type { ReactNode } from 'react';
import type { Hue, StatementDrawingName } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Figure } from '../Figure.tsx';
import { Light, roundToTenth } from '../Light.tsx';
import { frameColour, woodColour } from '../shapes.tsx';

/** Lower and upper edge of the drawings, the floor's far edge, and the line that things stand on. */
const height = 490;
const top = -40;
const horizonY = 250;
const groundY = 430;

/** Widths of the drawings, which are beside each other in a wide window. */
const widths = { desk: 390, rack: 270, crowd: 540 } as const;

/** Left edge of the cable, and its thickness there and at the right edge, where half of the floor is below it. */
const cable = { x: 379.5, start: 9, end: 30 } as const;

/**
 * The cable on the ground below one drawing, which begins at `left`. It gets thicker all the way, because more devices
 * need power. `from` and `to` are points of that drawing, which the cable goes on beyond.
 */
function Cable({ left, from, to }: { left: number; from: number; to: number }) {
  const right = widths.desk + widths.rack + widths.crowd;
  const getBottom = (x: number) =>
    roundToTenth(
      groundY +
        Math.min(
          cable.end,
          cable.start + ((cable.end - cable.start) * (left + x - cable.x)) / (right - cable.x),
        ),
    );
  const end = Math.min(to, right - left);
  return (
    <path
      d={`M${from} ${groundY}V${getBottom(from)}L${end} ${getBottom(end)}H${to}V${groundY}z`}
      fill="var(--moss)"
    />
  );
}

const tableY = 284;

/** Somebody develops software at a desk. The computer has the thin end of the cable. */
const Desk = () => (
  <>
    <Figure x={192} y={tableY} scale={1.2} hue="coral" />
    <path d={`M38 ${tableY + 9}h308v${groundY - tableY - 9}h-308z`} fill="oklch(58% 0.09 65)" />
    <path
      d={`M38 ${tableY + 9}h92v${groundY - tableY - 9}h-92zM254 ${tableY + 9}h92v${groundY - tableY - 9}h-92z`}
      fill={woodColour}
    />
    <path d="M72 332h24M72 394h24M288 332h24M288 394h24" stroke={frameColour} strokeWidth="6" />
    <path
      d={`M130 ${tableY}V204a16 16 0 0 1 16-16h92a16 16 0 0 1 16 16v${tableY - 204}z`}
      fill={frameColour}
    />
    <Light cx={192} cy={235} r={22} hue="amber" />
    <path d={`M20 ${tableY}h344v18h-344z`} fill={frameColour} />
    <path
      d={`M254 ${tableY - cable.start / 2}H366a18 18 0 0 1 18 18V${groundY + cable.start}`}
      stroke="var(--moss)"
      strokeWidth={cable.start}
      strokeLinecap="butt"
    />
    <Cable left={0} from={cable.x} to={widths.desk + 4} />
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
      d={`M34 ${groundY}V56a14 14 0 0 1 14-14h164a14 14 0 0 1 14 14v${groundY - 56}z`}
      fill="var(--fjord)"
    />
    {servers.map(([hue, load], row) => (
      <g key={load} transform={`translate(50 ${58 + row * 74})`}>
        <rect width="160" height="60" rx="8" fill="var(--screen)" />
        <Light cx={31} cy={30} r={16} hue={hue} />
        <path d={`M64 30h${load - 14}`} stroke="var(--bar)" strokeWidth="9" />
      </g>
    ))}
    <Cable left={widths.desk} from={-4} to={400} />
  </>
);

/** Vanishing point of the columns of devices, on the horizon. */
const vanishingX = 270;

/** Distance of adjacent devices in front. */
const pitch = 90;

/** Rows of devices, the farthest first: their distance, and how many are in them. No row covers the one behind it. */
const rows = [
  { distance: 10.6, count: 18 },
  { distance: 4.84, count: 14 },
  { distance: 2.2, count: 10 },
  { distance: 1, count: 6 },
] as const;

const phone = { width: 50, height: 84, foot: 0 };
const computer = { width: 78, height: 60, foot: 20 };

/** One row of phones and computers by turns. Each part of all of them is one path. */
function Row({ distance, count }: (typeof rows)[number]) {
  const scale = (length: number) => roundToTenth(length / distance);
  const y = horizonY + scale(groundY - horizonY);
  const devices = Array.from({ length: count }, (_, index) => ({
    x: vanishingX + scale((index - (count - 1) / 2) * pitch),
    ...(index % 2 === 0 ? phone : computer),
  }));
  /** Outlines of all devices, or of their screens. */
  const toPath = (inset: number) =>
    devices
      .map(({ x, width, height: deviceHeight, foot }) => {
        const radius = scale(11 - inset);
        const across = scale(width - 22);
        const down = scale(deviceHeight - 22);
        return `M${roundToTenth(x - across / 2)} ${roundToTenth(y - scale(foot + inset))}h${across}q${radius} 0 ${radius}-${radius}v-${down}q0-${radius}-${radius}-${radius}h-${across}q-${radius} 0-${radius} ${radius}v${down}q0 ${radius} ${radius} ${radius}z`;
      })
      .join('');
  const feet = devices
    .filter(({ foot }) => foot > 0)
    .map(
      ({ x }) =>
        `M${roundToTenth(x + scale(26))} ${y}v-${scale(7)}h-${scale(19)}v-${scale(16)}h-${scale(14)}v${scale(16)}h-${scale(19)}v${scale(7)}z`,
    )
    .join('');
  /** The same page on every screen: half a light on its horizon. */
  const suns = devices
    .map(({ x, foot, height: deviceHeight }) => {
      const r = scale(14);
      return `M${roundToTenth(x - r)} ${roundToTenth(y - scale(foot + deviceHeight * 0.38))}a${r} ${r} 0 0 1 ${2 * r} 0z`;
    })
    .join('');
  return (
    <>
      <path d={toPath(0) + feet} fill={frameColour} />
      <path d={toPath(5)} fill="var(--screen)" />
      <path d={suns} fill="var(--moss)" />
    </>
  );
}

/** The phones and computers that load the software, as many as there are up to the sun. */
const Crowd = () => (
  <>
    <path d={`M80 ${horizonY}a190 190 0 0 1 380 0z`} fill="url(#_amber)" />
    {rows.map((row) => (
      <Row key={row.distance} {...row} />
    ))}
    <Cable left={widths.desk + widths.rack} from={-60} to={2000} />
  </>
);

const drawings: Record<
  StatementDrawingName,
  readonly (readonly [width: number, drawing: () => ReactNode])[]
> = {
  power: [
    [widths.desk, Desk],
    [widths.rack, Rack],
    [widths.crowd, Crowd],
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
