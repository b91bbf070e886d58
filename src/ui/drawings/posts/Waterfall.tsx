import { Light } from '../Light.tsx';
import { type MotifProps, opposite } from './motif.ts';

/** When each begins, how long it takes, and how heavy it is. */
const loads = [
  { x: 56, length: 104, r: 11 },
  { x: 160, length: 88, r: 15 },
  { x: 160, length: 214, r: 26 },
  { x: 160, length: 52, r: 9 },
  { x: 374, length: 74, r: 13 },
  { x: 374, length: 134, r: 20 },
  { x: 508, length: 84, r: 15 },
];
const row = (place: number) => 62 + place * 46;

/** Things that wait for each other; the last of them comes late. */
export const Waterfall = ({ hue }: MotifProps) => (
  <>
    <g opacity="0.4" strokeDasharray="3 5">
      <path d={`M160 ${row(0)}V${row(3)}M374 ${row(2)}V${row(5)}M508 ${row(5)}V${row(6)}`} />
    </g>
    {loads.map(({ x, length, r }, place) => (
      <g key={length}>
        <path d={`M${x} ${row(place)}h${length}`} />
        <Light cx={x + length} cy={row(place)} r={r} hue={place === loads.length - 1 ? opposite(hue) : hue} />
      </g>
    ))}
  </>
);
