import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { Arm, footDepth, headY, standOn } from '#ui/drawings/Figure.tsx';
import { Halo, WaterLight } from '#ui/drawings/Glow.tsx';
import { NightFigure, PersonReflection } from '#ui/drawings/NightFigure.tsx';
import { paperColour } from '#ui/drawings/shapes.tsx';
import { NightScene } from './NightScene.tsx';

/* Motifs are 216 wide and high, as on the cover. */

const lineProps = {
  stroke: paperColour,
  strokeWidth: 9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const motifs = {
  globe: (
    <path
      {...lineProps}
      d="M108 40a68 68 0 1 0 .1 0M40 108h136M108 40c-44 40-44 96 0 136c44-40 44-96 0-136"
    />
  ),
  letters: (
    <g fill={paperColour} transform="translate(27.9 151.2)scale(.6)">
      <path d="M1 0l56-141h31l55 141h-27l-44-120l-44 120zM35-41v-21h75v21z" />
      <path d="M189 2q-10 0-18-3q-8-4-13-11q-5-7-5-17q0-11 6-19q7-8 19-12q12-4 30-4h16l-2 2v-6q0-11-4-17q-5-6-15-6q-9 0-14 5q-5 5-6 14l-25-5q1-9 7-16q6-7 16-11q10-4 24-4q13 0 22 5q9 4 14 14q5 9 5 25v40q0 4 0 5q1 1 4 1h6v18h-13q-9 0-15-5q-5-5-5-14v-6l4 1q-2 4-4 9q-3 4-7 8q-5 4-11 7q-7 2-16 2zM196-15q7 0 13-4q6-3 10-10q3-7 3-18v-2h-14q-11 0-18 3q-6 3-9 7q-2 5-2 9q0 4 1 7q2 4 6 6q4 2 10 2z" />
    </g>
  ),
  note: (
    <>
      <path {...lineProps} strokeWidth={15} d="M84 146V62l68-14v82" />
      <path fill={paperColour} d="M64 122a24 24 0 1 0 .1 0M132 106a24 24 0 1 0 .1 0" />
    </>
  ),
  pie: (
    <>
      <path fill={paperColour} d="M108 108V40a68 68 0 0 1 59 102Z" />
      <path {...lineProps} d="M108 40a68 68 0 1 0 .1 0M108 108V40m0 68 59 34m-59-34-59 34" />
    </>
  ),
  shapes: (
    <>
      <path {...lineProps} d="M76 44a40 40 0 1 0 .1 0M106 46h70v70h-70z" />
      <path {...lineProps} fill={paperColour} d="m62 174 46-82 46 82Z" />
    </>
  ),
  plant: (
    <path
      {...lineProps}
      d="M108 174V64m0 66c-44 0-66-28-66-62 44 0 66 28 66 62m0-36c0-34 22-58 66-58 0 34-22 58-66 58"
    />
  ),
  clock: <path {...lineProps} d="M108 40a68 68 0 1 0 .1 0M108 68v40l30 22" />,
  plus: <path {...lineProps} strokeWidth={20} d="M62 108h92m-46-46v92" />,
  minus: <path {...lineProps} strokeWidth={24} d="M58 108h100" />,
} satisfies Record<string, ReactNode>;

interface TileProps {
  /** Column and row of the wall. */
  column: number;
  row: 0 | 1;
  hue: Hue;
  motif: keyof typeof motifs;
  /** Share of the missing tile's light that reaches this tile. */
  light: number;
}

/** Tiles of the collection. The column of the editor has none, and the upper one beside it is missing. */
const tiles: TileProps[] = [
  { column: -2, row: 0, hue: 'coral', motif: 'clock', light: 0.2 },
  { column: -2, row: 1, hue: 'amber', motif: 'plus', light: 0.2 },
  { column: -1, row: 0, hue: 'heather', motif: 'note', light: 0.6 },
  { column: -1, row: 1, hue: 'moss', motif: 'plant', light: 0.6 },
  { column: 0, row: 0, hue: 'fjord', motif: 'globe', light: 0.85 },
  { column: 0, row: 1, hue: 'amber', motif: 'pie', light: 0.85 },
  { column: 1, row: 0, hue: 'moss', motif: 'letters', light: 1 },
  { column: 1, row: 1, hue: 'fjord', motif: 'shapes', light: 1 },
  { column: 2, row: 1, hue: 'coral', motif: 'clock', light: 1 },
  { column: 4, row: 0, hue: 'coral', motif: 'plant', light: 0.75 },
  { column: 4, row: 1, hue: 'fjord', motif: 'note', light: 0.75 },
  { column: 5, row: 0, hue: 'amber', motif: 'globe', light: 0.3 },
  { column: 5, row: 1, hue: 'moss', motif: 'letters', light: 0.3 },
];

/** Tiles on a phone: four places, one of which is the editor's. The others are beyond its edges, for a tablet. */
const narrowTiles: TileProps[] = [
  { column: -1, row: 0, hue: 'coral', motif: 'note', light: 0.55 },
  { column: -1, row: 1, hue: 'moss', motif: 'plant', light: 0.55 },
  { column: 0, row: 0, hue: 'fjord', motif: 'letters', light: 1 },
  { column: 0, row: 1, hue: 'coral', motif: 'clock', light: 1 },
  { column: 2, row: 0, hue: 'moss', motif: 'globe', light: 0.55 },
  { column: 2, row: 1, hue: 'fjord', motif: 'pie', light: 0.55 },
];

/** The wall: size of a tile, distance between two of them, upper edge, and the floor. */
interface Wall {
  width: number;
  height: number;
  gap: number;
  top: number;
}

const getX = ({ width, gap }: Wall, column: number) => column * (width + gap);
const getFloor = ({ height, gap, top }: Wall) => top + 2 * height + gap;

/** A tile that is lit from inside. Its origin is the upper left corner. */
const LitTile = ({
  wall: { width, height },
  hue,
  motif,
}: Pick<TileProps, 'hue' | 'motif'> & { wall: Wall }) => {
  const scale = height / 216;
  return (
    <>
      <rect width={width} height={height} rx={28 * scale} fill={`url(#_${hue})`} />
      <g transform={`translate(${(width - 216 * scale) / 2} 0) scale(${scale})`}>{motifs[motif]}</g>
    </>
  );
};

const getCentre = ({ width, height, gap, top }: Wall, column: number, row: number) => ({
  cx: column * (width + gap) + width / 2,
  cy: top + row * (height + gap) + height / 2,
});

interface TilesProps {
  wall: Wall;
  entries: TileProps[];
  /** Light of the missing tile. It is behind the tiles, so that their colours stay clear. */
  glow: ReactNode;
}

const Tiles = ({ wall, entries, glow }: TilesProps) => {
  const floor = getFloor(wall);
  const { width, height, gap, top } = wall;
  return (
    <>
      <path d={`M-3000 ${floor}h8000v1000h-8000z`} fill="url(#_catalogueFloor)" />
      {entries.map(({ column, row, hue, light }) => (
        <g key={`${column} ${row}`} opacity={light}>
          <Halo {...getCentre(wall, column, row)} r={width * 0.86} hue={hue} />
        </g>
      ))}
      {glow}
      {entries.map(({ column, row, hue, motif, light }) => (
        <g
          key={`${column} ${row}`}
          transform={`translate(${getX(wall, column)} ${top + row * (height + gap)})`}
        >
          <rect width={width} height={height} rx={(28 * height) / 216} fill="oklch(20% .05 335)" />
          <g opacity={light}>
            <LitTile wall={wall} hue={hue} motif={motif} />
          </g>
        </g>
      ))}
      {entries.map(
        ({ column, row, hue, light }) =>
          row === 1 && (
            <g key={column} opacity={light * 0.8}>
              <WaterLight
                x={getX(wall, column)}
                width={width}
                y={floor}
                depth={height * 0.7}
                colour={`var(--${hue})`}
                isSoft
              />
            </g>
          ),
      )}
      <path d={`M-3000 ${floor}h8000v1000h-8000z`} fill="url(#_catalogueFade)" />
    </>
  );
};

/** Definitions that both compositions use. Their floor ends in the colour of the ground below the drawing. */
const Definitions = ({ floor, depth }: { floor: number; depth: number }) => (
  <>
    <linearGradient id="_catalogueFloor" gradientUnits="userSpaceOnUse" y1={floor} y2={floor + depth} x2="0">
      <stop stopColor="oklch(21% .06 338)" />
      <stop offset="1" stopColor="oklch(15% .045 330)" />
    </linearGradient>
    <linearGradient id="_catalogueFade" gradientUnits="userSpaceOnUse" y1={floor} y2={floor + depth} x2="0">
      <stop offset=".3" stopColor="oklch(15% .045 330)" stopOpacity="0" />
      <stop offset=".95" stopColor="oklch(15% .045 330)" />
    </linearGradient>
  </>
);

const wall: Wall = { width: 279, height: 224, gap: 28, top: 48 };
const wideFloor = getFloor(wall);
const wideEditor = standOn(wideFloor, 1074, 1.5);

const narrowWall: Wall = { width: 165, height: 165, gap: 20, top: 56 };
const narrowFloor = getFloor(narrowWall);
const narrowEditor = standOn(narrowFloor, 267, 0.9);

/** The place in the wall that is still free. On a phone the tile covers it. */
const freePlace = (
  <rect
    x={getX(wall, 2)}
    y={wall.top}
    width={wall.width}
    height={wall.height}
    rx={28}
    stroke={paperColour}
    strokeOpacity=".55"
    strokeWidth="3"
    strokeDasharray="2 13"
  />
);

interface Place {
  x: number;
  y: number;
  scale: number;
}

/** An editor, whose light falls on the tiles beside it, and on the floor. Arms are behind the torso. */
const Editor = ({ x, y, scale }: Place) => (
  <>
    <g opacity=".4">
      <Halo cx={x} cy={y + headY * scale} r={210 * scale} hue="amber" />
    </g>
    <PersonReflection
      x={x}
      scale={scale * 1.4}
      hue="amber"
      waterY={y + footDepth * scale}
      depth={85 * scale}
    />
    <NightFigure x={x} y={y} scale={scale} hue="amber" />
  </>
);

/**
 * The collection at night, with every resource lit from inside. An editor puts the one in its place that was missing,
 * and it lights its neighbours.
 */
export const CollectionByNight = () => (
  <NightScene
    isBelowWords
    wide={{
      x: -840,
      y: -240,
      width: 2880,
      height: 920,
      drawing: (
        <>
          <Definitions floor={wideFloor} depth={680 - wideFloor} />
          <Tiles wall={wall} entries={tiles} glow={<Halo cx={770} cy={146} r={370} hue="heather" />} />
          {freePlace}
          <g transform={`translate(${getX(wall, 2) + 26} ${wall.top - 34}) rotate(-7 140 112)`}>
            <LitTile wall={wall} hue="heather" motif="minus" />
          </g>
          <Arm figure={wideEditor} elbow={[938, 334]} hand={[914, 232]} hue="amber" />
          <Editor {...wideEditor} />
        </>
      ),
    }}
    narrow={{
      x: -325,
      y: -78,
      width: 1000,
      height: 578,
      drawing: (
        <>
          <Definitions floor={narrowFloor} depth={500 - narrowFloor} />
          <Tiles
            wall={narrowWall}
            entries={narrowTiles}
            glow={<Halo cx={267} cy={104} r={180} hue="heather" />}
          />
          <g transform={`translate(${getX(narrowWall, 1)} ${narrowWall.top - 40}) rotate(-5 82 82)`}>
            <LitTile wall={narrowWall} hue="heather" motif="minus" />
          </g>
          <Arm figure={narrowEditor} elbow={[197, 256]} hand={[207, 186]} hue="amber" />
          <Arm figure={narrowEditor} elbow={[339, 250]} hand={[331, 176]} hue="amber" />
          <Editor {...narrowEditor} />
        </>
      ),
    }}
  />
);
