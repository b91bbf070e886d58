import { Light } from '../Light.tsx';
import { getAccentHue, type MotifProps } from './motif.ts';

const lineLengths = [112, 92, 104, 60, 110, 98, 84, 106, 48];
const answers = [
  { cx: 340, r: 38 },
  { cx: 452, r: 60 },
  { cx: 556, r: 30 },
];
/** Height of the ground line. */
const groundY = 328;

/** A written page, and three answers of different sizes on the same ground line. */
export const Sheet = ({ hue }: MotifProps) => (
  <>
    <path d={`M-640 ${groundY}h1920`} opacity="0.5" />
    <rect x="84" y="64" width="176" height={groundY - 64} fill="var(--paper)" />
    <Light cx={120} cy={104} r={12} hue={getAccentHue(hue)} />
    <g opacity="0.5">
      {lineLengths.map((length, line) => (
        <path key={length} d={`M108 ${142 + line * 19}h${length}`} />
      ))}
    </g>
    {answers.map(({ cx, r }) => (
      <Light key={cx} cx={cx} cy={groundY - r} r={r} hue={hue} />
    ))}
  </>
);
