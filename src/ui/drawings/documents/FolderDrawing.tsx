import type { ReactNode } from 'react';
import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { markColour, mixPaper, paperColour, pencilColour } from '../shapes.tsx';

/** Width of a sheet, which begins at the origin. The front of the folder hides its lower part. */
const sheetWidth = 300;
const middle = sheetWidth / 2;

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
      <path d={`M22 468V22h${sheetWidth - 44}v446`} stroke={pencilColour} strokeWidth="4" />
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
        d="M150 147.7a64 64 0 0 1 0 96.6a64 64 0 0 1 0-96.6z"
        fill="oklch(from var(--fjord) calc(l - .24) c h)"
      />
      <path d="M66 204q12-34 18-9t22-7M196 204q12-34 18-9t22-7" stroke={markColour} strokeWidth="7" />
    </>
  ),
};

/** True if documents with this icon are in the folder. */
export const hasSheet = (icon: IconName) => sheets[icon] !== undefined;

/** Position of a sheet by the middle of its upper edge, and its size. */
interface SheetPlace {
  /** Number of the document, from 0. */
  index: number;
  x: number;
  y: number;
  scale: number;
}

interface Composition {
  width: number;
  height: number;
  /** Sheets from the back to the front. */
  places: readonly SheetPlace[];
  /** Upper edge of the folder's back, and the radius of its corners. */
  backY: number;
  backRadius: number;
  /** Vertical position of the ends of the folder's front, and how far it sags between them. */
  frontY: number;
  sag: number;
  /** Size of the label on the front. */
  labelScale: number;
}

/** In a wide window each sheet is above the words of its document. */
const wide: Composition = {
  width: 1200,
  height: 582,
  places: [
    { index: 0, x: 176, y: 92, scale: 1 },
    { index: 1, x: 586, y: 36, scale: 1 },
    { index: 2, x: 996, y: 132, scale: 1 },
  ],
  backY: 268,
  backRadius: 18,
  frontY: 408,
  sag: 42,
  labelScale: 1,
};

/** On a phone the first sheet is above the others, in the order of the text below. */
const narrow: Composition = {
  width: 350,
  height: 536,
  places: [
    { index: 0, x: 167, y: 16, scale: 0.56 },
    { index: 1, x: 86, y: 246, scale: 0.44 },
    { index: 2, x: 252, y: 246, scale: 0.44 },
  ],
  backY: 300,
  backRadius: 11,
  frontY: 416,
  sag: 22,
  labelScale: 0.6,
};

type FolderDocument = { icon: IconName; hue: Hue };

interface SheetProps extends FolderDocument, Omit<SheetPlace, 'index'> {
  /** Vertical position of the folder's lower edge, which the sheet reaches. */
  bottom: number;
}

/** A sheet before another one, both in the hue of their document, because the page is as white as paper. */
const Sheet = ({ icon, hue, x, y, scale, bottom }: SheetProps) => {
  const outline = `M0 0h${sheetWidth}v${Math.floor((bottom - y) / scale)}h-${sheetWidth}z`;
  return (
    <g transform={`translate(${x - middle * scale} ${y}) scale(${scale})`}>
      <path d={outline} transform="translate(28 -26)" fill={mixPaper(hue, 72)} />
      <path d={outline} fill={mixPaper(hue, 24)} />
      {sheets[icon]}
    </g>
  );
};

interface FolderProps extends Composition {
  className: string | undefined;
  documents: readonly FolderDocument[];
}

/** A folder, which stands on a line up to both edges of the window, with the sheets in it. */
const Folder = ({
  className,
  documents,
  width,
  height,
  places,
  backY,
  backRadius: r,
  frontY,
  sag,
  labelScale,
}: FolderProps) => (
  <DrawingSvg className={className} viewBox={`0 0 ${width} ${height}`}>
    <path
      d={`M0 ${height}V${backY + r}q0-${r} ${r}-${r}h${width - 2 * r}q${r} 0 ${r} ${r}V${height}z`}
      fill="var(--back)"
    />
    {places.map(({ index, ...place }) => {
      const document = documents[index];
      return document && <Sheet key={index} {...document} {...place} bottom={height} />;
    })}
    <path
      d={`M0 ${height}V${frontY}Q${width / 2} ${frontY + 2 * sag} ${width} ${frontY}V${height}z`}
      fill="url(#_amber)"
    />
    <g transform={`translate(${width / 2} ${height - 28 * labelScale}) scale(${labelScale})`}>
      <path d="M-100-82H100V0H-100z" fill={paperColour} />
      <Light cx={0} cy={-46} r={26} hue="coral" />
      <Light cx={-30} cy={-36} r={16} hue="amber" />
      <Light cx={30} cy={-36} r={16} hue="fjord" />
    </g>
    <path d={`M-2000 ${height}H4000`} stroke="var(--ink)" strokeWidth="1.5" />
  </DrawingSvg>
);

interface FolderDrawingProps {
  wideClass: string | undefined;
  narrowClass: string | undefined;
  documents: readonly FolderDocument[];
}

/** Documents in an open folder. A phone has a composition of its own. */
export const FolderDrawing = ({ wideClass, narrowClass, documents }: FolderDrawingProps) => (
  <>
    <Folder {...wide} className={wideClass} documents={documents} />
    <Folder {...narrow} className={narrowClass} documents={documents} />
  </>
);
