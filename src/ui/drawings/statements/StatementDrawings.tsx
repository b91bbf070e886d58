import { type ReactNode, useId } from 'react';
import type { Hue, StatementDrawingName } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { type Point, standOn } from '../Figure.tsx';
import { Halo } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure } from '../NightFigure.tsx';
import { markColour, paperColour, woodColour } from '../shapes.tsx';

/** Everybody in the drawing has the same size, so that the places are at one scale. */
const personScale = 0.66;
const litColour = 'oklch(93% 0.09 92)';
const unlitColour = 'oklch(21% 0.03 265 / .35)';
const rackColour = 'oklch(34% 0.045 265)';

/** A building with a round top on the ground, which is at 0. */
const getArch = (x: number, width: number, height: number) =>
  `M${x} 0V${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0V0z`;

/** The front of a building at dusk, whose foot is in the dark. */
const Front = ({ d, hue }: { d: string; hue: Hue }) => (
  <>
    <path d={d} fill={`url(#_${hue})`} />
    <path d={d} fill="url(#_torsoShade)" />
  </>
);

/** Somebody develops software in a house, which is open to the front. */
const House = () => (
  <>
    <Halo cx={145} cy={-130} r={230} hue="amber" />
    <Front d={getArch(0, 290, 300)} hue="coral" />
    <path d={getArch(36, 218, 264)} fill={litColour} />
    <NightFigure x={145} y={-66} scale={personScale} hue="fjord" glow={1} />
    <path d="M72-64V0M218-64V0" stroke={woodColour} strokeWidth="10" strokeLinecap="butt" />
    <path d="M99-70v-44a9 9 0 0 1 9-9h74a9 9 0 0 1 9 9v44z" fill={markColour} />
    <Light cx={145} cy={-97} r={11} hue="amber" />
    <path d="M56-66h178" stroke={woodColour} strokeWidth="12" />
  </>
);

/** Left edges and heights of the racks, which are lower where the roof is. */
const racks = [
  [32, 150],
  [88, 212],
  [240, 212],
  [296, 150],
] as const;

/** The racks of a data centre, each with a column of lights, and somebody who looks after them. */
const DataCentre = () => (
  <>
    <Front d={getArch(0, 380, 300)} hue="fjord" />
    <path d={getArch(22, 336, 278)} fill={markColour} />
    {racks.map(([x, height]) => (
      <g key={x}>
        <path d={`M${x} 0v${8 - height}a8 8 0 0 1 8-8h36a8 8 0 0 1 8 8V0z`} fill={rackColour} />
        <path
          d={`M${x + 15} ${24 - height}V-20`}
          stroke="var(--moss)"
          strokeWidth="12"
          strokeDasharray="0 26"
        />
        <path
          d={`M${x + 34} ${20 - height}V-16`}
          stroke="oklch(70% 0.02 265 / .6)"
          strokeWidth="16"
          strokeDasharray="7 19"
          strokeLinecap="butt"
        />
      </g>
    ))}
    <NightFigure {...standOn(0, 190, personScale)} hue="amber" />
  </>
);

/** Towers of the town from left to right. */
const towers = [
  { x: 0, width: 110, height: 330, hue: 'heather' },
  { x: 116, width: 98, height: 284, hue: 'coral' },
  { x: 220, width: 116, height: 376, hue: 'fjord' },
  { x: 342, width: 98, height: 292, hue: 'moss' },
] as const;

/** A tower with two columns of round windows above the people. Here and there one is dark. */
function Tower({ x, width, height, hue }: (typeof towers)[number]) {
  const windows = Array.from({ length: 2 * Math.floor((height - 200) / 42) }, (_, index) => ({
    isLit: (index * 5 + x) % 7 > 1,
    d: `M${x + width / 2 + (index % 2 ? 21 : -21)} ${58 - height + 42 * Math.floor(index / 2)}h0`,
  }));
  const getPath = (isLit: boolean) =>
    windows
      .filter((window) => window.isLit === isLit)
      .map(({ d }) => d)
      .join('');
  return (
    <>
      <Front d={getArch(x, width, height)} hue={hue} />
      <path d={getPath(true)} stroke={litColour} strokeWidth="25" />
      <path d={getPath(false)} stroke={unlitColour} strokeWidth="25" />
    </>
  );
}

/** People in front of the town from left to right, and what each has. One of them is a child. */
const people = [
  { x: 58, hue: 'amber', device: 'phone', scale: personScale },
  { x: 164, hue: 'fjord', device: 'computer', scale: 0.6 },
  { x: 288, hue: 'coral', device: 'computer', scale: personScale },
  { x: 386, hue: 'amber', device: 'phone', scale: 0.5 },
] as const satisfies { x: number; hue: Hue; device: string; scale: number }[];

/** A person with a device, which lights up. */
function Person({ x, hue, device, scale }: (typeof people)[number]) {
  const [left, upper, width, height] = device === 'phone' ? [-30, -116, 60, 98] : [-50, -104, 100, 72];
  return (
    <NightFigure {...standOn(0, x, scale)} hue={hue} glow={1.8}>
      <rect x={left} y={upper} width={width} height={height} rx="13" fill={markColour} />
      <rect x={left + 8} y={upper + 8} width={width - 16} height={height - 16} rx="6" fill={paperColour} />
      <Light cx={0} cy={upper + height / 2} r={19} hue="moss" />
    </NightFigure>
  );
}

/** A town, where phones and computers load the software. */
const Town = () => (
  <>
    {towers.map((tower) => (
      <Tower key={tower.x} {...tower} />
    ))}
    {people.map((person) => (
      <Person key={person.x} {...person} />
    ))}
  </>
);

/** Returns a line that goes up to each place and sags on the way to the next one, without a kink. */
function getWave(start: Point, places: readonly Point[], sag: number) {
  const points = places.flatMap(([x, y], index): Point[] => {
    const [nextX] = places[index + 1] ?? [];
    return nextX === undefined
      ? [[x, y]]
      : [
          [x, y],
          [(x + nextX) / 2, y + sag],
        ];
  });
  return points
    .map(([x, y], index) => {
      const [previousX, previousY] = points[index - 1] ?? start;
      const middle = (previousX + x) / 2;
      return `C${middle} ${previousY} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}

interface CableProps {
  d: string;
  /** Points of the cable that have a light. */
  places: readonly Point[];
  width: number;
}

/** One cable of light, which goes on to all places without a break. */
const Cable = ({ d, places, width }: CableProps) => (
  <>
    <path d={d} stroke="var(--moss)" strokeWidth={width * 3} opacity=".3" />
    <path d={d} stroke="var(--moss)" strokeWidth={width} />
    <path d={d} stroke={litColour} strokeWidth={width / 3} />
    {places.map(([cx, cy]) => (
      <Light key={cx} cx={cx} cy={cy} r={width * 1.25} hue="amber" />
    ))}
  </>
);

/** Returns the feet of the people of the town, just below the ground. */
const getFeet = (townX: number, scale: number, y: number) =>
  people.map(({ x }): Point => [Math.round(townX + x * scale), y]);

const wideGround = 424;
const wideTown = 762;
const widePlaces: readonly Point[] = [[145, 450], [540, 450], ...getFeet(wideTown, 1, 450)];

/** The sky at dusk above the horizon, and the sun that sets there. The sky goes on behind the sentence. */
function Dusk({ x, y, r }: { x: number; y: number; r: number }) {
  const sky = useId();
  return (
    <>
      <linearGradient id={sky} gradientUnits="userSpaceOnUse" x2="0" y1={y - 560} y2={y}>
        <stop stopColor="var(--sky)" />
        <stop offset=".55" stopColor="oklch(40% 0.14 325)" />
        <stop offset="1" stopColor="oklch(66% 0.17 40)" />
      </linearGradient>
      <path d={`M-2000-900H3200V${y}H-2000z`} fill={`url(#${sky})`} />
      <Halo cx={x} cy={y} r={r * 2} hue="amber" />
      <Light cx={x} cy={y} r={r} hue="amber" />
    </>
  );
}

/** All places beside each other on one ground. */
const WideStreet = () => (
  <>
    <Dusk x={320} y={wideGround} r={254} />
    <path d={`M-2000 ${wideGround}H3200V530H-2000z`} fill="var(--ground)" />
    <use href="#_house" transform={`translate(0 ${wideGround})`} />
    <use href="#_data-centre" transform={`translate(350 ${wideGround})`} />
    <use href="#_town" transform={`translate(${wideTown} ${wideGround})`} />
    <Cable
      d={`M-2000 492H-30${getWave([-30, 492], widePlaces, 42)}C1210 450 1230 492 1310 492H3200`}
      places={widePlaces}
      width={11}
    />
  </>
);

const narrowTown = { x: 18, y: 770, scale: 0.73 } as const;
const narrowFeet = getFeet(narrowTown.x, narrowTown.scale, narrowTown.y + 20).toReversed();

/** All places below each other on three hills. The cable comes down from one to the next. */
const NarrowHills = () => (
  <>
    <Dusk x={330} y={262} r={130} />
    <path d="M-900 226H90C200 226 280 262 390 262H1300V850H-900z" fill="var(--far)" />
    <use href="#_house" transform="translate(0 226) scale(.66)" />
    <path d="M-900 500H-60C60 500 80 460 200 460H1300V850H-900z" fill="var(--hill)" />
    <use href="#_data-centre" transform="translate(134 460) scale(.66)" />
    <path d={`M-900 ${narrowTown.y}H1300V850H-900z`} fill="var(--ground)" />
    <use href="#_town" transform={`translate(${narrowTown.x} ${narrowTown.y}) scale(${narrowTown.scale})`} />
    <Cable
      d={`M-900 268H-60C20 268 20 244 96 244 166 244 166 300 104 330 40 360 20 480 259 478 340 478 368 510 368 580V740C368 800 368 812 346 812${getWave([346, 812], narrowFeet, 22)}C0 790 0 820-80 820H-900`}
      places={[[96, 244], [259, 478], ...narrowFeet]}
      width={8}
    />
  </>
);

const drawings: Record<StatementDrawingName, { wide: () => ReactNode; narrow: () => ReactNode }> = {
  power: { wide: WideStreet, narrow: NarrowHills },
};

/** A drawing of all that a sentence names: side by side in a wide window, below each other on a phone. */
export function StatementDrawings({ name }: { name: StatementDrawingName }) {
  const { wide: Wide, narrow: Narrow } = drawings[name];
  return (
    <>
      {/* Both drawings show the same places. */}
      <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
        <g id="_house">
          <House />
        </g>
        <g id="_data-centre">
          <DataCentre />
        </g>
        <g id="_town">
          <Town />
        </g>
      </svg>
      <DrawingSvg viewBox="0 0 1200 530" data-wide="">
        <Wide />
      </DrawingSvg>
      <DrawingSvg viewBox="0 0 390 850" data-narrow="">
        <Narrow />
      </DrawingSvg>
    </>
  );
}
