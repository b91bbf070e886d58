import type { PropsWithChildren, ReactNode } from 'react';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Halo } from '../Glow.tsx';
import { Light, polarToCartesian } from '../Light.tsx';
import styles from '../palette.module.css';
import { Landscape } from '../services/Website.tsx';
import { frameColour, markColour, mixHue } from '../shapes.tsx';

/** Size of the picture, and radius of the ring around its middle. */
const size = 600;
const middle = size / 2;
const ringRadius = 234;

/** Radius of a station. */
const stationRadius = 64;

/** Angles of the stations, whose vertical positions are sixths of the picture: 1, 3 and 5 at the right, 4 and 2 at the left. */
const angles = [-56.44, 0, 56.44, 155.38, 204.62] as const;

/** A lit disc, which pictures are on. Colours on it are those of the day. */
const Disc = ({ children }: PropsWithChildren) => (
  <g className={styles.lit}>
    <circle r={stationRadius} fill="var(--card)" />
    {children}
  </g>
);

/** Pictures of the stations, centred on the origin. */
const pictures: readonly ReactNode[] = [
  // The worst that could happen.
  <>
    <Light cx={0} cy={0} r={stationRadius} hue="coral" />
    <path d="M0-32V8M0 32v0" stroke={markColour} strokeWidth="15" />
  </>,
  // The product.
  <Disc key="product">
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
  </Disc>,
  // Testing has arrived at a bug.
  <Disc key="testing">
    <circle r="34" stroke={mixHue('moss', 30)} strokeWidth="13" />
    <path d="M0-34A34 34 0 1 1-29.4 17" stroke="var(--moss)" strokeWidth="13" />
    <Light cx={0} cy={0} r={16} hue="coral" />
  </Disc>,
  // The list of the bugs by the harm that they do, which is the size of their dots.
  <Disc key="list">
    <Light cx={-24} cy={-21} r={13} hue="coral" />
    <Light cx={-24} cy={7} r={9} hue="coral" />
    <Light cx={-24} cy={28} r={6} hue="coral" />
    <path d="M2-21h28M2 7h18M2 28h8" stroke="var(--bar)" strokeWidth="8" />
  </Disc>,
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

/** How many lights are between each station and the next one, and half the angle of the ring that a station covers. */
const lightCounts = [4, 4, 12, 3] as const;
const stationAngle = 15.7;

/** Lights are as far from a station as from each other, so that no gap interrupts the ring. */
const chain = lightCounts.flatMap((count, station) => {
  const firstAngle = (angles[station] ?? 0) + stationAngle;
  const pitch = ((angles[station + 1] ?? 0) - stationAngle - firstAngle) / (count + 1);
  return Array.from({ length: count }, (_, index) => firstAngle + (index + 1) * pitch);
});

/** Returns the colour at a share of the chain: from red by a bright amber to green. */
const getChainColour = (share: number) =>
  `oklch(${(0.7 + 0.1 * Math.sin(Math.PI * share)).toFixed(2)} 0.16 ${Math.round(30 + 120 * share)})`;

const toPoint = (degrees: number, radius = ringRadius) => polarToCartesian(middle, middle, radius, degrees);

/** The way to a second round, which has not been decided yet, from the last station to the first. */
const start = toPoint(224);
const end = toPoint(281);

/** A round of testing at night: a chain of lights between five stations, from the red of the worst bug to green. */
export const RoundDrawing = ({ className }: { className: string | undefined }) => (
  <DrawingSvg className={className} viewBox={`0 0 ${size} ${size}`}>
    <radialGradient id="_ring-glow">
      <stop offset=".52" stopColor="var(--moss)" stopOpacity="0" />
      <stop offset=".8" stopColor="var(--moss)" stopOpacity=".3" />
      <stop offset="1" stopColor="var(--moss)" stopOpacity="0" />
    </radialGradient>
    <circle cx={middle} cy={middle} r={middle} fill="url(#_ring-glow)" />
    {[0, angles.length - 1].map((index) => (
      <Halo
        key={index}
        {...toPoint(angles[index] ?? 0)}
        r={stationRadius * 2.2}
        hue={index ? 'moss' : 'coral'}
      />
    ))}
    {chain.map((degrees, index) => (
      <circle
        key={degrees}
        {...toPoint(degrees)}
        r="8"
        fill={getChainColour((index + 1) / (chain.length + 1))}
      />
    ))}
    <g stroke={frameColour} strokeWidth="4">
      <path
        d={`M${start.cx} ${start.cy}A${ringRadius} ${ringRadius} 0 0 1 ${end.cx} ${end.cy}`}
        strokeDasharray="1 11"
      />
      <path d="M-13-11L0 0-13 11" transform={`translate(${end.cx + 6} ${end.cy + 1}) rotate(12)`} />
    </g>
    {angles.map((angle, index) => {
      const { cx, cy } = toPoint(angle);
      return (
        <g key={angle} transform={`translate(${cx} ${cy})`}>
          {pictures[index]}
        </g>
      );
    })}
  </DrawingSvg>
);
