import type { ReactNode } from 'react';
import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { markColour, paperColour, pencilColour } from '../shapes.tsx';

/** Sheets begin at the origin and go down behind the front of the folder, which hides all below 260. */
const sheetHeight = 320;

interface SheetProps {
  width: number;
}

const Sheet = ({ width }: SheetProps) => (
  <path d={`M${-width / 2} 0h${width}v${sheetHeight}h${-width}z`} fill={paperColour} />
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
      <path
        d={`M-148 110h296v${sheetHeight - 110}h-296z`}
        fill="oklch(from var(--coral) calc(l - .16) c h)"
      />
      <path d="M-120-10h240v250h-240z" fill={paperColour} />
      <path d="M-104 6h208v230h-208z" stroke={pencilColour} strokeWidth="3" />
      <path d="M-76 44H20M-76 78H4" stroke={pencilColour} strokeWidth="10" />
      <path d="M38 92l-8 78l26-18l26 18l-8-78" fill="oklch(from var(--fjord) calc(l - .12) c h)" />
      <Light cx={56} cy={68} r={46} hue="fjord" />
      <path d="M37 69l14 15l25-30" stroke={markColour} strokeWidth="9" />
      <path d={`M-148 110L0 214L148 110v${sheetHeight - 110}h-296z`} fill="var(--coral)" />
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
  { x: 196, y: 84, turn: -6 },
  { x: 596, y: 62, turn: 4 },
  { x: 985, y: 26, turn: -3 },
] as const;

/** Vertical positions of the folder's back and front, and of the desk that it stands on. */
const backY = 250;
const frontY = 424;
const deskY = 578;
const height = 610;

interface FolderDrawingProps {
  className?: string | undefined;
  documents: readonly { icon: IconName; hue: Hue }[];
}

/**
 * An open folder on a desk. Each document stands in it before further sheets and a tab in its hue. On a phone they are
 * close together.
 */
export const FolderDrawing = ({ className, documents }: FolderDrawingProps) => (
  <DrawingSvg className={className} viewBox={`0 0 1200 ${height}`} preserveAspectRatio="xMidYMax slice">
    <path
      d={`M0 ${frontY + 60}V${backY + 18}q0-18 18-18h1164q18 0 18 18V${frontY + 60}z`}
      fill="var(--back)"
    />
    {documents.map(({ icon, hue }, index) => {
      const place = places[index];
      return (
        place && (
          <g key={icon} data-sheet="">
            <path
              d={`M${place.x + 50} ${backY}v-66q0-16 16-16h110q14 0 18 14l18 68z`}
              fill={`var(--${hue})`}
            />
            <g transform={`translate(${place.x} ${place.y}) rotate(${place.turn}) scale(1.3)`}>
              <path
                d={`M-84-26h252v${sheetHeight + 26}h-252z`}
                fill={`color-mix(in oklab, var(--${hue}) 62%, ${paperColour})`}
              />
              <path
                d={`M-104-13h252v${sheetHeight + 13}h-252z`}
                fill={`color-mix(in oklab, var(--${hue}) 34%, ${paperColour})`}
              />
              {sheets[icon]}
            </g>
          </g>
        )
      );
    })}
    <path d={`M0 ${frontY - 22}h1223v60h-1223z`} fill="oklch(15% 0.05 60)" opacity=".3" />
    {/* The front leans forward, so that it is wider at its top. Light falls on its edge. */}
    <path d={`M26 ${deskY}h1148l40 14h-1228z`} fill="var(--shade)" />
    <path
      d={`M20 ${deskY}L-30 ${frontY + 18}q-2-18 16-18h1228q18 0 16 18L1180 ${deskY}z`}
      fill="var(--front)"
    />
    <path d={`M20 ${deskY}L4 ${deskY - 50}h1192l-16 50z`} fill="var(--back)" opacity=".35" />
    <path d={`M-24 ${frontY + 7}h1248`} stroke="oklch(from var(--amber) 0.9 0.09 h)" strokeWidth="5" />
    <path d={`M474 ${frontY + 34}h252v88h-252z`} fill={paperColour} />
    <Light cx={600} cy={frontY + 72} r={26} hue="coral" />
    <Light cx={570} cy={frontY + 82} r={16} hue="amber" />
    <Light cx={630} cy={frontY + 82} r={16} hue="fjord" />
  </DrawingSvg>
);
