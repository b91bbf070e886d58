import { type ReactNode, useId } from 'react';
import type { FootprintSource, Hue } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { DrawnText } from '../DrawnText.tsx';
import { Light } from '../Light.tsx';
import { markColour, mixPaper, paperColour } from '../shapes.tsx';

/** Vertical position of the shore, and the picture's size. Every drawing is as wide as its column. */
const shoreY = 300;
const width = 270;
const height = 396;

/** Bodies are bright, so that they stand out from the night. */
const body = 'oklch(86% 0.025 265)';
const frame = 'oklch(40% 0.06 265)';
const rim = 'oklch(68% 0.03 265)';

/** Centres of the windows of the train, from its front to beyond the edge of the page. */
const windows = Array.from({ length: 23 }, (_, index) => 118 - index * 58);

/** Left edges and widths of older phones that show the same page. */
const olderPhones = [
  [164, 54],
  [230, 40],
] as const;

const scenes: Record<FootprintSource, (hue: Hue) => ReactNode> = {
  /** A train with lit windows on the shore. It is the largest thing, and comes from beyond the edge of the window. */
  train: (hue) => (
    <g transform="translate(-68 -12) scale(1.33)">
      <path d="M-2000 231h2240" stroke={rim} strokeWidth="6" strokeLinecap="butt" />
      <path d="M-2000 118h2150q74 0 102 76q10 34-26 34h-2226z" fill={body} />
      <path d="M-2000 202h2252" stroke={`var(--${hue})`} strokeWidth="10" strokeLinecap="butt" />
      <path d="M172 142q34 6 46 34h-46z" fill="var(--amber)" />
      {windows.map((x) => (
        <circle key={x} cx={x} cy="160" r="19" fill="url(#_amber)" />
      ))}
      <Light cx={236} cy={186} r={11} hue="amber" />
    </g>
  ),
  /** A computer that is repaired, with a plaster on its lid. */
  laptop: (hue) => (
    <g transform="translate(0 43) scale(.9)">
      <path d="M46 96q0-18 18-18h172q18 0 18 18v144h-208z" fill={frame} stroke={rim} strokeWidth="4" />
      <path d="M62 94h176v136h-176z" fill={mixPaper('amber', 30)} />
      <Light cx={150} cy={164} r={48} hue={hue} />
      <path d="M126 166l17 17l32-36" stroke={markColour} strokeWidth="12" />
      <path d="M14 240h272l14 34q2 10-10 10h-280q-12 0-10-10z" fill={body} stroke={rim} strokeWidth="4" />
      <path d="M118 240h64" stroke={rim} strokeWidth="8" />
      <g transform="rotate(-42 54 86)">
        <rect x="16" y="69" width="76" height="34" rx="17" fill="oklch(86% 0.06 60)" />
        <rect x="40" y="69" width="28" height="34" fill="oklch(94% 0.03 70)" />
      </g>
    </g>
  ),
  /** A rack of servers beside the wind turbine that drives it. */
  servers: () => (
    <>
      <path d="M191 300l6-214l8 214z" fill={rim} />
      <g transform="translate(198 84) rotate(40)" fill={rim}>
        {[0, 120, 240].map((turn) => (
          <path key={turn} d="M-7 0Q-14-56 2-112Q12-56 7 0z" transform={`rotate(${turn})`} />
        ))}
      </g>
      <Light cx={198} cy={84} r={11} hue="moss" />
      <path d="M138 292q27-24 56 0" stroke="var(--moss)" strokeWidth="4" />
      <rect x="2" y="98" width="136" height="202" rx="10" fill={frame} stroke={rim} strokeWidth="4" />
      {[0, 1, 2, 3].map((unit) => (
        <g key={unit} transform={`translate(14 ${112 + unit * 46})`}>
          <rect width="112" height="36" rx="6" fill={body} />
          <Light cx={20} cy={18} r={9} hue="moss" />
          <path d="M42 18h54" stroke={rim} strokeWidth="6" strokeDasharray={`${54 - unit * 12} 99`} />
        </g>
      ))}
    </>
  ),
  /** A phone with a small page, opening hours and one picture, and older phones that show the page, too. */
  phone: (hue) => (
    <>
      <g transform="translate(-64)">
        <rect x="66" y="32" width="148" height="268" rx="26" fill={frame} stroke={rim} strokeWidth="4" />
        <rect x="77" y="43" width="126" height="246" rx="17" fill={paperColour} />
        <g fill={markColour} stroke="none">
          <DrawnText x="90" y="86" fontSize="18" name="openToday" />
          <text x="90" y="132" fontSize="38">
            10–16
          </text>
        </g>
        <path d="M92 238a48 48 0 0 1 96 0z" fill={`url(#_${hue})`} />
        <path d="M90 238h100" stroke={markColour} strokeWidth="3" />
      </g>
      {olderPhones.map(([x, width]) => (
        <g key={x} transform={`translate(${x} ${shoreY - width * 1.8}) scale(${width / 100})`}>
          <rect width="100" height="180" rx="16" fill={frame} stroke={rim} strokeWidth="5" />
          <rect x="10" y="22" width="80" height="128" fill={paperColour} />
          <path d="M20 122a30 30 0 0 1 60 0z" fill={`url(#_${hue})`} />
          <circle cx="50" cy="165" r="7" fill={rim} />
        </g>
      ))}
    </>
  ),
};

/** Left edge, width and colour of a column of light on the water, which is as wide as the thing above it. */
type Column = readonly [x: number, width: number, colour: string];

const columns: Record<FootprintSource, readonly Column[]> = {
  train: [[-2000, 2248, frame], ...windows.map((x): Column => [x * 1.33 - 90, 44, 'var(--amber)'])],
  laptop: [
    [14, 242, frame],
    [92, 86, 'var(--amber)'],
  ],
  servers: [
    [2, 136, frame],
    [24, 20, 'var(--moss)'],
    [191, 14, rim],
  ],
  phone: [
    [2, 148, rim],
    [26, 100, 'var(--moss)'],
    ...olderPhones.map(([x, width]): Column => [x, width, rim]),
  ],
};

/** Centre, radius and hue of the glow around the light of each thing. */
const glows: Record<FootprintSource, readonly [cx: number, cy: number, r: number, hue: Hue]> = {
  train: [246, 235, 74, 'amber'],
  laptop: [135, 190, 150, 'amber'],
  servers: [198, 84, 84, 'moss'],
  phone: [90, 190, 170, 'moss'],
};

interface FootprintSourceDrawingProps {
  source: FootprintSource;
  hue: Hue;
  className: string | undefined;
}

/** One thing that the footprint comes from. It stands on the shore by night, and what is lit in it uses power. */
export function FootprintSourceDrawing({ source, hue, className }: FootprintSourceDrawingProps) {
  const id = useId();
  const [cx, cy, r, glowHue] = glows[source];
  return (
    <DrawingSvg className={className} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMinYMin">
      <radialGradient id={`${id}g`}>
        <stop stopColor={`var(--${glowHue})`} stopOpacity=".5" />
        <stop offset="1" stopColor={`var(--${glowHue})`} stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}f`} x2="0" y2="1">
        <stop stopColor="#fff" stopOpacity=".7" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <filter id={`${id}b`}>
        <feGaussianBlur stdDeviation="5 0" />
      </filter>
      <mask id={`${id}m`} maskUnits="userSpaceOnUse" x="-2000" y={shoreY} width="2400" height="80">
        <path d={`M-2000 ${shoreY}h2400v80h-2400z`} fill={`url(#${id}f)`} />
      </mask>
      <circle cx={cx} cy={cy} r={r} fill={`url(#${id}g)`} />
      {scenes[source](hue)}
      <g mask={`url(#${id}m)`}>
        <g filter={`url(#${id}b)`}>
          {columns[source].map(([x, columnWidth, colour]) => (
            <path
              key={x}
              d={`M${Math.round(x)} ${shoreY + 1}h${columnWidth}v80h-${columnWidth}z`}
              fill={colour}
            />
          ))}
        </g>
      </g>
    </DrawingSvg>
  );
}
