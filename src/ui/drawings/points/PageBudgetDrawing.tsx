import { DrawingSvg } from '../DrawingSvg.tsx';
import { DrawnText } from '../DrawnText.tsx';
import { Halo } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { markColour, paperColour } from '../shapes.tsx';

interface BudgetLayout {
  width: number;
  /** Height of the bar, and of the ruler below it. */
  bar: number;
  ruler: number;
  /** Size of the labels. */
  label: number;
  /** Scale of the symbols, and radius of the sun. */
  symbol: number;
  sun: number;
  /** Ends of the parts of the page: its text, its code and its picture. */
  text: number;
  code: number;
  picture: number;
  /** End of the budget. */
  limit: number;
  /** Distance between the ticks of the ruler. */
  tick: number;
}

const layouts = {
  narrow: {
    width: 390,
    bar: 264,
    ruler: 54,
    label: 15,
    symbol: 0.92,
    sun: 30,
    text: 76,
    code: 160,
    picture: 286,
    limit: 304,
    tick: 15.2,
  },
  wide: {
    width: 1440,
    bar: 440,
    ruler: 84,
    label: 26,
    symbol: 2.3,
    sun: 92,
    text: 250,
    code: 520,
    picture: 1064,
    limit: 1120,
    tick: 32,
  },
} satisfies Record<string, BudgetLayout>;

/** Colour of what the budget leaves out, on the night of the scene. */
const outsideColour = 'oklch(72% 0.08 250)';

/** Space above the bar, for the top of the limit. */
const headroom = 46;

/** Every fifth tick is long. */
const getTicks = ({ limit, tick }: BudgetLayout, top: number) =>
  Array.from({ length: Math.round(limit / tick) - 1 }, (_, index) => {
    const x = Math.round((index + 1) * tick * 10) / 10;
    return `M${x} ${top}v${index % 5 === 4 ? 22 : 12}`;
  }).join('');

/**
 * A performance budget: the parts of a page along a ruler. Text, code and a picture fit before the limit. A video would go
 * beyond it. The labels are words of the page.
 */
export function PageBudgetDrawing({ size }: { size: keyof typeof layouts }) {
  const layout = layouts[size];
  const { width, bar, ruler, label, symbol, sun, text, code, picture, limit } = layout;
  /** Ids contain the size, because a page has both drawings. */
  const dusk = `_${size}-dusk`;
  const codeGround = `_${size}-code`;
  const sunlight = `_${size}-sun`;
  const pictureClip = `_${size}-picture`;
  const bottom = headroom + bar;
  const height = bottom + ruler;
  const middle = headroom + bar / 2;
  const labelY = height - label * 0.6;
  const picturePath = `M${code} ${headroom}H${picture}V${bottom}H${code}z`;
  return (
    <DrawingSvg viewBox={`0 0 ${width} ${height}`}>
      <linearGradient id={dusk} x2="0" y2="1">
        <stop stopColor="oklch(46% 0.13 262)" />
        <stop offset=".62" stopColor="oklch(70% 0.12 300)" />
        <stop offset="1" stopColor="oklch(84% 0.12 60)" />
      </linearGradient>
      <linearGradient id={codeGround} x2="0" y2="1">
        <stop stopColor="oklch(34% 0.1 262)" />
        <stop offset="1" stopColor="oklch(22% 0.07 268)" />
      </linearGradient>
      <radialGradient id={sunlight}>
        <stop offset=".25" stopColor="oklch(88% 0.14 80 / .8)" />
        <stop offset="1" stopColor="oklch(88% 0.14 80 / 0)" />
      </radialGradient>
      <path d={`M0 ${bottom}H${limit}v${ruler}H0z`} fill={paperColour} />
      <path d={getTicks(layout, bottom)} stroke="oklch(45% 0.1 255)" strokeWidth="2.5" />
      <g fontSize={label} fontWeight="600" textAnchor="middle" fill={markColour}>
        <DrawnText x={text / 2} y={labelY} name="budgetText" />
        <DrawnText x={(text + code) / 2} y={labelY} name="budgetCode" />
        <DrawnText x={(code + picture) / 2} y={labelY} name="pictures" />
        <DrawnText x={(limit + width) / 2} y={labelY} fill={outsideColour} name="budgetVideo" />
      </g>
      <DrawnText
        x={limit - 26}
        y={headroom - 14}
        fontSize={label}
        fontWeight="600"
        textAnchor="end"
        fill="oklch(82% 0.12 35)"
        name="budget"
      />
      <path d={`M0 ${headroom}H${text}V${bottom}H0z`} fill="oklch(94% 0.03 245)" />
      <path d={`M${text} ${headroom}H${code}V${bottom}H${text}z`} fill={`url(#${codeGround})`} />
      <path d={picturePath} fill={`url(#${dusk})`} />
      <path
        transform={`translate(${text / 2} ${middle}) scale(${symbol})`}
        d="M-26-20H26M-26 0H26M-26 20H6"
        stroke="oklch(40% 0.11 256)"
        strokeWidth="7"
      />
      <path
        transform={`translate(${(text + code) / 2} ${middle}) scale(${symbol})`}
        d="M-12-17L-29 0l17 17M12-17L29 0L12 17M5-26L-5 26"
        stroke="oklch(86% 0.09 235)"
        strokeWidth="6"
      />
      <clipPath id={pictureClip}>
        <path d={picturePath} />
      </clipPath>
      <g clipPath={`url(#${pictureClip})`}>
        <circle
          cx={code + (picture - code) * 0.72}
          cy={headroom + bar * 0.52}
          r={sun * 3}
          fill={`url(#${sunlight})`}
        />
        <Light cx={code + (picture - code) * 0.72} cy={headroom + bar * 0.52} r={sun} hue="amber" />
        <g transform={`translate(${code} ${bottom}) scale(${(picture - code) / 100} ${bar / 125})`}>
          <path d="M0 0v-44L14-60L30-34L44-46L66-24L100-40V0z" fill="oklch(52% 0.12 275)" />
          <path d="M0 0v-30L26-52L47-24L60-36L100-14V0z" fill="oklch(33% 0.1 265)" />
        </g>
      </g>
      <path
        d={`M${width + 9} ${headroom}H${limit}V${bottom}H${width + 9}`}
        stroke={outsideColour}
        strokeWidth="2.5"
        strokeDasharray="3 9"
      />
      <path
        transform={`translate(${(limit + width) / 2} ${middle}) scale(${symbol})`}
        d="M-15-22L23 0L-15 22z"
        fill={outsideColour}
        opacity=".75"
      />
      <path d={`M${limit} ${height}V38`} stroke="var(--coral)" strokeWidth="5" strokeLinecap="butt" />
      <Halo cx={limit} cy={38} r={37} hue="coral" />
      <Light cx={limit} cy={38} r={15} hue="coral" />
      <path d={`M${limit - 6} 38h12`} stroke={markColour} strokeWidth="5" />
    </DrawingSvg>
  );
}
