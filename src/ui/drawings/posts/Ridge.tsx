import { Light } from '../Light.tsx';
import { getAccentHue, type MotifProps } from './motif.ts';

/** A ridge of lights on the water line, and their reflections as ellipses. */
export const Ridge = ({ hue }: MotifProps) => (
  <>
    <path d="M-640 262h1920" opacity="0.5" />
    <Light cx={214} cy={204} r={58} hue={hue} />
    <Light cx={352} cy={152} r={110} hue={hue} />
    <Light cx={480} cy={214} r={48} hue={getAccentHue(hue)} />
    {[58, 110, 48].map((r, index) => (
      <ellipse key={r} cx={[214, 352, 480][index]} cy={282 + r / 6} rx={r * 0.8} ry={r / 9} opacity="0.5" />
    ))}
  </>
);
