import { Light } from '../Light.tsx';
import { createIndexes, getAccentHue, type MotifProps } from './motif.ts';

/** Rows of lights above a row of rings. The last light has another hue. */
export const Ledger = ({ hue }: MotifProps) => (
  <>
    {createIndexes(31).map((index) => (
      <Light
        key={index}
        cx={88 + (index % 8) * 66.5}
        cy={74 + Math.floor(index / 8) * 62}
        r={19}
        hue={index < 30 ? hue : getAccentHue(hue)}
      />
    ))}
    {createIndexes(16).map((index) => (
      <circle key={index} cx={88 + index * 31} cy="344" r="9" />
    ))}
  </>
);
