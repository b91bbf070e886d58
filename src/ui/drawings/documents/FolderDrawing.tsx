import type { ReactNode } from 'react';
import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { DrawnText, type DrawnTextName } from '../DrawnText.tsx';
import { Light } from '../Light.tsx';
import { markColour, mixPaper, paperColour } from '../shapes.tsx';

/** Width of a sheet, which begins at the origin. The front of the folder hides its lower part. */
const sheetWidth = 300;
const middle = sheetWidth / 2;

/** The title of a document on its sheet, in two lines. */
const SheetTitle = ({ first, second }: { first: DrawnTextName; second: DrawnTextName }) => (
  <g fontSize="31" fill={markColour}>
    <DrawnText name={first} x="32" y="58" />
    <DrawnText name={second} x="32" y="92" />
  </g>
);

const agreementPoints = ['sheetUse', 'sheetSuppliers', 'sheetHosting', 'sheetTermination'] as const;

/** Drawing on the sheet of each document, by the icon of that document. */
const sheets: Partial<Record<IconName, ReactNode>> = {
  /** A statement about use by everyone. */
  accessibility: (
    <>
      <SheetTitle first="sheetStatement" second="sheetStatementLine2" />
      <Light cx={middle} cy={214} r={86} hue="heather" />
      <circle cx={middle} cy="162" r="15" fill={markColour} />
      <path
        d="M104 194q46 16 92 0M150 202v32M150 234l-25 38M150 234l25 38"
        stroke={markColour}
        strokeWidth="13"
      />
    </>
  ),
  /** A certificate with its seal. */
  certificate: (
    <>
      <path d={`M16 468V16h${sheetWidth - 32}v452`} stroke={markColour} strokeWidth="2" opacity=".5" />
      <g fill={markColour} textAnchor="middle">
        <DrawnText name="sheetCertificate" x={middle} y="66" fontSize="25" />
        <text x={middle} y="120" fontSize="47">
          ISO 27001
        </text>
        <DrawnText name="sheetDate" x={middle} y="158" fontSize="25" />
      </g>
      <path d="M112 252V388l38-30l38 30V252z" fill="oklch(from var(--fjord) calc(l - .14) c h)" />
      <Light cx={middle} cy={250} r={66} hue="fjord" />
      <path d="M121 252l21 22l38-44" stroke={markColour} strokeWidth="13" />
    </>
  ),
  /** An agreement, its points, and the lights of both parties. */
  agreement: (
    <>
      <SheetTitle first="sheetAgreement" second="sheetAgreementLine2" />
      {agreementPoints.map((point, index) => (
        <g key={point} fontSize="24" fill={markColour}>
          <text x="32" y={138 + index * 32}>
            {index + 1}
          </text>
          <DrawnText name={point} x="62" y={138 + index * 32} />
        </g>
      ))}
      <Light cx={56} cy={280} r={24} hue="moss" />
      <Light cx={94} cy={280} r={24} hue="fjord" />
      <path d="M146 290q14-40 22-10t30-10 18 4 26-4" stroke={markColour} strokeWidth="5" />
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
  /** Angle in degrees. */
  turn?: number;
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
    { index: 0, x: 196, y: 84, scale: 1, turn: -4 },
    { index: 2, x: 1004, y: 74, scale: 1.04, turn: 5 },
    { index: 1, x: 600, y: 12, scale: 1.16 },
  ],
  backY: 268,
  backRadius: 18,
  frontY: 408,
  sag: 42,
  labelScale: 1,
};

/** On a phone the certificate is above the others. */
const narrow: Composition = {
  width: 350,
  height: 536,
  places: [
    { index: 1, x: 175, y: 8, scale: 0.66 },
    { index: 0, x: 92, y: 238, scale: 0.5, turn: -4 },
    { index: 2, x: 254, y: 230, scale: 0.5, turn: 4 },
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

/** A sheet in the hue of its document, because the page is as white as paper. */
const Sheet = ({ icon, hue, x, y, scale, turn = 0, bottom }: SheetProps) => {
  // The lower edge of a turned sheet stays behind the front of the folder.
  const height = Math.floor((bottom - y) / scale) - (turn ? 40 : 0);
  const outline = `M0 0h${sheetWidth}v${height}h-${sheetWidth}z`;
  return (
    <g
      transform={`translate(${x - middle * scale} ${y}) scale(${scale}) rotate(${turn} ${middle} ${sheetWidth})`}
    >
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
