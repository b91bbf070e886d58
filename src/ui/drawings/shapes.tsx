import type { Hue } from '#content/collections.ts';
import { lights } from '#content/lights.ts';
import { Light } from './Light.tsx';

/** Colour of marks on a light, in both colour schemes. */
export const markColour = 'oklch(18% 0.03 265)';

/** Colour of thin dark parts, which are light in the dark scheme. */
export const frameColour = 'light-dark(oklch(21% 0.03 265), oklch(70% 0.03 265))';

/** Colour of a sheet of paper and of bright parts, in both colour schemes. */
export const paperColour = 'oklch(98.5% 0.006 95)';

/** Colour of lines on the blue fields of a website's qualities. */
export const fieldLineColour = 'light-dark(oklch(30% 0.1 256), oklch(84% 0.06 245))';

/** The flap of an envelope, which is in the shade. */
export const flapColour = 'oklch(89% 0.012 95)';

/** Colour of lines on paper. */
export const pencilColour = 'oklch(70% 0.02 265)';
export const woodColour = 'oklch(68% 0.09 65)';

/** A hue over the colour of a screen, for areas that text and icons are on. */
export const mixHue = (hue: Hue, percent: number) =>
  `color-mix(in oklab, var(--${hue}) ${percent}%, var(--card))`;

/** Returns a hue mixed with paper. It is as bright at night, because a dark amber or coral would be brown. */
export const mixPaper = (hue: Hue, percent: number) =>
  `color-mix(in oklab, var(--${hue}) ${percent}%, ${paperColour})`;

/** Returns a darker shade of a hue, for a part in front of another part of the same hue. */
export const shadeHue = (hue: Hue) => `oklch(from ${lights[hue][1]} calc(l - 0.08) c h)`;

/** Colour of the light behind an open door. */
export const glowColour = mixPaper('amber', 36);

interface ShadowProps {
  cx: number;
  cy: number;
  rx: number;
}

/** The shadow of a thing on the ground. */
export const Shadow = ({ cx, cy, rx }: ShadowProps) => (
  <ellipse cx={cx} cy={cy} rx={rx} ry={rx * 0.12} fill="var(--shade)" />
);

/** A small person on the ground or behind a table, with the outline of a `Figure`, and lower. */
export const Person = ({ hue }: { hue: Hue }) => (
  <>
    <path d="M-30 3a30 51 0 0 1 60 0v4h-60z" fill={`url(#_${hue})`} stroke="none" />
    <Light cx={0} cy={-66} r={21} hue={hue} />
  </>
);

/** The back of a closed letter, 208 wide and 136 high around its centre. Its seal is a light. */
export const ClosedLetter = ({ hue }: { hue: Hue }) => (
  <g stroke="none">
    <path d="M-104-68h208V68h-208z" fill={paperColour} />
    <path d="M-104 68l80-72m128 72l-80-72" stroke={markColour} strokeWidth="2" opacity=".4" />
    <path d="M-104-68h208L0 20z" fill={flapColour} />
    <Light cx={0} cy={12} r={29} hue={hue} />
  </g>
);
