import { Light } from '../Light.tsx';
import { createIndexes, getAccentHue, type MotifProps } from './motif.ts';

const toPoint = (column: number, row: number) => ({ cx: 80 + column * 60, cy: 80 + row * 60 });
/** Columns and rows of the points on the route, in order. */
const routeCells = [
  [0, 3],
  [2, 3],
  [3, 2],
  [5, 2],
  [6, 1],
  [8, 1],
] as const;
const route = routeCells.map(([column, row]) => toPoint(column, row));
const otherCells = createIndexes(45)
  .map((index) => [index % 9, Math.floor(index / 9)] as const)
  .filter(([column, row]) => !routeCells.some(([c, r]) => c === column && r === row));

/** A field of rings, and a route through a few of them. */
export const Route = ({ hue }: MotifProps) => (
  <>
    <path d={`M${route.map(({ cx, cy }) => `${cx} ${cy}`).join('L')}`} />
    <g fill="var(--tint)" strokeOpacity="0.6">
      {otherCells.map(([column, row]) => (
        <circle key={`${column} ${row}`} {...toPoint(column, row)} r="9" />
      ))}
    </g>
    {route.map((point, index) => (
      <Light
        key={point.cx}
        {...point}
        r={index === route.length - 1 ? 30 : 21}
        hue={index === route.length - 1 ? getAccentHue(hue) : hue}
      />
    ))}
  </>
);
