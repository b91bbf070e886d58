import { Light, polarToCartesian } from '../Light.tsx';
import { getAccentHue, type MotifProps } from './motif.ts';

const centre = [320, 148] as const;
const depths = [
  { radius: 66, degrees: 118, r: 17 },
  { radius: 108, degrees: 52, r: 22 },
  { radius: 148, degrees: 142, r: 30 },
  { radius: 186, degrees: 32, r: 25 },
  { radius: 214, degrees: 94, r: 20 },
];

/** One light above the water line, and five below it. */
export const Waterline = ({ hue }: MotifProps) => (
  <>
    <path d={`M-640 ${centre[1]}h1920`} />
    {depths.map(({ radius, degrees, r }) => (
      <g key={radius}>
        <path
          d={`M${centre[0] - radius} ${centre[1]}a${radius} ${radius} 0 0 0 ${2 * radius} 0`}
          opacity="0.4"
        />
        <Light {...polarToCartesian(...centre, radius, degrees)} r={r} hue={hue} />
      </g>
    ))}
    <Light cx={centre[0]} cy={centre[1] - 44} r={44} hue={getAccentHue(hue)} />
  </>
);
