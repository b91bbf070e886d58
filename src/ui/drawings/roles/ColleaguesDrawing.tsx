import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { PersonInRole } from './RoleAttribute.tsx';

interface Colleague {
  icon: IconName;
  hue: Hue;
  x: number;
  /** Height above the ground, and size. */
  rise: number;
  scale: number;
}

/** Those behind are drawn first. */
const colleagues: readonly Colleague[] = [
  { icon: 'voice', hue: 'coral', x: 206, rise: 278, scale: 1.6 },
  { icon: 'product', hue: 'amber', x: 140, rise: 138, scale: 1.7 },
  { icon: 'quality', hue: 'moss', x: 268, rise: 152, scale: 1.7 },
  { icon: 'phone', hue: 'coral', x: 78, rise: 0, scale: 2 },
  { icon: 'cloud', hue: 'fjord', x: 206, rise: 0, scale: 1.8 },
  { icon: 'growth', hue: 'heather', x: 328, rise: 0, scale: 2 },
];

/** Some of those who answer: a group of people at the edge of the next band. */
export const ColleaguesDrawing = ({ className }: { className: string | undefined }) => (
  <svg
    className={className}
    viewBox="6 -174 394 474"
    preserveAspectRatio="xMidYMax"
    fill="none"
    aria-hidden="true"
    focusable="false"
  >
    {colleagues.map(({ icon, hue, x, rise, scale }) => (
      <g key={icon} transform={`translate(${x} ${302 - rise}) scale(${scale})`}>
        {rise > 0 && <path d="M-36-2h72v84h-72z" fill={`var(--${hue})`} />}
        <PersonInRole icon={icon} hue={hue} />
      </g>
    ))}
  </svg>
);
