import { Light, polar } from '../Light.tsx';
import { type MotifProps, opposite } from './motif.ts';

/** Five lights around one, each with its own distance to it. */
export const Conversation = ({ hue }: MotifProps) => (
  <>
    {[150, 128, 158, 138, 146].map((distance, place) => {
      const light = polar(320, 206, distance, place * 72 - 122);
      return (
        <g key={distance}>
          <path d={`M320 206L${light.cx} ${light.cy}`} opacity="0.5" />
          <Light {...light} r={34} hue={hue} />
        </g>
      );
    })}
    <Light cx={320} cy={206} r={58} hue={opposite(hue)} />
  </>
);
