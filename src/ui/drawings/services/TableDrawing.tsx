import type { Hue } from '#content/collections.ts';
import { Light } from '../Light.tsx';
import { mixHue } from '../shapes.tsx';
import { Backdrop } from './Backdrop.tsx';
import { Screen, WebsitePhone } from './Website.tsx';

/** Lights on the far side of the table. */
const colleagues = [
  { cx: 92, cy: 306, r: 42, hue: 'amber' },
  { cx: 186, cy: 262, r: 56, hue: 'heather' },
  { cx: 308, cy: 240, r: 62, hue: 'fjord' },
  { cx: 428, cy: 262, r: 50, hue: 'moss' },
  { cx: 524, cy: 302, r: 44, hue: 'amber' },
] as const;

/** A table with work on it, seen from the free place. */
export const TableDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <Backdrop hue={hue} sun={[332, 196, 176]} horizon={316} reflects={false} />
    <ellipse cx="312" cy="500" rx="214" ry="34" fill="var(--shade)" />
    {colleagues.map((light) => (
      <Light key={light.cx} {...light} />
    ))}
    <path d="M58 376v22a254 100 0 0 0 508 0v-22z" fill="var(--device)" />
    <ellipse cx="312" cy="376" rx="254" ry="100" fill="var(--card)" stroke="var(--rim)" />
    {/* Things lie flat: a sheet with a chart, a phone, a laptop's keyboard and two cups. */}
    <g transform="translate(106 372) scale(1 .42) rotate(-34)">
      <rect width="104" height="136" fill={mixHue('amber', 22)} stroke="var(--soft)" strokeWidth="2" />
      <path d="M16 108V76M40 108V52M64 108V66M88 108V28" stroke="var(--amber)" strokeWidth="14" />
    </g>
    <g transform="translate(268 312) scale(1 .42) rotate(12) scale(.72)">
      <WebsitePhone />
    </g>
    <g transform="translate(392 326) scale(1 .42) rotate(26)">
      <Screen width={140} height={92} bezel={5} radius={6} />
      <path d="M16 22h62M16 46h92M16 70h44" stroke="var(--moss)" strokeWidth="10" strokeLinecap="round" />
    </g>
    <g stroke="none">
      <ellipse cx="212" cy="316" rx="18" ry="8" fill="var(--heather)" />
      <ellipse cx="516" cy="392" rx="19" ry="9" fill="var(--fjord)" />
    </g>
    <Light cx={122} cy={474} r={66} hue="moss" />
    {/* The free place. */}
    <ellipse cx="398" cy="550" rx="62" ry="9" fill="var(--shade)" />
    <circle
      cx="398"
      cy="478"
      r="68"
      stroke="var(--ink)"
      strokeWidth="4"
      strokeDasharray="11 11"
      fill="oklch(98.5% 0.006 95 / .25)"
    />
  </>
);
