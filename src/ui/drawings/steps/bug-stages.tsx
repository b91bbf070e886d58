import type { BugStage } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Halo } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { markColour } from '../shapes.tsx';

interface BugStageProps {
  stage: BugStage;
  className: string | undefined;
}

/** Width of the drawing of a stage, and how far the slope descends in it. */
const width = 240;
const descent = 60;

/** Height of the first drawing. Each one is higher than the one before by the descent. */
const firstHeight = 90;

/** Horizontal position of the bug's centre, which is above the middle of the step's number. */
const centreX = 6;

/** Radii of the bug, which grows on its way. */
const radii: Record<BugStage, number> = { sketch: 10, build: 24, release: 54, launch: 110 };

/** The stages in their order. */
const stages = Object.keys(radii) as BugStage[];

/** Slope of the ground as a unit vector. */
const slopeLength = Math.hypot(width, descent);
const slope = { x: width / slopeLength, y: descent / slopeLength };

/** The mark on a bug that users have met, in radii of the bug. */
const ExclamationMark = () => (
  <path d="M0-.48V.12M0 .48v0" stroke={markColour} strokeWidth=".2" strokeLinecap="round" />
);

/** Returns the surface of the ground, which is level before the first stage and after the last. */
function getSurface(stage: BugStage, height: number) {
  const left = stage === stages[0] ? -2000 : 0;
  const right = stage === stages.at(-1) ? 2000 : width;
  return { left, line: `M${left} ${height - descent}H0L${width} ${height}H${right}` };
}

/** The bug on its way down a slope that goes on in the drawings of the other stages. The ground reaches below the text. */
export function BugOnSlope({ stage, className }: BugStageProps) {
  const height = firstHeight + stages.indexOf(stage) * descent;
  const radius = radii[stage];
  const contactX = centreX - radius * slope.y;
  const contactY = height - descent + (contactX * descent) / width;
  const { left, line } = getSurface(stage, height);
  const cy = Math.round(contactY - radius * slope.x);
  return (
    <DrawingSvg className={`h-moss ${className}`} viewBox={`0 0 ${width} ${height}`}>
      {/* The glow is in the sky only, because the drawing before this one has its ground already. */}
      <clipPath id={`_sky-${stage}`}>
        <path d={`M-480 ${height - 3 * descent}L480 ${height + descent}V-600H-480z`} />
      </clipPath>
      <g clipPath={`url(#_sky-${stage})`}>
        <Halo cx={centreX} cy={cy} r={radius * 2.4} hue="coral" />
      </g>
      <path d={`${line}V2000H${left}z`} fill="var(--night)" />
      <path d={line} stroke="oklch(50% 0.1 160)" strokeWidth="1.5" />
      <Light cx={centreX} cy={cy} r={radius} hue="coral" isBright />
      {stage === 'launch' && (
        <g transform={`translate(${centreX} ${cy}) scale(${radius})`}>
          <ExclamationMark />
        </g>
      )}
    </DrawingSvg>
  );
}

/** The bug alone, for a narrow window, in which it falls along a line beside the text. */
export const FallingBug = ({ stage, className }: BugStageProps) => (
  <DrawingSvg className={className} viewBox="-1 -1 2 2">
    <Light cx={0} cy={0} r={1} hue="coral" isBright />
    {stage === 'launch' && <ExclamationMark />}
  </DrawingSvg>
);
