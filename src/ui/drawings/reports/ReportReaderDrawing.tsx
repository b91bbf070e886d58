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
const outerY = spine.y - 26;

/** Distance of the figures of the year from the spine, and their base line. */
const inset = 20;
const baseLine = 176;

interface ReportReaderDrawingProps {
  /** The first half of the year is on one side of the spine, the other half beyond it. */
  year: string;
  hue: Hue;
  /** Offset of the head, which leans towards the report of somebody else. */
  lean: number;
}

/** Somebody behind an open report, of which the cover is in view. */
export const ReportReaderDrawing = ({ year, hue, lean }: ReportReaderDrawingProps) => (
  <DrawingSvg viewBox={`0 0 600 ${groundY}`}>
    <g transform={`translate(${reader.x} ${reader.y}) scale(${reader.scale})`}>
      <path d={torsoPath} fill={`url(#_${hue})`} />
      <Light cx={lean} cy={-195} r={42} hue={hue} />
    </g>
    <g transform={`translate(${spine.x} ${spine.y})`}>
      <g transform={`skewY(${slantDegrees})`}>
        <path d={`M-${halfWidth} 0H0V${reportHeight}H-${halfWidth}z`} fill="var(--back)" />
        <text x={-inset} y={baseLine} textAnchor="end">
          {year.slice(0, 2)}
        </text>
      </g>
      <g transform={`skewY(${-slantDegrees})`}>
        <path d={`M0 0H${halfWidth}V${reportHeight}H0z`} fill="var(--front)" />
        <text x={inset} y={baseLine}>
          {year.slice(2)}
        </text>
      </g>
    </g>
    {[-1, 1].map((side) => (
      <Light key={side} cx={spine.x + side * halfWidth} cy={outerY + reportHeight * 0.86} r={28} hue={hue} />
    ))}
  </DrawingSvg>
);
