import { useId } from 'react';
import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { RoleFigure } from '#ui/drawings/roles/RoleAttribute.tsx';
import styles from './Roles.module.css';

/** Vertical position of the shore. */
const shoreY = 300;
/** Height of the dark water between the people and their names. */
const waterHeight = 48;

/** Distances from the start of the group's list, and sizes, in groups of up to four. Those behind are first, and taller. */
const places: Record<number, readonly (readonly [x: number, scale: number])[]> = {
  1: [[134, 1.2]],
  2: [
    [62, 1.12],
    [206, 1.24],
  ],
  3: [
    [134, 1.26],
    [36, 0.96],
    [226, 1.04],
  ],
  4: [
    [76, 1.2],
    [208, 1.28],
    [6, 0.9],
    [144, 0.98],
  ],
};

/** Start of the first list. */
const firstX = 130;
/** Horizontal distance between the lists. */
const listDistance = 307;
/** Height of a stair, and where the stairs of the last groups begin. Roles.module.css raises the groups by it. */
const stairHeight = 46;
const stairs = [704, 1018];
/** Depth of the top of a stair, as it is seen from the front. */
const stairDepth = 13;

/** Returns the outline of a part of each stair, at a distance below its front edge. */
const getStairs = (offset: number, height: number) =>
  stairs
    .map((x, index) => `M${x} ${shoreY - stairHeight * (index + 1) + offset}h4000v${height}h-4000z`)
    .join('');

/** Centres of those behind, and how far away they are. */
const distantPeople = Array.from({ length: 27 }, (_, index) => ({
  x: -470 + index * 92 + ((index * 29) % 31),
  scale: 1.75 + ((index * 7) % 5) * 0.2,
}));

interface PanoramaDrawingProps {
  groups: readonly (readonly { hue: Hue; icon: IconName }[])[];
  className: string | undefined;
}

/**
 * The described roles in front, lit in the hues of their groups, and those whose roles the page does not describe behind.
 * Each group is above its list. On a phone, where all would be small, only the first person of each group is shown.
 */
export function PanoramaDrawing({ groups, className }: PanoramaDrawingProps) {
  const glow = useId();
  const groupDrawings = groups.map((roles, group) => (
    <g key={roles[0]?.icon} className={`${styles.peopleGroup} h-${roles[0]?.hue}`} data-group={group + 1}>
      {/* A glow behind the first groups, whose people overlap. It ends below the edge of the band. */}
      {group < Math.ceil(groups.length / 2) && (
        <>
          <radialGradient id={`${glow}${group}`}>
            <stop stopColor="var(--c)" stopOpacity=".75" />
            <stop offset="1" stopColor="var(--c)" stopOpacity="0" />
          </radialGradient>
          <ellipse
            cx={firstX + group * listDistance + 120}
            cy={shoreY - 142}
            rx="250"
            ry="156"
            fill={`url(#${glow}${group})`}
          />
        </>
      )}
      {places[Math.min(roles.length, 4)]?.map(([x, scale], index) => {
        const role = roles[index];
        return (
          role && (
            <g key={role.icon} className={roles.length > 2 && scale > 1.1 ? styles.behind : undefined}>
              <RoleFigure
                icon={role.icon}
                hue={role.hue}
                x={firstX + group * listDistance + x}
                y={shoreY + 4}
                scale={scale}
              />
            </g>
          )
        );
      })}
    </g>
  ));
  return (
    <svg
      className={className}
      viewBox={`0 0 1440 ${shoreY + waterHeight}`}
      preserveAspectRatio="xMidYMax meet"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={distantPeople
          .map(
            ({ x, scale: s }) =>
              `M${x - 36 * s} ${shoreY - 22}a${36 * s} ${46 * s} 0 0 1 ${72 * s} 0v22h${-72 * s}zM${x - 21 * s} ${shoreY - 22 - 64 * s}a${21 * s} ${21 * s} 0 0 1 ${42 * s} 0a${21 * s} ${21 * s} 0 0 1 ${-42 * s} 0z`,
          )
          .join('')}
        fill="oklch(38% 0.055 262)"
      />
      <path className={styles.stairs} d={getStairs(-stairDepth, stairDepth)} fill="oklch(40% 0.055 264)" />
      {groupDrawings}
      {/* The fronts of the stairs hide the round feet. */}
      <g className={styles.stairs}>
        <path
          d={`M${stairs[1]} ${shoreY - 2 * stairHeight}h4000v${stairHeight - stairDepth}h-4000zM${stairs[0]} ${shoreY - stairHeight}h4000v${stairHeight}h-4000z`}
          fill="oklch(26% 0.055 264)"
        />
        <path d={getStairs(0, 2)} fill="oklch(58% 0.07 255)" />
      </g>
      {/* The water goes on below the view box, because rounding would show a line of sky there. */}
      <path d={`M-2000 ${shoreY}h6000v${2 * waterHeight}h-6000z`} fill="oklch(10.5% 0.03 265)" />
      <path d={`M-2000 ${shoreY}h6000`} stroke="oklch(50% 0.07 250)" />
    </svg>
  );
}
