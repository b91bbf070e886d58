import type { ReactNode } from 'react';
import type { Hue, StatementDrawingName } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Figure } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { frameColour, markColour } from '../shapes.tsx';

/** Lower and upper edge of the drawings, and the ground that all buildings stand on. */
const height = 490;
const top = -40;
const groundY = 430;

/** Widths of the drawings, which are beside each other in a wide window. */
const widths = { house: 390, hall: 270, town: 540 } as const;

/** A wall, which is darker at night than its lit windows. */
const getWallColour = (hue: Hue) =>
  `light-dark(var(--${hue}), color-mix(in oklab, var(--${hue}) 55%, oklch(16% 0.05 275)))`;
const roofColour = 'light-dark(oklch(27% 0.05 265), oklch(40% 0.05 270))';
const litColour = 'oklch(93% 0.09 92)';
const unlitColour = 'oklch(21% 0.03 265 / .45)';

/** Places that the wire hangs from, in units of the whole line of drawings. */
const supports = {
  house: [170, 132],
  firstPole: [372, 84],
  hall: [525, 124],
  secondPole: [676, 84],
  firstTower: [786, 56],
  secondTower: [1106, 140],
} as const satisfies Record<string, readonly [x: number, y: number]>;
type Support = keyof typeof supports;

/** The wire from one support to the next, in a drawing that begins at `left`. */
function Wire({ left, from, to }: { left: number; from: Support; to: Support }) {
  const [x1, y1] = supports[from];
  const [x2, y2] = supports[to];
  return (
    <path
      d={`M${x1 - left} ${y1}Q${(x1 + x2) / 2 - left} ${Math.max(y1, y2) + (x2 - x1) / 8} ${x2 - left} ${y2}`}
      stroke="var(--moss)"
      strokeWidth="8"
    />
  );
}

/** A pole or a mast below the wire. */
const Pole = ({ left, at, foot = groundY }: { left: number; at: Support; foot?: number }) => {
  const [x, y] = supports[at];
  return <path d={`M${x - left} ${foot}V${y}`} stroke={frameColour} strokeWidth="8" strokeLinecap="butt" />;
};

/** Somebody develops software in a house, seen through its window. */
const House = () => (
  <>
    <path d={`M60 ${groundY}V240h220v${groundY - 240}z`} fill={getWallColour('coral')} />
    <path d="M24 250L170 132l146 118z" fill={roofColour} />
    <path d="M92 392V278h156v114z" fill={litColour} />
    <Figure x={170} y={389} scale={0.44} hue="fjord" />
    <path d="M138 392v-36a8 8 0 0 1 8-8h48a8 8 0 0 1 8 8v36z" fill={markColour} />
    <Light cx={170} cy={370} r={9} hue="amber" />
    <Pole left={0} at="firstPole" />
    <Wire left={0} from="house" to="firstPole" />
    <Wire left={0} from="firstPole" to="hall" />
  </>
);

/** Servers of a data centre behind its glass, each with its light. */
const Hall = () => (
  <>
    <Pole left={widths.house} at="hall" foot={200} />
    <path d={`M28 ${groundY}V192h214v${groundY - 192}z`} fill={getWallColour('fjord')} />
    <path d="M14 176h242v24H14z" fill={roofColour} />
    <path
      d="M48 392V226h38v166zM93 392V226h38v166zM139 392V226h38v166zM184 392V226h38v166z"
      fill={markColour}
    />
    <path
      d="M59 245v140M104 245v140M150 245v140M195 245v140"
      stroke="var(--moss)"
      strokeWidth="9"
      strokeDasharray="0 26"
    />
    <path
      d="M75 236v156M120 236v156M166 236v156M211 236v156"
      stroke="oklch(70% 0.02 265 / .6)"
      strokeWidth="16"
      strokeDasharray="5 21"
      strokeDashoffset="-6"
      strokeLinecap="butt"
    />
    {/* On a phone the wire leaves the window at this pole, and comes back at the other end of the town. */}
    <Pole left={widths.house} at="secondPole" />
    <Wire left={widths.house} from="hall" to="secondPole" />
    <Wire left={widths.house} from="secondPole" to="firstTower" />
  </>
);

/** Windows in the form of a phone or of a computer: their size, and the distance between them. */
const phones = { width: 20, height: 34, across: 32, down: 48 };
const computers = { width: 40, height: 28, across: 54, down: 44 };

/** Buildings of the town from left to right. */
const buildings = [
  { x: 56, width: 140, height: 318, hue: 'heather', windows: computers, columns: 2, rows: 6 },
  { x: 212, width: 66, height: 122, hue: 'coral', windows: computers, columns: 1, rows: 2 },
  { x: 294, width: 94, height: 218, hue: 'moss', windows: phones, columns: 2, rows: 4 },
  { x: 404, width: 84, height: 266, hue: 'fjord', windows: phones, columns: 2, rows: 5 },
] as const;

/** A building with many windows. Here and there one is dark. */
function Building({ x, width, height, hue, windows, columns, rows }: (typeof buildings)[number]) {
  const left = x + (width - windows.across * (columns - 1) - windows.width) / 2;
  const panes = Array.from({ length: rows * columns }, (_, index) => ({
    isLit: (index * 5 + x) % 7 > 0,
    d: `M${left + windows.across * (index % columns)} ${groundY - height + 22 + windows.down * Math.floor(index / columns)}h${windows.width}v${windows.height}h-${windows.width}z`,
  }));
  const getPath = (isLit: boolean) =>
    panes
      .filter((window) => window.isLit === isLit)
      .map(({ d }) => d)
      .join('');
  return (
    <>
      <path d={`M${x} ${groundY}v-${height}h${width}v${height}z`} fill={getWallColour(hue)} />
      <path d={getPath(true)} fill={litColour} />
      <path d={getPath(false)} fill={unlitColour} />
    </>
  );
}

/** A town, in whose windows are all phones and computers that load the software. */
function Town() {
  const left = widths.house + widths.hall;
  return (
    <>
      <path d={`M70 ${groundY}a230 230 0 0 1 460 0z`} fill="url(#_amber)" />
      <g data-narrow="">
        <path d={`M-900 560C-500 560-320 ${groundY} 0 ${groundY}H2000V1000H-900z`} fill="var(--hill)" />
        <path d="M446 140Q540 190 640 110" stroke="var(--moss)" strokeWidth="8" />
      </g>
      <Pole left={left} at="firstTower" foot={120} />
      <Pole left={left} at="secondTower" foot={170} />
      {buildings.map((building) => (
        <Building key={building.x} {...building} />
      ))}
      <Wire left={left} from="firstTower" to="secondTower" />
      <g data-wide="">
        <Pole left={left} at="secondPole" />
        <Wire left={left} from="hall" to="secondPole" />
        <Wire left={left} from="secondPole" to="firstTower" />
      </g>
    </>
  );
}

const drawings: Record<
  StatementDrawingName,
  readonly (readonly [width: number, drawing: () => ReactNode])[]
> = {
  power: [
    [widths.house, House],
    [widths.hall, Hall],
    [widths.town, Town],
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
