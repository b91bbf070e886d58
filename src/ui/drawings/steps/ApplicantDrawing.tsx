import { DrawingSvg } from '../DrawingSvg.tsx';
import { Figure, standOn } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { markColour, mixHue, paperColour, pencilColour } from '../shapes.tsx';

/** Vertical position of the ground, which is the lower edge of the drawing. */
const groundY = 360;

/**
 * Stages of an application, around the one who sent it: a receipt with a number hangs from the CV, an eraser
 * has removed its last line, and the lights of the logo answer. By day the sheet is blue, because the page is white.
 */
export const ApplicantDrawing = ({ className }: { className: string | undefined }) => (
  <DrawingSvg className={className} viewBox={`0 0 560 ${groundY}`}>
    <g transform={`translate(0 ${groundY - 340}) scale(1.7)`}>
      <path d="M0 0h118l32 32v168h-150z" fill={`light-dark(${mixHue('fjord', 24)}, ${paperColour})`} />
      <path d="M118 0v32h32z" fill={`light-dark(${mixHue('fjord', 50)}, oklch(86% 0.015 95))`} />
      <text x="18" y="44" fontSize="32" fill={markColour}>
        CV
      </text>
      <path d="M44 76h76M44 88h44M44 116h56M44 128h80" stroke={pencilColour} strokeWidth="7" />
      <Light cx={26} cy={82} r={8} hue="coral" />
      <Light cx={26} cy={122} r={8} hue="amber" />
      <g stroke={markColour} strokeWidth="1.5" strokeDasharray="4 4">
        <circle cx="26" cy="164" r="8" />
        <path d="M48 154h50a5 5 0 0 1 0 10h-50a5 5 0 0 1 0-10z" />
      </g>
      <g transform="translate(92 166) rotate(-10) scale(.72)">
        <rect x="-22" y="-27" width="124" height="54" rx="12" fill="url(#_rose)" />
        <path d="M28-27h62a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12h-62z" fill="var(--fjord)" />
      </g>
    </g>
    <path d="M226 68q60-24 74 42" stroke={`light-dark(${markColour}, ${paperColour})`} strokeWidth="5" />
    <g transform="translate(298 76) rotate(8) scale(1.45)">
      <path d="M-34 22l34-24l34 24v76h-68z" fill="var(--coral)" />
      <circle cy="18" r="7" fill={paperColour} />
      <path d="M-12 42l-4 44M12 42l-4 44M-23 56h44M-25 73h44" stroke={markColour} strokeWidth="6" />
    </g>
    <Figure {...standOn(groundY, 452, 1.02)} hue="amber" />
    <path
      d="M382 4h96a41 41 0 0 1 38 56q12 22 40 26q-38 8-64-6q-6 6-14 6h-96a41 41 0 0 1 0-82z"
      fill="var(--device)"
      stroke="var(--rim)"
    />
    <Light cx={384} cy={45} r={13} hue="amber" />
    <Light cx={430} cy={45} r={20} hue="coral" />
    <Light cx={476} cy={45} r={13} hue="fjord" />
  </DrawingSvg>
);
