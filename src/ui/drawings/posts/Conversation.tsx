import { Light, polarToCartesian } from '../Light.tsx';
import { getAccentHue, type MotifProps } from './motif.ts';

/** Five lights around one, at different distances. */
export const Conversation = ({ hue }: MotifProps) => (
  <>
    {[150, 128, 158, 138, 146].map((distance, index) => {
      const light = polarToCartesian(320, 206, distance, index * 72 - 122);
      return (
        <g key={distance}>
          <path d={`M320 206L${light.cx} ${light.cy}`} opacity="0.5" />
          <Light {...light} r={34} hue={hue} />
        </g>
      );
    })}
    <Light cx={320} cy={206} r={58} hue={getAccentHue(hue)} />
  </>
);
