import { Light } from '../Light.tsx';
import { type MotifProps, opposite } from './motif.ts';

const lines = [112, 92, 104, 60, 110, 98, 84, 106, 48];
const answers = [
  { cx: 340, r: 38 },
  { cx: 452, r: 60 },
  { cx: 556, r: 30 },
];
const ground = 328;

/** One written page, and three answers of different sizes side by side, on the same ground. */
export const Sheet = ({ hue }: MotifProps) => (
  <>
    <path d={`M-640 ${ground}h1920`} opacity="0.5" />
    <rect x="84" y="64" width="176" height={ground - 64} fill="var(--paper)" />
    <Light cx={120} cy={104} r={12} hue={opposite(hue)} />
    <g opacity="0.5">
      {lines.map((length, line) => (
        <path key={length} d={`M108 ${142 + line * 19}h${length}`} />
      ))}
    </g>
    {answers.map(({ cx, r }) => (
      <Light key={cx} cx={cx} cy={ground - r} r={r} hue={hue} />
    ))}
  </>
);
