import { Light } from '../Light.tsx';
import { type MotifProps, opposite, series } from './motif.ts';

/** Rows of lights above a row of rings; the last light is another's. */
export const Ledger = ({ hue }: MotifProps) => (
  <>
    {series(31).map((place) => (
      <Light
        key={place}
        cx={88 + (place % 8) * 66.5}
        cy={74 + Math.floor(place / 8) * 62}
        r={19}
        hue={place < 30 ? hue : opposite(hue)}
      />
    ))}
    {series(16).map((place) => (
      <circle key={place} cx={88 + place * 31} cy="344" r="9" />
    ))}
  </>
);
