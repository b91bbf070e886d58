import { type ReactNode, useId } from 'react';
import type { ApplicationStage } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, Figure, standOn } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { markColour, mixHue, paperColour, pencilColour } from '../shapes.tsx';

/** A sheet with the lines of a CV, 150 × 200. By day it is blue, because the page behind it is white. */
const Sheet = () => (
  <>
    <path
      d="M0 0h118l32 32v168h-150z"
      fill={`light-dark(${mixHue('fjord', 24)}, ${paperColour})`}
      stroke={pencilColour}
      strokeWidth="2"
    />
    <path d="M118 0v32h32z" fill={`light-dark(${mixHue('fjord', 50)}, oklch(86% 0.015 95))`} />
    <text x="18" y="44" fontSize="32" fill={markColour}>
      CV
    </text>
    <path
      d="M44 76h76M44 88h44M44 116h56M44 128h80M44 156h70M44 168h38"
      stroke={pencilColour}
      strokeWidth="7"
    />
    <Light cx={26} cy={82} r={7} hue="coral" />
    <Light cx={26} cy={122} r={7} hue="amber" />
    <Light cx={26} cy={162} r={7} hue="fjord" />
  </>
);

const applicant = standOn(240, 308, 0.66);

/** The one who applies, as beside the form. */
const Applicant = () => <Figure {...applicant} hue="amber" />;

/** The applicant has erased the upper part of the sheet, of which the outline is left. */
function ErasedSheet() {
  const id = useId();
  return (
    <>
      <Applicant />
      <g transform="translate(2 14) scale(1.13)">
        <clipPath id={id}>
          <path d="M-4 102h158v102h-158z" />
        </clipPath>
        <path d="M0 100v-100h118l32 32v68" stroke="var(--ink)" strokeWidth="3.5" strokeDasharray="10 9" />
        <g clipPath={`url(#${id})`}>
          <Sheet />
        </g>
        <g transform="translate(118 98) rotate(-36)">
          <rect x="-22" y="-27" width="124" height="54" rx="12" fill="url(#_rose)" />
          <path d="M28-27h62a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12h-62z" fill="var(--fjord)" />
        </g>
      </g>
      <Arm figure={applicant} elbow={[246, 182]} hand={[224, 84]} hue="amber" />
    </>
  );
}

const stages: Record<ApplicationStage, ReactNode> = {
  /** The number of the receipt hangs from the sheet, and the applicant takes it. */
  receipt: (
    <>
      <Applicant />
      <g transform="translate(1 28) scale(1.06)">
        <Sheet />
      </g>
      <g transform="translate(193 62) rotate(9) scale(1.5)">
        <path d="M-34 22l34-24l34 24v76h-68z" fill="var(--coral)" />
        <circle cx="0" cy="18" r="7" fill={paperColour} />
        <path d="M-12 42l-4 44M12 42l-4 44M-23 56h44M-25 73h44" stroke={markColour} strokeWidth="6" />
      </g>
      <path d="M146 66q34-18 44 20" stroke={markColour} strokeWidth="4" />
      <Arm figure={applicant} elbow={[252, 196]} hand={[235, 134]} hue="amber" />
    </>
  ),
  withdrawal: <ErasedSheet />,
  /**
   * The answer, which the applicant listens to. Its three dots are the lights of the logo.
   */
  reply: (
    <>
      <Applicant />
      <path
        d="M54 1h128a54 54 0 0 1 36 94q6 24 34 36q-48 0-74-22h-124a54 54 0 0 1 0-108z"
        fill="var(--device)"
        stroke="var(--rim)"
      />
      <Light cx={60} cy={56} r={17} hue="amber" />
      <Light cx={118} cy={54} r={27} hue="coral" />
      <Light cx={178} cy={56} r={18} hue="fjord" />
    </>
  ),
};

/** A stage of a job application, which the same sheet goes through. The ground is the lower edge. */
export const ApplicationStageDrawing = ({
  stage,
  className,
}: {
  stage: ApplicationStage;
  className: string | undefined;
}) => (
  <DrawingSvg className={className} viewBox="0 0 360 240">
    {stages[stage]}
  </DrawingSvg>
);
