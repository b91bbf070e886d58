import { Light } from '../Light.tsx';
import { type MotifProps, opposite } from './motif.ts';

/** A ridge on the water line, and its rings on the water. */
export const Ridge = ({ hue }: MotifProps) => (
  <>
    <path d="M-640 262h1920" opacity="0.5" />
    <Light cx={214} cy={204} r={58} hue={hue} />
    <Light cx={352} cy={152} r={110} hue={hue} />
    <Light cx={480} cy={214} r={48} hue={opposite(hue)} />
    {[58, 110, 48].map((r, place) => (
      <ellipse key={r} cx={[214, 352, 480][place]} cy={282 + r / 6} rx={r * 0.8} ry={r / 9} opacity="0.5" />
    ))}
  </>
);
