import type { ReactNode } from 'react';
import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { markColour, paperColour, pencilColour } from '../shapes.tsx';

/** Size of a sheet, which begins at the origin. The front of the folder hides its lower part. */
const sheetWidth = 300;
const sheetHeight = 446;
const middle = sheetWidth / 2;
const sheetPath = `M0 0h${sheetWidth}v${sheetHeight}h-${sheetWidth}z`;

/** Drawing on the sheet of each document, by the icon of that document. */
const sheets: Partial<Record<IconName, ReactNode>> = {
  /** A statement about use by everyone. */
  accessibility: (
    <>
      <path d="M44 54H178" stroke={markColour} strokeWidth="18" />
      <Light cx={middle} cy={184} r={86} hue="heather" />
      <circle cx={middle} cy="132" r="15" fill={markColour} />
      <path
        d="M104 164q46 16 92 0M150 172v32M150 204l-25 38M150 204l25 38"
        stroke={markColour}
        strokeWidth="13"
      />
      <path d="M44 308H256" stroke={pencilColour} strokeWidth="10" />
    </>
  ),
  /** A certificate with its seal. */
  certificate: (
    <>
      <path
        d={`M22 22h${sheetWidth - 44}v${sheetHeight}h-${sheetWidth - 44}z`}
        stroke={pencilColour}
        strokeWidth="4"
      />
      <path d="M82 76H218" stroke={markColour} strokeWidth="18" />
      <path d="M72 118H228" stroke={pencilColour} strokeWidth="10" />
      <path d="M104 230V374l46-34l46 34V230z" fill="oklch(from var(--fjord) calc(l - .14) c h)" />
      <Light cx={middle} cy={236} r={82} hue="fjord" />
      <path d="M114 238l25 27l47-54" stroke={markColour} strokeWidth="15" />
    </>
  ),
  /** An agreement that both parties have signed: their lights overlap. */
  agreement: (
    <>
      <path d="M44 54H178" stroke={markColour} strokeWidth="18" />
      <path d="M44 98H256" stroke={pencilColour} strokeWidth="10" />
      <circle cx="108" cy="196" r="64" fill="var(--fjord)" />
      <circle cx="192" cy="196" r="64" fill="var(--moss)" />
      <path
        d="M150 147.700a64 64 0 0 1 0 96.600a64 64 0 0 1 0-96.600z"
        fill="oklch(from var(--fjord) calc(l - .24) c h)"
      />
      <path d="M66 204q12-34 18-9t22-7M196 204q12-34 18-9t22-7" stroke={markColour} strokeWidth="7" />
    </>
  ),
};

/** True if documents with this icon are in the folder. */
export const hasSheet = (icon: IconName) => sheets[icon] !== undefined;

/** Centre of each sheet, which is above the words of its document in a wide window, and its top. */
const places = [
  { x: 176, y: 92 },
  { x: 586, y: 36 },
  { x: 996, y: 132 },
] as const;

/** Vertical positions of the folder's back, of the ends of its front, which sags between them, and of the desk. */
const backY = 268;
const frontY = 408;
const deskY = 580;
const height = 640;

interface FolderDrawingProps {
  className?: string | undefined;
  documents: readonly { icon: IconName; hue: Hue }[];
}

/** Documents in an open folder on a desk, each before a sheet in its hue. On a phone its back is hidden. */
export const FolderDrawing = ({ className, documents }: FolderDrawingProps) => (
  <DrawingSvg className={className} viewBox={`0 0 1200 ${height}`} preserveAspectRatio="xMidYMax slice">
    <path
      data-back=""
      d={`M0 ${deskY}V${backY + 18}q0-18 18-18h1164q18 0 18 18V${deskY}z`}
      fill="var(--back)"
    />
    {documents.map(({ icon, hue }, index) => {
      const place = places[index];
      return (
        place && (
          <g key={icon} data-sheet="">
            <g transform={`translate(${place.x - middle} ${place.y})`}>
              <path
                d={sheetPath}
                transform="translate(28 -26)"
                fill={`color-mix(in oklab, var(--${hue}) 62%, ${paperColour})`}
              />
              <path d={sheetPath} fill={paperColour} />
              {sheets[icon]}
            </g>
          </g>
        )
      );
    })}
    <path
      data-front=""
      d={`M0 ${deskY}V${frontY}Q600 ${frontY + 84} 1200 ${frontY}V${deskY}z`}
      fill="url(#_amber)"
    />
    <path d={`M500 ${deskY - 110}h200v82h-200z`} fill={paperColour} />
    <Light cx={600} cy={deskY - 74} r={26} hue="coral" />
    <Light cx={570} cy={deskY - 64} r={16} hue="amber" />
    <Light cx={630} cy={deskY - 64} r={16} hue="fjord" />
  </DrawingSvg>
);
