import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { standOn, torsoPath } from '../Figure.tsx';
import { Light } from '../Light.tsx';

/** Vertical position of the ground, which is the lower edge of the drawing. */
const groundY = 480;

const reader = standOn(groundY, 300, 1.72);

/** Half the width of an open report, and its height. */
const halfWidth = 268;
const reportHeight = 228;

/** Position of the upper end of the spine, which is lower than the outer edges, because both halves slant. */
const spine = { x: reader.x, y: 197 } as const;
const slantDegrees = 5.5;
const outerY = Math.round(spine.y - halfWidth * Math.tan((slantDegrees * Math.PI) / 180));

/** Distance of the hands from the upper edge of the report, as a share of its height. */
const handShare = 0.86;

/** Distance of the digits of the year from the spine, and their baseline. */
const digitInset = 20;
const baselineY = 176;

interface ReportReaderDrawingProps {
  /** Four digits, two on each side of the spine. */
  year: string;
  hue: Hue;
  /** Horizontal offset of the head, towards the other report. */
  headOffset: number;
}

/** Somebody behind an open report, of which the cover is in view. */
export const ReportReaderDrawing = ({ year, hue, headOffset }: ReportReaderDrawingProps) => (
  <DrawingSvg viewBox={`0 0 600 ${groundY}`}>
    <g transform={`translate(${reader.x} ${reader.y}) scale(${reader.scale})`}>
      <path d={torsoPath} fill={`url(#_${hue})`} />
      <Light cx={headOffset} cy={-195} r={42} hue={hue} />
    </g>
    <g transform={`translate(${spine.x} ${spine.y})`}>
      <g transform={`skewY(${slantDegrees})`}>
        <path d={`M-${halfWidth} 0H0V${reportHeight}H-${halfWidth}z`} fill="var(--back)" />
        <text x={-digitInset} y={baselineY} textAnchor="end">
          {year.slice(0, 2)}
        </text>
      </g>
      <g transform={`skewY(${-slantDegrees})`}>
        <path d={`M0 0H${halfWidth}V${reportHeight}H0z`} fill="var(--front)" />
        <text x={digitInset} y={baselineY}>
          {year.slice(2)}
        </text>
      </g>
    </g>
    {[-1, 1].map((side) => (
      <Light
        key={side}
        cx={spine.x + side * halfWidth}
        cy={outerY + reportHeight * handShare}
        r={28}
        hue={hue}
      />
    ))}
  </DrawingSvg>
);
