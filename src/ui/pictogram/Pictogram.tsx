import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { icons } from './icons.tsx';
import { solidIcons } from './solid-icons.tsx';

interface PictogramProps {
  icon: IconName;
  hue: Hue;
  /** Draws the icon in solid shapes if there are any for it. */
  isSolid?: boolean | undefined;
  className?: string | undefined;
}

/** A light with a pictogram. Its strokes have the same colour in both schemes, because the light has. */
export const Pictogram = ({ icon, hue, isSolid = false, className }: PictogramProps) => (
  <svg className={className} viewBox="0 0 48 48" fill="none" aria-hidden="true">
    <circle cx="24" cy="24" r="24" fill={`url(#_${hue})`} />
    <g
      transform="translate(12 12)"
      stroke="oklch(18% 0.03 265)"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {(isSolid && solidIcons[icon]) || icons[icon]}
    </g>
  </svg>
);
