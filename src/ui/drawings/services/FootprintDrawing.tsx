import type { Hue } from '#content/collections.ts';
import { Light } from '../Light.tsx';
import { Backdrop } from './Backdrop.tsx';
import styles from './FootprintDrawing.module.css';
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

/** A light page of text on a phone: a heading, one light, and two short paragraphs. */
const TextPhone = () => (
  <>
    <Screen width={126} height={252} bezel={8} radius={16} />
    <rect x="42" y="8" width="42" height="11" rx="5.5" fill="var(--device)" />
    <g stroke="var(--bar)" strokeLinecap="round">
      <path d="M20 44h84M20 62h52" stroke="var(--ink)" strokeWidth="11" />
      <path d="M17 176h92M17 190h86M17 204h60M17 226h92" strokeWidth="5" />
    </g>
    <path d="M24 152a39 39 0 0 1 78 0z" fill="url(#_moss)" />
    <path d="M14 152h98" stroke="var(--ink)" strokeWidth="1.5" />
  </>
);

const sun = { cx: 310, cy: 148, r: 108 };

/** Lines of the sun's light on the water. */
const reflection = [0.86, 0.6, 0.34]
  .map((share, line) => `M${sun.cx - sun.r * share} ${sun.cy + 18 + line * 18}h${2 * sun.r * share}`)
  .join('');

/** Two steps towards the sun. The sole of each foot is a phone, its toes are lights. Their size depends on the frame. */
export const FootprintDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <Backdrop hue={hue} sun={[sun.cx, sun.cy, sun.r]} horizon={sun.cy} reflects={false} />
    <path d={reflection} stroke="var(--c)" strokeWidth="7" strokeLinecap="round" opacity=".5" />
    <g className={styles.feet}>
      {/* The left foot is a mirrored right one, with a page that is not. */}
      <g transform="translate(154 236) rotate(-7) scale(.92)">
        <TextPhone />
        <g transform="translate(126 0) scale(-1 1)">
          <Toes />
        </g>
      </g>
      <g transform="translate(356 260) rotate(8) scale(1.02)">
        <WebsitePhone />
        <Toes />
      </g>
    </g>
  </>
);
