import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { PersonInRole } from '#ui/drawings/roles/RoleAttribute.tsx';
import styles from './Roles.module.css';

/** Vertical position of the shore. */
const shoreY = 300;

/** Horizontal offsets of a group's roles from its first one, and their sizes. */
const places = [
  [0, 1.2],
  [72, 1.62],
  [140, 1.1],
  [200, 1.32],
] as const;

/** Horizontal position of the first role, above the start of the first list. */
const firstX = 163;
/** Horizontal distance between the lists. */
const listDistance = 307;

/** Height of the step that the first groups stand on in the window of a phone. Roles.module.css raises them by it. */
const platformHeight = 98;

/** Centres of those behind, and how far away they are. */
const distantPeople = Array.from({ length: 36 }, (_, index) => ({
  x: -470 + index * 68 + ((index * 29) % 23),
  scale: 0.95 + ((index * 7) % 5) * 0.12,
}));

interface PanoramaDrawingProps {
  groups: readonly (readonly { hue: Hue; icon: IconName }[])[];
  className: string | undefined;
}

/**
 * The described roles in front, lit in the hues of their groups, and those whose roles the page does not describe behind.
 * Each group is above its list. On a phone, where they would be small, the first groups are on a step behind the others.
 */
export function PanoramaDrawing({ groups, className }: PanoramaDrawingProps) {
  const groupDrawings = groups.map((roles, group) => (
    <g key={roles[0]?.icon} className={styles.peopleGroup} data-group={group + 1}>
      {roles.slice(0, places.length).map(({ hue, icon }, index) => {
        const [x, scale] = places[index] ?? places[0];
        const size = index === 0 && roles.length < 3 ? 1.5 : scale;
        return (
          <g
            key={icon}
            transform={`translate(${firstX + group * listDistance + x} ${shoreY + 6}) scale(${size})`}
          >
            <PersonInRole icon={icon} hue={hue} />
          </g>
        );
      })}
    </g>
  ));
  const frontRow = Math.ceil(groups.length / 2);
  return (
    <svg
      className={className}
      viewBox={`0 80 1440 ${shoreY + 10}`}
      preserveAspectRatio="xMidYMax meet"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <g id="_crowd">
        <path
          className={styles.distantPeople}
          d={distantPeople
            .map(
              ({ x, scale: s }) =>
                `M${x - 36 * s} ${shoreY - 22}a${36 * s} ${46 * s} 0 0 1 ${72 * s} 0v22h${-72 * s}zM${x - 21 * s} ${shoreY - 22 - 64 * s}a${21 * s} ${21 * s} 0 0 1 ${42 * s} 0a${21 * s} ${21 * s} 0 0 1 ${-42 * s} 0z`,
            )
            .join('')}
          fill="oklch(38% 0.055 262)"
        />
        {groupDrawings.slice(0, frontRow)}
        <path
          className={styles.platform}
          d={`M-2000 ${shoreY - platformHeight}h6000v${platformHeight}h-6000z`}
          fill="oklch(23% 0.05 264)"
          stroke="oklch(50% 0.07 250)"
        />
        {groupDrawings.slice(frontRow)}
      </g>
      <path d={`M-2000 ${shoreY}h6000v400h-6000z`} fill="oklch(10.5% 0.03 265)" />
      <use href="#_crowd" transform={`matrix(1 0 0 -.42 0 ${shoreY * 1.42})`} opacity=".2" />
      <path d={`M-2000 ${shoreY}h6000`} stroke="oklch(50% 0.07 250)" />
    </svg>
  );
}
