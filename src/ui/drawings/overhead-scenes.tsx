import { Halo } from './Glow.tsx';
import { Light } from './Light.tsx';
import { frameColour, markColour, paperColour } from './shapes.tsx';

/** Colours of land and of the shallow water around it. The deep water is the ground of the scene. */
const landColour =
  'light-dark(color-mix(in oklab, var(--moss, Canvas) 62%, var(--paper, Canvas)), oklch(42% 0.08 158))';
const shallowColour =
  'light-dark(color-mix(in oklab, var(--fjord, Canvas) 12%, var(--paper, Canvas)), oklch(41% 0.1 240))';

/** Two coasts, one at each side of the window, and an island. */
const land =
  'M-2400 400V70C-900 20-560 30-430 52S-290 40-250 78-160 110-150 160V400zM2400-400V-60C900-20 560-70 430-62S300-96 262-104 196-130 186-180V-400zM-88-104c10-32 58-38 90-20s30 46-4 54-96 2-86-34z';

/** Rocks: centre and radius. Each has a buoy between it and the route. */
const rocks = [
  { cx: -112, cy: -28, r: 22, buoy: [-126, 14] },
  { cx: -34, cy: 114, r: 18, buoy: [-26, 78] },
  { cx: 346, cy: 92, r: 26, buoy: [352, 46] },
  { cx: -360, cy: -102, r: 24, buoy: [-350, -60] },
] as const;

/** A known rock inside a dotted line of danger. */
const Rock = ({ cx, cy, r }: { cx: number; cy: number; r: number }) => (
  <>
    <use href="#_rockGlow" transform={`translate(${cx} ${cy}) scale(${r})`} />
    <circle cx={cx} cy={cy} r={r + 13} stroke="var(--ink)" strokeWidth="3.5" strokeDasharray="0 9" />
  </>
);

const Buoy = ({ cx, cy, r = 10 }: { cx: number; cy: number; r?: number }) => (
  <>
    <circle cx={cx} cy={cy} r={r + 4} fill={markColour} stroke="none" />
    <Light cx={cx} cy={cy} r={r} hue="amber" />
  </>
);

/** The lens of the magnifying glass, and the end of its handle, which the edge of the scene cuts off. */
const lens = { cx: 140, cy: 22, r: 80 };

/**
 * Pins with the numbers of the duties in the list above the chart: centre and turn. Each points to what stands for its
 * duty: a rock, a buoy, a ticked buoy, and the lens.
 */
const duties = [
  [-157, -73, 135],
  [16, 80, -93],
  [161, -18, -101],
  [187, 124, -25],
] as const;

/**
 * A chart of the sea: the route of a boat passes rocks that are known, each behind a buoy. A magnifying glass is above
 * one of them. It is night, and what is known is lit.
 */
export const SeaChart = () => (
  <>
    <path d={land} stroke={shallowColour} strokeWidth="64" />
    <path d={land} fill={landColour} stroke="none" />
    <path
      d="M-2400-70C-900-110-560-60-420-40S-250-20-180 0-60 54 10 50 90-78 190-70 380 36 480 24 900 80 2400 60"
      strokeWidth="4"
      strokeDasharray="12 10"
    />
    <defs>
      <g id="_rockGlow">
        <Halo cx={0} cy={0} r={3} hue="coral" />
        <Light cx={0} cy={0} r={1} hue="coral" isBright />
      </g>
    </defs>
    {rocks.map(({ buoy, ...rock }) => (
      <g key={rock.cx}>
        <Rock {...rock} />
        <Buoy cx={buoy[0]} cy={buoy[1]} />
      </g>
    ))}
    <g transform="translate(-186-2) rotate(12) scale(1.15)" stroke="none">
      <linearGradient id="_headlight">
        <stop stopColor="var(--amber)" stopOpacity=".8" />
        <stop offset="1" stopColor="var(--amber)" stopOpacity="0" />
      </linearGradient>
      <path d="M28-3L120-34V40L28 3z" fill="url(#_headlight)" />
      <path d="M32 0C18-15-10-15-28-11V11C-10 15 18 15 32 0z" fill={paperColour} />
      <path d="M16 0C8-8-8-8-20-6V6C-8 8 8 8 16 0z" fill="var(--fjord)" />
      <Light cx={-6} cy={0} r={6.5} hue="heather" />
    </g>
    <path d="M174 95L215 185" stroke={frameColour} strokeWidth="26" />
    <circle {...lens} fill={shallowColour} stroke="none" />
    <clipPath id="_lens">
      <circle {...lens} />
    </clipPath>
    <g clipPath="url(#_lens)">
      <Rock cx={168} cy={58} r={42} />
      <Buoy cx={110} cy={-8} r={22} />
      <path d="M100-8l8 9 14-17" stroke={markColour} strokeWidth="5" />
    </g>
    <circle {...lens} stroke={frameColour} strokeWidth="13" />
    {duties.map(([x, y, turn], index) => (
      <g key={x} transform={`translate(${x} ${y})`} stroke="none">
        <path d="M-15-8L0-29 15-8A17 17 0 1 1-15-8z" transform={`rotate(${turn})`} fill={paperColour} />
        <text y="7.5" fontSize="22" fontWeight="600" textAnchor="middle" fill={markColour}>
          {index + 1}
        </text>
      </g>
    ))}
  </>
);
