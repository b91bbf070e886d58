import type { Hue } from '#content/collections.ts';
import { Light } from './Light.tsx';
import { markColour, paperColour } from './shapes.tsx';

/** Colour of shadows on a desk, in both colour schemes. */
const shadeColour = 'oklch(21% 0.03 265 / 0.16)';

/** Porcelain, which has a little less light at night, as the sheet of paper beside it. */
const porcelainColour = 'light-dark(oklch(98.5% 0.006 95), oklch(86% 0.012 90))';

/** The grip of a pen, which is brighter than the night behind it. */
const gripColour = 'oklch(36% 0.05 265)';

const coffeeColour = 'oklch(34% 0.06 50)';

/** A cup of coffee on its saucer, seen from above. It is 240 wide and high around its centre. */
export const Cup = ({ hue }: { hue: Hue }) => (
  <>
    <circle cx="-12" cy="14" r="118" fill={shadeColour} />
    <circle r="118" fill={porcelainColour} />
    <circle r="84" stroke={markColour} strokeWidth="2" opacity=".14" />
    <path d="M34 34L78 78" stroke={`var(--${hue})`} strokeWidth="24" strokeLinecap="round" />
    <Light cx={0} cy={0} r={70} hue={hue} />
    <circle r="56" fill={coffeeColour} />
    <path
      d="M-38-14A40 40 0 0 1-14-38"
      stroke={paperColour}
      strokeWidth="6"
      strokeLinecap="round"
      opacity=".6"
    />
  </>
);

/** A fountain pen whose tip is the origin. It lies along the x axis, and is 760 long. */
export const FountainPen = ({ hue }: { hue: Hue }) => (
  <>
    <path d="M0 0Q44-24 96-24V24Q44 24 0 0z" fill="var(--amber)" />
    <path d="M6 0H64" stroke={markColour} strokeWidth="3" />
    <circle cx="66" cy="0" r="7" fill={markColour} />
    <path d="M92-26L250-34V34L92 26z" fill={gripColour} />
    <path d="M250-36H760V36H250z" fill={`var(--${hue})`} />
    <path d="M250-36H760V-12H250z" fill="white" opacity=".18" />
    <path d="M250-36h26V36h-26zM700-36h20V36h-20z" fill="var(--amber)" />
  </>
);

/** The shadow of a fountain pen, before it is moved away from the pen. */
export const FountainPenShadow = () => (
  <path d="M0 0Q44-24 96-24L250-36H760V36H250L96 24Q44 24 0 0z" fill={shadeColour} />
);
