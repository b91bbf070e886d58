import type { Hue } from '#content/collections.ts';
import { DrawingImage } from './DrawingImage.tsx';
import { DrawingSvg } from './DrawingSvg.tsx';
import { Figure, standOn } from './Figure.tsx';
import { Light } from './Light.tsx';
import { paperColour } from './shapes.tsx';

/** People of one row: the place of the first one, in halves of the distance between two, and how many they are. */
type Row = readonly [start: number, count: number];

interface MountainProps {
  width: number;
  height: number;
  /** Vertical position of the ground that the front row stands on. */
  groundY: number;
  sun: { cx: number; cy: number; r: number };
  /** Rows from the peak down. */
  rows: readonly Row[];
  /** Centre of the leftmost person in front. */
  left: number;
  /** Distance between neighbours. */
  pitch: number;
  /** Height of a row above the one before it. */
  rise: number;
  /** Size of the people. */
  scale: number;
}

/** Hues of the rows from the foot of the mountain upwards. The rows above them are white, as snow is. */
const rocks: readonly Hue[] = ['moss', 'teal', 'fjord'];

/** Height up to which the space between two neighbours is filled, before their size is applied. */
const gapHeight = 92;

/** Outline of somebody whose feet are behind the row in front. */
const tallTorso = 'M-70 0a70 155 0 0 1 140 0v200h-140z';

/** Outline that separates white people from each other and from a light ground. */
const snowOutline = { stroke: 'var(--fjord)', strokeOpacity: 0.45, strokeWidth: 4 };

/** A white person with a blue outline. The peak of the mountain consists of them. */
const SnowFigure = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <path d={tallTorso} fill={paperColour} {...snowOutline} />
    <circle cy="-195" r="42" fill={paperColour} {...snowOutline} />
  </g>
);

/**
 * People who together have the outline of a mountain with snow on its peaks, before the sun. They are more than thirty, as
 * the text beside them says of the company.
 */
const Mountain = ({ width, height, groundY, sun, rows, left, pitch, rise, scale }: MountainProps) => (
  <DrawingImage width={width} height={height}>
    <DrawingSvg viewBox={`0 0 ${width} ${height}`} className="h-amber">
      <Light {...sun} hue="amber" />
      {rows.map(([start, count], row) => {
        const rowFromFoot = rows.length - 1 - row;
        const rock = rocks[rowFromFoot];
        const footY = groundY - rowFromFoot * rise;
        const firstX = left + (start / 2) * pitch;
        return (
          <g key={rowFromFoot}>
            {/* What is between neighbours, below the heads of those in front, would be of the row behind. */}
            {rock && rowFromFoot > 0 && (
              <path
                d={`M${firstX} ${footY + rise}v${-rise - gapHeight * scale}h${(count - 1) * pitch}V${footY + rise}z`}
                fill={`var(--${rock})`}
              />
            )}
            {Array.from({ length: count }, (_, index) => {
              const place = standOn(footY, firstX + index * pitch, scale);
              return rock ? (
                <Figure key={place.x} {...place} hue={rock} torso={rowFromFoot > 0 ? tallTorso : undefined} />
              ) : (
                <SnowFigure key={place.x} {...place} />
              );
            })}
          </g>
        );
      })}
      <path
        d={`M-9 ${groundY}h${width + 18}v${height}H-9z`}
        fill={`light-dark(color-mix(in oklab, var(--amber) 38%, ${paperColour}), oklch(26% 0.07 280))`}
      />
    </DrawingSvg>
  </DrawingImage>
);

/** A long mountain, with a peak beside the sun. */
export const PeopleMountain = () => (
  <Mountain
    width={1440}
    height={440}
    groundY={384}
    sun={{ cx: 870, cy: 232, r: 176 }}
    rows={[
      [5, 1],
      [4, 2],
      [3, 3],
      [2, 8],
      [1, 9],
      [0, 10],
    ]}
    left={342}
    pitch={84}
    rise={52}
    scale={0.5}
  />
);

/** For a phone: a steep mountain. */
export const NarrowPeopleMountain = () => (
  <Mountain
    width={390}
    height={310}
    groundY={264}
    sun={{ cx: 274, cy: 118, r: 80 }}
    rows={[
      [6, 1],
      [5, 2],
      [4, 3],
      [3, 4],
      [2, 6],
      [1, 7],
      [0, 8],
    ]}
    left={34}
    pitch={46}
    rise={30}
    scale={0.27}
  />
);
