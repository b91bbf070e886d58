import { Light } from '../Light.tsx';
import type { MotifProps } from './motif.ts';

const places = [104, 248, 392, 536];
const [first, second, third, last] = places as [number, number, number, number];
const r = 56;

/** A light in four steps, from the first stroke to the finished thing, on the same measure all the way. */
export const Sketch = ({ hue }: MotifProps) => (
  <>
    <g opacity="0.4">
      <path d={`M-640 ${200 - r}h1920M-640 ${200 + r}h1920`} />
      {places.map((x) => (
        <path key={x} d={`M${x} 104v192`} />
      ))}
    </g>
    <circle cx={first} cy="200" r={r} strokeDasharray="3 6" />
    <circle cx={second} cy="200" r={r} />
    <circle cx={third} cy="200" r={r} />
    <path d={`M${third - r} 200a${r} ${r} 0 0 0 ${2 * r} 0z`} fill={`url(#_${hue})`} stroke="none" />
    <Light cx={last} cy={200} r={r} hue={hue} />
  </>
);
