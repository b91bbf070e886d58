import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { DrawingImage } from './DrawingImage.tsx';
import { DrawingSvg } from './DrawingSvg.tsx';
import { Figure, standOn } from './Figure.tsx';
import { Light } from './Light.tsx';
import { RoleFigure } from './roles/RoleAttribute.tsx';
import { paperColour } from './shapes.tsx';

/** Neighbours: the place of the first one, in halves of the distance between two, and how many they are. */
type Run = readonly [start: number, count: number];

interface MountainProps {
  width: number;
  height: number;
  /** Vertical position of the ground that the front row stands on. */
  groundY: number;
  sun: { cx: number; cy: number; r: number };
  /** Rows from the peak down. */
  rows: readonly (readonly Run[])[];
  /** Roles of the people in front. */
  roles?: readonly IconName[];
  /** Centre of the leftmost person in front. */
  left: number;
  /** Distance between neighbours. */
  pitch: number;
  /** Height of a row above the one before it. */
  rise: number;
  /** Size of the people. */
  scale: number;
}

/** Hues of the rows from the foot of the mountain upwards. The rows above them are pale, as snow is. */
const rocks: readonly Hue[] = ['moss', 'teal', 'fjord'];

/** Height up to which the space between two neighbours is filled, before their size is applied. */
const gapHeight = 92;

/** Outline of somebody whose feet are behind the row in front. */
const tallTorso = 'M-70 0a70 155 0 0 1 140 0v200h-140z';

/** Colours of snow, which is in the shade at night. */
const snowColour = 'light-dark(oklch(95% 0.02 245), oklch(62% 0.055 255))';
const snowShade = 'light-dark(oklch(79% 0.075 245), oklch(47% 0.075 258))';

/** People who together have the outline of a ridge with snow on its peaks, before the sun. */
const Mountain = ({ width, height, groundY, sun, rows, roles, left, pitch, rise, scale }: MountainProps) => {
  const snow = `_snow${width}`;
  return (
    <DrawingImage width={width} height={height}>
      <DrawingSvg viewBox={`0 0 ${width} ${height}`} className="h-amber">
        <radialGradient id={snow} cx=".34" cy=".8" r="1">
          <stop stopColor={snowColour} />
          <stop offset="1" stopColor={snowShade} />
        </radialGradient>
        <Light {...sun} hue="amber" />
        {rows.map((runs, row) => {
          const rowFromFoot = rows.length - 1 - row;
          const rock = rocks[rowFromFoot];
          const footY = groundY - rowFromFoot * rise;
          return runs.map(([start, count]) => {
            const firstX = left + (start / 2) * pitch;
            return (
              <g key={`${rowFromFoot} ${start}`}>
                {/* The path fills the gaps between neighbours, in which the row behind would show. */}
                {rowFromFoot > 0 && (
                  <path
                    d={`M${firstX} ${footY + rise}v${-rise - gapHeight * scale}h${(count - 1) * pitch}V${footY + rise}z`}
                    fill={rock ? `var(--${rock})` : snowShade}
                  />
                )}
                {Array.from({ length: count }, (_, index) => {
                  const place = standOn(footY, firstX + index * pitch, scale);
                  const icon = rowFromFoot === 0 && roles?.[index];
                  if (icon) return <RoleFigure key={place.x} {...place} icon={icon} hue="moss" />;
                  return rock ? (
                    <Figure
                      key={place.x}
                      {...place}
                      hue={rock}
                      torso={rowFromFoot > 0 ? tallTorso : undefined}
                    />
                  ) : (
                    <g
                      key={place.x}
                      transform={`translate(${place.x} ${place.y}) scale(${scale})`}
                      fill={`url(#${snow})`}
                    >
                      <path d={tallTorso} />
                      <circle cy="-195" r="42" />
                    </g>
                  );
                })}
              </g>
            );
          });
        })}
        <path
          d={`M-9 ${groundY}h${width + 18}v${height}H-9z`}
          fill={`light-dark(color-mix(in oklab, var(--amber) 38%, ${paperColour}), oklch(26% 0.07 280))`}
        />
      </DrawingSvg>
    </DrawingImage>
  );
};

/** A ridge across the window, with the sun between a high peak and a lower one. Everybody in front has a role. */
export const PeopleMountain = () => (
  <Mountain
    width={1440}
    height={546}
    groundY={490}
    sun={{ cx: 862, cy: 346, r: 168 }}
    rows={[
      [[4, 1]],
      [[3, 2]],
      [
        [2, 3],
        [14, 1],
      ],
      [
        [1, 4],
        [13, 2],
      ],
      [[0, 9]],
    ]}
    roles={['quality', 'globe', 'phone', 'growth', 'product', 'voice', 'compass', 'pen', 'chair']}
    left={175}
    pitch={136.25}
    rise={72}
    scale={0.78}
  />
);

/** For a phone: one peak of few people, who are as large as in a wide window. */
export const NarrowPeopleMountain = () => (
  <Mountain
    width={390}
    height={350}
    groundY={314}
    sun={{ cx: 304, cy: 150, r: 66 }}
    rows={[[[3, 1]], [[2, 2]], [[1, 3]], [[0, 4]]]}
    roles={['quality', 'phone', 'compass', 'voice']}
    left={59}
    pitch={90.5}
    rise={58}
    scale={0.55}
  />
);
