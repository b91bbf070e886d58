import type { ReactNode } from 'react';
import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { markColour, paperColour, pencilColour } from '../shapes.tsx';

/** Sheets begin at the origin and go down behind the front of the folder, which hides all below 260. */
const sheetHeight = 420;

interface SheetProps {
  width: number;
}

/** A sheet and its shadow. */
const Sheet = ({ width }: SheetProps) => (
  <>
    <path d={`M${-width / 2 - 6} 10h${width + 16}v${sheetHeight}h${-width - 16}z`} fill="var(--shade)" />
    <path d={`M${-width / 2} 0h${width}v${sheetHeight}h${-width}z`} fill={paperColour} />
  </>
);

/** The sheet of each document, by the icon of that document. */
const sheets: Partial<Record<IconName, ReactNode>> = {
  /** A statement whose requirements are met, one of them with the focus ring of a keyboard. */
  accessibility: (
    <>
      <Sheet width={264} />
      <path d="M-98 48H32" stroke={markColour} strokeWidth="18" />
      {[108, 176, 244].map((y) => (
        <g key={y}>
          <Light cx={-82} cy={y} r={22} hue="heather" />
          <path d={`M-93 ${y}l8 10l14-18`} stroke={markColour} strokeWidth="6" />
          <path d={`M-38 ${y}H84`} stroke={pencilColour} strokeWidth="13" />
        </g>
      ))}
      <rect x="-120" y="140" width="240" height="72" rx="14" stroke="var(--fjord)" strokeWidth="9" />
    </>
  ),
  /** A certificate with its seal, in the envelope in which it is sent. */
  certificate: (
    <>
      <path d={`M-148 110h296v${sheetHeight}h-296z`} fill="oklch(from var(--coral) calc(l - .16) c h)" />
      <path d="M-120-10h240v250h-240z" fill={paperColour} />
      <path d="M-104 6h208v230h-208z" stroke={pencilColour} strokeWidth="3" />
      <path d="M-76 44H20M-76 78H4" stroke={pencilColour} strokeWidth="10" />
      <path d="M38 92l-8 78l26-18l26 18l-8-78" fill="oklch(from var(--fjord) calc(l - .12) c h)" />
      <Light cx={56} cy={68} r={46} hue="fjord" />
      <path d="M37 69l14 15l25-30" stroke={markColour} strokeWidth="9" />
      <path d={`M-148 110L0 214L148 110v${sheetHeight}h-296z`} fill="var(--coral)" />
      <path d="M-148 110L0 214L148 110" stroke={markColour} strokeWidth="2" opacity=".5" />
    </>
  ),
  /** An agreement that both parties have signed: their lights overlap. */
  agreement: (
    <>
      <Sheet width={250} />
      <path d="M-92 46H28" stroke={markColour} strokeWidth="18" />
      <path d="M-92 92H92M-92 124H52" stroke={pencilColour} strokeWidth="10" />
      <circle cx="-36" cy="206" r="56" fill="var(--fjord)" />
      <circle cx="40" cy="206" r="56" fill="var(--moss)" />
      <path
        d="M2 164.900a56 56 0 0 1 0 82.200a56 56 0 0 1 0-82.200z"
        fill="oklch(from var(--fjord) calc(l - .24) c h)"
      />
      <path d="M-72 214q10-30 16-8t20-6M44 214q10-30 15-8t18-6" stroke={markColour} strokeWidth="6" />
    </>
  ),
};

/** True if documents with this icon are in the folder. */
export const hasSheet = (icon: IconName) => sheets[icon] !== undefined;

/** Position of each sheet, which is above the words of its document in a wide window, and how it lies in the folder. */
const places = [
  { x: 196, y: 96, turn: -6 },
  { x: 612, y: 84, turn: 4 },
  { x: 1010, y: 60, turn: -3 },
] as const;

/** Vertical positions of the folder's back and front, whose lower edge is that of the drawing. */
const backY = 178;
const frontY = 336;
const height = 450;

interface FolderDrawingProps {
  className?: string | undefined;
  documents: readonly { icon: IconName; hue: Hue }[];
}

/** A folder on a desk. Each document looks out of it beside a tab in its hue. On a phone they are close together. */
export const FolderDrawing = ({ className, documents }: FolderDrawingProps) => (
  <DrawingSvg className={className} viewBox={`0 0 1200 ${height}`} preserveAspectRatio="xMidYMax slice">
    <path d={`M0 ${height}V${backY}q0-18 18-18h1164q18 0 18 18v${height - backY}z`} fill="var(--back)" />
    {documents.map(({ icon, hue }, index) => {
      const place = places[index];
      return (
        place && (
          <g key={icon} data-sheet="">
            <path
              d={`M${place.x - 6} ${backY}v-62q0-16 16-16h148q14 0 18 14l18 64z`}
              fill={`var(--${hue})`}
            />
            <g transform={`translate(${place.x - 36} ${place.y}) rotate(${place.turn})`}>{sheets[icon]}</g>
          </g>
        )
      );
    })}
    <path
      d={`M-14 ${height}L6 ${frontY + 16}q2-16 18-16h1152q16 0 18 16l20 ${height - frontY - 16}z`}
      fill="var(--front)"
    />
  </DrawingSvg>
);
