import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { torsoPath } from '#ui/drawings/Figure.tsx';
import { RoleFigure } from '#ui/drawings/roles/RoleAttribute.tsx';
import styles from './Roles.module.css';

/** Vertical position of the ground, and the height of the night between it and the names. */
const groundY = 356;
const nightHeight = 48;

/** Distance between neighbours, who are in turn in front and behind, and from the end of a terrace to the first one. */
const pitch = 87;
const margin = 88;

const frontScale = 1;
const backScale = 1.24;

/** Distance from the ends of the terraces to the edges of the drawing. */
const edge = 10;

/** Length of the torsos of those behind below the ground, because a phone raises them above those in front. */
const depth = 200;

/** Height of a terrace, whose lower part is hidden by the ground. */
const terraceHeight = 800;

type Role = { hue: Hue; icon: IconName };

interface PanoramaDrawingProps {
  groups: readonly (readonly Role[])[];
  className: string | undefined;
}

/**
 * The described roles, each group on a terrace in its hue. The outer terraces go on to the edges of the window.
 * Roles.module.css raises the terraces like the slopes of a mountain, whose top is beside the heading.
 */
export function PanoramaDrawing({ groups, className }: PanoramaDrawingProps) {
  const widths = groups.map(({ length }) => (length - 1) * pitch + 2 * margin);
  const getStart = (group: number) => widths.slice(0, group).reduce((sum, width) => sum + width, 0);
  const width = getStart(groups.length);
  return (
    <svg
      className={className}
      viewBox={`${-edge} 0 ${width + 2 * edge} ${groundY + nightHeight}`}
      preserveAspectRatio="xMidYMax meet"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {groups.map((roles, group) => {
        const start = getStart(group);
        const left = group === 0 ? -2000 : start;
        const right = group === groups.length - 1 ? width + 2000 : start + (widths[group] ?? 0);
        const people = roles.map((role, index) => ({ ...role, x: start + margin + index * pitch }));
        return (
          <g key={start} className={`${styles.terrace} h-${roles[0]?.hue}`}>
            {people.map(
              (person, index) => index % 2 === 1 && <Person key={person.icon} {...person} isBehind />,
            )}
            {people.map((person, index) => index % 2 === 0 && <Person key={person.icon} {...person} />)}
            <path d={`M${left} ${groundY}H${right}v${terraceHeight}H${left}z`} fill="var(--field)" />
          </g>
        );
      })}
      {/* The night goes on below the view box, as far as what it hides does. */}
      <path d={`M-2000 ${groundY}h6000v${terraceHeight}h-6000z`} fill="oklch(10.5% 0.03 265)" />
    </svg>
  );
}

/** Outlines of what is beyond a head. */
const rims: Partial<Record<IconName, string>> = {
  globe: 'M-42-215q-8-34 42-34t42 34z',
  board: 'M19-249a19 19 0 1 1-38 0a19 19 0 1 1 38 0z',
};

/** Someone on a terrace, with a rim, because neighbours of one group have one hue. */
function Person({ x, hue, icon, isBehind = false }: Role & { x: number; isBehind?: boolean }) {
  const y = groundY + 4;
  const scale = isBehind ? backScale : frontScale;
  const sides = `M-70 0v${depth}H70V0`;
  return (
    <g className={isBehind ? `${styles.person} ${styles.behind}` : styles.person}>
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <path
          className={styles.rim}
          d={`${torsoPath}${isBehind ? sides : ''}M42-195a42 42 0 1 1-84 0a42 42 0 1 1 84 0z${rims[icon] ?? ''}`}
        />
        {isBehind && <path d={`${sides}z`} fill={`var(--${hue})`} />}
      </g>
      <RoleFigure icon={icon} hue={hue} x={x} y={y} scale={scale} />
    </g>
  );
}
