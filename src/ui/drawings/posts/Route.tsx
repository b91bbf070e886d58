import { Light } from '../Light.tsx';
import { type MotifProps, opposite, series } from './motif.ts';

const at = (column: number, row: number) => ({ cx: 80 + column * 60, cy: 80 + row * 60 });
/** Columns and rows of those that are chosen, in the order of the way. */
const chosen = [
  [0, 3],
  [2, 3],
  [3, 2],
  [5, 2],
  [6, 1],
  [8, 1],
] as const;
const way = chosen.map(([column, row]) => at(column, row));
const rest = series(45)
  .map((place) => [place % 9, Math.floor(place / 9)] as const)
  .filter(([column, row]) => !chosen.some(([c, r]) => c === column && r === row));

/** A field of everything that could be, and the few that one way needs. */
export const Route = ({ hue }: MotifProps) => (
  <>
    <path d={`M${way.map(({ cx, cy }) => `${cx} ${cy}`).join('L')}`} />
    <g fill="var(--tint)" strokeOpacity="0.6">
      {rest.map(([column, row]) => (
        <circle key={`${column} ${row}`} {...at(column, row)} r="9" />
      ))}
    </g>
    {way.map((point, place) => (
      <Light
        key={point.cx}
        {...point}
        r={place === way.length - 1 ? 30 : 21}
        hue={place === way.length - 1 ? opposite(hue) : hue}
      />
    ))}
  </>
);
