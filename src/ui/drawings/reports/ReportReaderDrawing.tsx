import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Figure, handRadius, headRadius, headY, standOn } from '../Figure.tsx';
import { Light } from '../Light.tsx';

/** Vertical position of the ground, which is the lower edge of the drawing. */
const groundY = 480;

const reader = standOn(groundY, 300, 1.75);

/** Half the width of an open report, and its height. */
const halfWidth = 268;
const reportHeight = 228;

/** Position of the upper end of the spine, which is lower than the outer edges, because both halves slant. */
const spine = { x: reader.x, y: 240 } as const;
const slantDegrees = 5.5;

/** Hands on the upper edge of the report, which hides the arms. */
const hands = [-1, 1].map((side) => ({ cx: spine.x + side * 212, cy: 221 }));

/** Distance of the digits of the year from the spine, and their baseline. */
const digitInset = 27;
const baselineY = 170;

interface ReportReaderDrawingProps {
  /** Four digits, two on each side of the spine. */
  year: string;
  hue: Hue;
}

/** Somebody behind an open report, of which the cover is in view. */
export const ReportReaderDrawing = ({ year, hue }: ReportReaderDrawingProps) => (
  <DrawingSvg viewBox={`${spine.x - halfWidth} 0 ${2 * halfWidth} ${groundY}`}>
    <Figure {...reader} hue={hue}>
      <circle cy={headY} r={headRadius} fill="url(#_headGlare)" />
    </Figure>
    <g transform={`translate(${spine.x} ${spine.y})`}>
      <g transform={`skewY(${slantDegrees})`}>
        <path d={`M-${halfWidth} 0H0V${reportHeight}H-${halfWidth}z`} fill="var(--back)" />
        <text x={-digitInset} y={baselineY} textAnchor="end">
          {year.slice(0, 2)}
        </text>
      </g>
      <g transform={`skewY(${-slantDegrees})`}>
        {/* The half begins one unit over the other one, so that no gap shows at the spine. */}
        <path d={`M-1 0H${halfWidth}V${reportHeight}H-1z`} fill="var(--front)" />
        <text x={digitInset} y={baselineY}>
          {year.slice(2)}
        </text>
      </g>
    </g>
    {hands.map((hand) => (
      <Light key={hand.cx} {...hand} r={handRadius * reader.scale} hue={hue} />
    ))}
  </DrawingSvg>
);
