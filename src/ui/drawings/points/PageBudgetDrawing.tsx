import { DrawingImage } from '../DrawingImage.tsx';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { markColour, paperColour } from '../shapes.tsx';

interface BudgetLayout {
  width: number;
  /** Height of the bar. The ruler below it ends with the picture. */
  bar: number;
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
  narrow: { width: 390, bar: 92, text: 76, code: 160, picture: 286, limit: 304, tick: 15.2 },
  wide: { width: 1440, bar: 184, text: 250, code: 520, picture: 1064, limit: 1120, tick: 32 },
} satisfies Record<string, BudgetLayout>;

/** Space above the bar, for the top of the limit. */
const headroom = 46;

/** Height of the ruler. */
const rulerHeight = 44;

/** Every fifth tick is long. */
const getTicks = ({ limit, tick }: BudgetLayout, top: number) =>
  Array.from({ length: Math.round(limit / tick) - 1 }, (_, index) => {
    const x = Math.round((index + 1) * tick * 10) / 10;
    return `M${x} ${top}v${index % 5 === 4 ? 22 : 12}`;
  }).join('');

/**
 * A performance budget: the parts of a page along a ruler. Text, code and a picture fit before the limit. A video would go
 * beyond it.
 */
export function PageBudgetDrawing({ size }: { size: keyof typeof layouts }) {
  const layout = layouts[size];
  const { width, bar, text, code, picture, limit } = layout;
  const bottom = headroom + bar;
  const height = bottom + rulerHeight;
  const middle = headroom + bar / 2;
  const iconScale = bar / 100;
  const outlineWidth = 3.5;
  return (
    <DrawingImage width={width} height={height}>
      <DrawingSvg viewBox={`0 0 ${width} ${height}`} stroke="var(--ink)">
        <path
          d={`M-9 ${bottom}H${limit}v${rulerHeight + 9}H-9z`}
          fill={paperColour}
          strokeWidth={outlineWidth}
        />
        <path d={getTicks(layout, bottom)} stroke={markColour} strokeWidth={outlineWidth} />
        <g strokeWidth={outlineWidth}>
          <path d={`M-9 ${headroom}H${text}V${bottom}H-9z`} fill={paperColour} />
          <path d={`M${text} ${headroom}H${code}V${bottom}H${text}z`} fill="var(--heather)" />
          <path d={`M${code} ${headroom}H${picture}V${bottom}H${code}z`} fill="oklch(82% 0.09 245)" />
        </g>
        <path
          transform={`translate(${text / 2} ${middle}) scale(${iconScale})`}
          d="M-26-20H26M-26 0H26M-26 20H6"
          stroke={markColour}
          strokeWidth="8"
        />
        <path
          transform={`translate(${(text + code) / 2} ${middle}) scale(${iconScale})`}
          d="M-12-17L-29 0l17 17M12-17L29 0L12 17M5-26L-5 26"
          stroke={markColour}
          strokeWidth="7"
        />
        <Light cx={code + (picture - code) * 0.72} cy={headroom + bar * 0.34} r={bar * 0.16} hue="amber" />
        <path
          transform={`translate(${code} ${bottom}) scale(${(picture - code) / 100} ${iconScale})`}
          d="M0 0v-30L26-58L47-28L60-42L100-16V0z"
          fill="var(--fjord)"
          stroke="none"
        />
        <path d={`M${code} ${headroom}H${picture}V${bottom}H${code}z`} strokeWidth={outlineWidth} />
        <path
          d={`M${width + 9} ${headroom}H${picture}V${bottom}H${width + 9}`}
          strokeWidth={outlineWidth}
          strokeDasharray="9 10"
        />
        <path
          transform={`translate(${(limit + width) / 2} ${middle}) scale(${iconScale})`}
          d="M-15-22L23 0L-15 22z"
          fill="var(--ink)"
          strokeWidth="5"
        />
        <path d={`M${limit} ${height}V24`} strokeWidth="9" strokeLinecap="butt" />
        <Light cx={limit} cy={24} r={22} hue="coral" />
        <path d={`M${limit - 9} 24h18`} stroke={markColour} strokeWidth="6" />
      </DrawingSvg>
    </DrawingImage>
  );
}
