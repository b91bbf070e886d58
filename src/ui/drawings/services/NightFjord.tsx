import type { Hue } from '#content/collections.ts';
import { Halo, WaterLight } from '../Glow.tsx';
import { Light } from '../Light.tsx';

/** Mountains on a horizon at night, which go beyond the view box, because frames differ in shape. */
export const Ridge = ({ y }: { y: number }) => (
  <path
    transform={`translate(0 ${y})`}
    d="M-2000 0v-70l230-56 150 40 220-70 190 62 180-30 200 70 150-62 130 36 190-98 80 50 70-26 180 84 150-40 140-76 120 60 90-34 180 84 240-60 300 70 400-60 410 66v60z"
    fill="var(--ridge)"
  />
);

interface NightFjordProps {
  /** Centre and radius of the light on the horizon. */
  light: readonly [cx: number, cy: number, r: number];
  hue: Hue;
  horizon: number;
}

/** A large light over a fjord at night, whose water it shines on. */
export const NightFjord = ({ light: [cx, cy, r], hue, horizon }: NightFjordProps) => (
  <>
    <Halo cx={cx} cy={cy} r={r * 2.4} hue={hue} />
    <Light cx={cx} cy={cy} r={r} hue={hue} />
    <Ridge y={horizon} />
    <path d={`M-2000 ${horizon}h5000v2000h-5000z`} fill="var(--floor)" />
    <WaterLight x={-1200} width={3200} y={horizon} depth={150} colour="var(--ridge)" isSoft />
    <WaterLight x={cx - r} width={2 * r} y={horizon} depth={150} colour={`var(--${hue})`} isSoft />
  </>
);
