import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { torsoPath } from '#ui/drawings/Figure.tsx';
import { RoleFigure } from '#ui/drawings/roles/RoleAttribute.tsx';
import styles from './Roles.module.css';

/** Vertical position of the shore. */
const shoreY = 356;
/** Height of the dark water between the people and their names. */
const waterHeight = 48;

/** Centre of the first person, and distance to the next one, who is in the other row. */
const firstX = 102;
const pitch = 103;

/**
 * Sizes of the smallest in front and behind. Heads and chests of those behind are in the gaps between those in front.
 */
const frontScale = 1.14;
const backScale = 1.4;

/** Length of the torso of those behind below the shore. */
const depth = 180;

interface PanoramaDrawingProps {
  groups: readonly (readonly { hue: Hue; icon: IconName }[])[];
  className: string | undefined;
}

/**
 * The described roles by night, side by side in the order of their groups, and in turn in front and behind. On a phone
 * Roles.module.css makes them larger, and raises those behind, so that the two rows are above each other.
 */
export function PanoramaDrawing({ groups, className }: PanoramaDrawingProps) {
  const people = groups.flat().map(({ icon, hue }, index) => ({
    icon,
    hue,
    x: firstX + index * pitch,
    y: shoreY + 4,
    scale: (index % 2 === 0 ? frontScale : backScale) + ((index * 5) % 3) * 0.05,
  }));
  const back = people.filter((_, index) => index % 2 === 1);
  const front = people.filter((_, index) => index % 2 === 0);
  return (
    <svg
      className={className}
      viewBox={`0 0 1440 ${shoreY + waterHeight}`}
      preserveAspectRatio="xMidYMax meet"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {back.map((person) => (
        <g key={person.icon} className={`${styles.person} ${styles.behind}`}>
          {/* The torso goes on below the shore, because a phone raises it above those in front. */}
          <path
            d={`M${person.x} ${person.y}v${depth}`}
            stroke={`var(--${person.hue})`}
            strokeWidth={Math.round(138 * person.scale)}
          />
          <RoleFigure {...person} />
        </g>
      ))}
      {front.map((person) => (
        <g key={person.icon} className={styles.person}>
          {/* A rim of night, because neighbours of one group have one hue. */}
          <path
            className={styles.rim}
            d={`${torsoPath}M42-195a42 42 0 1 1-84 0a42 42 0 1 1 84 0z`}
            transform={`translate(${person.x} ${person.y}) scale(${person.scale})`}
          />
          <RoleFigure {...person} />
        </g>
      ))}
      {/* The water goes on below the view box, as far as the torsos behind it do, which it hides. */}
      <path d={`M-2000 ${shoreY}h6000v${depth + 8}h-6000z`} fill="oklch(10.5% 0.03 265)" />
      <path d={`M-2000 ${shoreY}h6000`} stroke="oklch(50% 0.07 250)" />
    </svg>
  );
}
