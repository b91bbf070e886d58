import type { ReactNode } from 'react';
import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { markColour, paperColour, pencilColour } from '../shapes.tsx';

/** The lower edge of the drawing. */
const groundY = 220;

interface SheetProps {
  x: number;
  top: number;
  width: number;
}

/** A sheet and its shadow. */
const Sheet = ({ x, top, width }: SheetProps) => (
  <>
    <path d={`M${x - 4} ${groundY}V${top + 6}h${width + 12}v${groundY - top - 6}`} fill="var(--shade)" />
    <path d={`M${x} ${groundY}V${top}h${width}v${groundY - top}`} fill={paperColour} />
  </>
);

/** The sheet of each document, by the icon of that document. */
const sheets: Partial<Record<IconName, ReactNode>> = {
  /** A statement whose requirements are met, one of them with the focus ring of a keyboard. */
  accessibility: (
    <>
      <Sheet x={60} top={14} width={160} />
      <path d="M84 48h76" stroke={markColour} strokeWidth="12" />
      {[94, 138, 182].map((y) => (
        <g key={y}>
          <Light cx={97} cy={y} r={14} hue="heather" />
          <path d={`M90 ${y}l5 6l9-11`} stroke={markColour} strokeWidth="4" />
          <path d={`M126 ${y}h64`} stroke={pencilColour} strokeWidth="9" />
        </g>
      ))}
      <rect x="46" y="113" width="190" height="50" rx="10" stroke="var(--fjord)" strokeWidth="6" />
    </>
  ),
  /** The certificate with its seal, as in the band of the page. */
  certificate: (
    <>
      <Sheet x={46} top={28} width={188} />
      <path d={`M60 ${groundY}V42h160v${groundY - 42}`} stroke={pencilColour} strokeWidth="2" />
      <text x="73" y="88" fontSize="29" fill={markColour}>
        ISO 27001
      </text>
      <path d="M76 116h116M76 136h86" stroke={pencilColour} strokeWidth="6" />
      <path d="M76 186c9-22 17-20 15-7s7 9 11 1 4-4 7 3 7 3 11-4" stroke={markColour} strokeWidth="3" />
      <Light cx={222} cy={groundY - 42} r={42} hue="fjord" />
      <path d={`M205 ${groundY - 42}l13 14l24-28`} stroke={markColour} strokeWidth="7" />
    </>
  ),
  /** An agreement that both parties have signed: their lights overlap. */
  agreement: (
    <>
      <Sheet x={54} top={10} width={172} />
      <path d="M78 44h84" stroke={markColour} strokeWidth="12" />
      <path d="M78 76h124M78 98h124M78 120h70" stroke={pencilColour} strokeWidth="7" />
      <circle cx="116" cy="172" r="34" fill="var(--fjord)" />
      <circle cx="164" cy="172" r="34" fill="var(--moss)" />
      <path
        d="M140 147.900a34 34 0 0 1 0 48.200a34 34 0 0 1 0-48.200z"
        fill="oklch(from var(--fjord) calc(l - .24) c h)"
      />
      <path d="M94 178q6-18 10-5t12-4M164 178q6-18 9-5t11-4" stroke={markColour} strokeWidth="4" />
    </>
  ),
};

/** True if documents with this icon have a drawing. */
export const hasDocumentDrawing = (icon: IconName) => sheets[icon] !== undefined;

interface DocumentDrawingProps {
  icon: IconName;
  hue: Hue;
}

/** A document before the sun, in a frame in the tint of its hue, which sets white paper off from the page. */
export const DocumentDrawing = ({ icon, hue }: DocumentDrawingProps) => (
  <DrawingSvg className={`h-${hue}`} viewBox={`-10 -24 300 ${groundY + 24}`}>
    <path
      d={`M-10-24h300V${groundY}H-10z`}
      fill="light-dark(color-mix(in oklab, var(--c) 26%, var(--paper)), color-mix(in oklab, var(--c) 28%, oklch(14% 0.05 268)))"
    />
    <path d={`M6 ${groundY}A136 136 0 1 1 274 ${groundY}z`} fill={`url(#_${hue})`} />
    {sheets[icon]}
  </DrawingSvg>
);
