import type { ReactNode } from 'react';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light, polarToCartesian } from '../Light.tsx';
import { Landscape } from '../services/Website.tsx';
import { frameColour, markColour, mixHue } from '../shapes.tsx';

/** Size of the picture, and radius of the ring around its middle. */
const size = 600;
const middle = size / 2;
const ringRadius = 240;

/** Radius of a station. */
const stationRadius = 58;

/** Angles of the stations, whose vertical positions are sixths of the picture: 1, 3 and 5 at the right, 4 and 2 at the left. */
const angles = [-56.44, 0, 56.44, 155.38, 204.62] as const;

const Disc = () => <circle r={stationRadius - 2.5} fill="var(--card)" stroke={frameColour} strokeWidth="5" />;

/** Pictures of the stations, centred on the origin. */
const pictures: readonly ReactNode[] = [
  // The worst that could happen.
  <>
    <Light cx={0} cy={0} r={stationRadius} hue="coral" />
    <path d="M0-32V8M0 32v0" stroke={markColour} strokeWidth="15" />
  </>,
  // The product.
  <>
    <Disc />
    <rect
      x="-37"
      y="-29"
      width="74"
      height="58"
      rx="7"
      fill="var(--screen)"
      stroke={frameColour}
      strokeWidth="4"
    />
    <path d="M-27-19h0m11 0h0m11 0h0" stroke="var(--bar)" strokeWidth="5" />
    <Landscape x={-35} y={-11} width={70} height={36} />
  </>,
  // Testing has arrived at a bug.
  <>
    <Disc />
    <circle r="34" stroke={mixHue('moss', 30)} strokeWidth="13" />
    <path d="M0-34A34 34 0 1 1-29.4 17" stroke="var(--moss)" strokeWidth="13" />
    <Light cx={0} cy={0} r={16} hue="coral" />
  </>,
  // The list of the bugs by the harm that they do, which is the size of their dots.
  <>
    <Disc />
    <Light cx={-24} cy={-21} r={13} hue="coral" />
    <Light cx={-24} cy={7} r={9} hue="coral" />
    <Light cx={-24} cy={28} r={6} hue="coral" />
    <path d="M2-21h28M2 7h18M2 28h8" stroke="var(--bar)" strokeWidth="8" />
  </>,
  // The decision.
  <>
    <Light cx={0} cy={0} r={stationRadius} hue="moss" />
    <path d="M-24 2l17 19L24-18" stroke={markColour} strokeWidth="13" />
  </>,
];

/** One station of the round, beside its step on a phone. */
export const RoundStation = ({ index, className }: { index: number; className: string | undefined }) => (
  <DrawingSvg
    className={className}
    viewBox={`${-stationRadius} ${-stationRadius} ${2 * stationRadius} ${2 * stationRadius}`}
  >
    {pictures[index]}
  </DrawingSvg>
);

/** Tests between two stations: the angle in their middle, how many they are, and whether they have been run. */
const tests = [
  { centre: -28.22, count: 4, haveRun: false },
  { centre: 28.22, count: 4, haveRun: false },
  { centre: 105.91, count: 10, haveRun: true },
  { centre: 180, count: 2, haveRun: true },
] as const;

/** The test that found a bug. */
const bugIndex = 6;

/** Degrees between two tests. */
const pitch = 6.1;

const toPoint = (degrees: number, radius = ringRadius) => polarToCartesian(middle, middle, radius, degrees);

/** The way to a second round, which has not been decided yet, from the last station to the first. */
const start = toPoint(225);
const end = toPoint(281);

/**
 * A round of testing as a ring of lights with five stations. Tests are green after the station at which they are run,
 * and the one that found a bug is red.
 */
export const RoundDrawing = ({ className }: { className: string | undefined }) => (
  <DrawingSvg className={className} viewBox={`0 0 ${size} ${size}`}>
    {tests.flatMap(({ centre, count, haveRun }) =>
      Array.from({ length: count }, (_, index) => {
        const { cx, cy } = toPoint(centre + (index - (count - 1) / 2) * pitch);
        if (!haveRun)
          return <circle key={cy} cx={cx} cy={cy} r="8" stroke={mixHue('moss', 70)} strokeWidth="3" />;
        return (
          <Light key={cy} cx={cx} cy={cy} r={9.5} hue={count > 2 && index === bugIndex ? 'coral' : 'moss'} />
        );
      }),
    )}
    <g stroke={frameColour} strokeWidth="4">
      <path
        d={`M${start.cx} ${start.cy}A${ringRadius} ${ringRadius} 0 0 1 ${end.cx} ${end.cy}`}
        strokeDasharray="3 11"
      />
      <path d="M-13-11L0 0-13 11" transform={`translate(${end.cx + 6} ${end.cy + 1}) rotate(12)`} />
    </g>
    {angles.map((angle, index) => {
      const { cx, cy } = toPoint(angle);
      const badge = polarToCartesian(0, 0, stationRadius, angle + 180);
      return (
        <g key={angle} transform={`translate(${cx} ${cy})`}>
          {pictures[index]}
          <circle {...badge} r="18" fill="var(--ink)" stroke="var(--paper)" strokeWidth="5" />
          <text
            x={badge.cx}
            y={badge.cy + 7}
            fontSize="20"
            fontWeight="600"
            textAnchor="middle"
            fill="var(--paper)"
          >
            {index + 1}
          </text>
        </g>
      );
    })}
  </DrawingSvg>
);
