import { Light } from '../Light.tsx';
import { getAccentHue, type MotifProps } from './motif.ts';

/** Start, duration and weight of each request. */
const requests = [
  { x: 56, length: 104, r: 11 },
  { x: 160, length: 88, r: 15 },
  { x: 160, length: 214, r: 26 },
  { x: 160, length: 52, r: 9 },
  { x: 374, length: 74, r: 13 },
  { x: 374, length: 134, r: 20 },
  { x: 508, length: 84, r: 15 },
];
const getRowY = (index: number) => 62 + index * 46;

/** A waterfall chart of requests that wait for each other. The last one is late. */
export const Waterfall = ({ hue }: MotifProps) => (
  <>
    <g opacity="0.4" strokeDasharray="3 5">
      <path
        d={`M160 ${getRowY(0)}V${getRowY(3)}M374 ${getRowY(2)}V${getRowY(5)}M508 ${getRowY(5)}V${getRowY(6)}`}
      />
    </g>
    {requests.map(({ x, length, r }, index) => (
      <g key={length}>
        <path d={`M${x} ${getRowY(index)}h${length}`} />
        <Light
          cx={x + length}
          cy={getRowY(index)}
          r={r}
          hue={index === requests.length - 1 ? getAccentHue(hue) : hue}
        />
      </g>
    ))}
  </>
);
