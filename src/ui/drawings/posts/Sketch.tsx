import { Light } from '../Light.tsx';
import type { MotifProps } from './motif.ts';

const centres = [104, 248, 392, 536];
const [first, second, third, last] = centres as [number, number, number, number];
const radius = 56;

/** A light in four steps, from a dashed outline to the finished light, all of the same size. */
export const Sketch = ({ hue }: MotifProps) => (
  <>
    <g opacity="0.4">
      <path d={`M-640 ${200 - radius}h1920M-640 ${200 + radius}h1920`} />
      {centres.map((x) => (
        <path key={x} d={`M${x} 104v192`} />
      ))}
    </g>
    <circle cx={first} cy="200" r={radius} strokeDasharray="3 6" />
    <circle cx={second} cy="200" r={radius} />
    <circle cx={third} cy="200" r={radius} />
    <path
      d={`M${third - radius} 200a${radius} ${radius} 0 0 0 ${2 * radius} 0z`}
      fill={`url(#_${hue})`}
      stroke="none"
    />
    <Light cx={last} cy={200} r={radius} hue={hue} />
  </>
);
