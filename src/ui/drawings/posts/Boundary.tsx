import { Light, polarToCartesian } from '../Light.tsx';
import { getAccentHue, type MotifProps } from './motif.ts';

const centre = [244, 200] as const;

/** Lights inside a boundary, and one that is handed to somebody outside. */
export const Boundary = ({ hue }: MotifProps) => (
  <>
    <circle cx={centre[0]} cy={centre[1]} r="156" />
    <Light cx={centre[0]} cy={centre[1]} r={26} hue={hue} />
    {[60, 120, 180, 240, 300].map((degrees) => (
      <Light key={degrees} {...polarToCartesian(...centre, 88, degrees)} r={26} hue={hue} />
    ))}
    <circle {...polarToCartesian(...centre, 88, 0)} r="26" strokeDasharray="3 5" />
    {[372, 388, 420, 436, 452].map((x) => (
      <circle key={x} cx={x} cy={centre[1]} r="2" fill="currentColor" stroke="none" opacity="0.7" />
    ))}
    <Light cx={520} cy={centre[1]} r={46} hue={getAccentHue(hue)} />
  </>
);
