import type { Hue } from '#content/collections.ts';
import { Light } from '../Light.tsx';
import { Backdrop } from './Backdrop.tsx';
import { Screen, WebsitePhone } from './Website.tsx';

/** Toes above a sole of 126 × 252, from the big toe of a right foot to the little one. */
const toes = [
  { cx: 8, cy: -46, r: 31, hue: 'coral' },
  { cx: 62, cy: -56, r: 21, hue: 'amber' },
  { cx: 103, cy: -42, r: 17, hue: 'teal' },
  { cx: 134, cy: -18, r: 14, hue: 'fjord' },
  { cx: 153, cy: 11, r: 12, hue: 'heather' },
] as const;

const Toes = () => toes.map((toe) => <Light key={toe.hue} {...toe} />);

/** Two steps towards the sun. The sole of each foot is a phone, its toes are lights. */
export const FootprintDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <Backdrop hue={hue} sun={[310, 128, 112]} horizon={128} reflects={false} />
    <g transform="translate(270 214) rotate(-7) scale(-.92 .92)">
      <Screen width={126} height={252} bezel={8} radius={26} />
      <path d="M24 40h78M24 66h50M24 128h78M24 154h78M24 180h40" stroke="var(--bar)" strokeWidth="10" />
      <Toes />
    </g>
    <g transform="translate(356 258) rotate(8) scale(1.04)">
      <WebsitePhone />
      <Toes />
    </g>
  </>
);
