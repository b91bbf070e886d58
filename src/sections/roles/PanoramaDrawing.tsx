import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { Figure, torsoPath } from '#ui/drawings/Figure.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { RoleAttribute } from '#ui/drawings/roles/RoleAttribute.tsx';
import styles from './Roles.module.css';

/** Vertical position of the ground, and the height of the night between it and the names. */
const groundY = 356;
const nightHeight = 48;

/** Distance between neighbours, who are in turn in front and behind, and from the end of a terrace to the first one. */
const pitch = 98;
const margin = 108;

/** Size of those behind, whose heads are so much higher that they stand apart from those in front. */
const backScale = 1.3;

/** Distance from the ends of the terraces to the edges of the drawing. */
const edge = 24;

/** The sun, which Roles.module.css moves behind the last terrace, or on a phone behind the top. */
const sun = { cx: 1262, cy: 30, r: 210 };

/** Height of a terrace, whose lower part is hidden by the ground. */
const terraceHeight = 800;

/** Depth below the top terrace at which the slopes are dark. */
const slopeHeight = 420;

const nightColour = 'oklch(10.5% 0.03 265)';

type Role = { hue: Hue; icon: IconName };

interface PanoramaDrawingProps {
  groups: readonly (readonly Role[])[];
  className: string | undefined;
}

/**
 * The described roles, each group on a terrace in its hue. The outer terraces go on to the edges of the window.
 * Roles.module.css raises the terraces like the slopes of a mountain, whose top is beside the heading. By night the
 * slopes are lit from above, and end in darkness. On a phone the terraces are behind each other, so the smallest group, which
 * is the top there, is drawn first.
 */
export function PanoramaDrawing({ groups, className }: PanoramaDrawingProps) {
  const widths = groups.map(({ length }) => (length - 1) * pitch + 2 * margin);
  const getStart = (group: number) => widths.slice(0, group).reduce((sum, width) => sum + width, 0);
  const width = getStart(groups.length);
  const terraces = groups.map((roles, group) => {
    const start = getStart(group);
    const left = group === 0 ? -2000 : start;
    // Neighbours overlap, because a seam would show between them.
    const right = group === groups.length - 1 ? width + 2000 : getStart(group + 1) + 2;
    return {
      left,
      slope: `M${left} ${groundY}H${right}v${terraceHeight}H${left}z`,
      hue: roles[0]?.hue,
      people: roles.map((role, index) => ({ ...role, x: start + margin + index * pitch })),
    };
  });
  return (
    <svg
      className={className}
      viewBox={`${-edge} 0 ${width + 2 * edge} ${groundY + nightHeight}`}
      preserveAspectRatio="xMidYMax meet"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient
        id="_nightfall"
        gradientUnits="userSpaceOnUse"
        x2="0"
        y1={groundY}
        y2={groundY + slopeHeight}
      >
        <stop stopColor={nightColour} stopOpacity="0" />
        <stop offset="1" stopColor={nightColour} />
      </linearGradient>
      <g className={styles.sun}>
        <Light {...sun} hue="amber" />
      </g>
      {terraces
        .toSorted((a, b) => a.people.length - b.people.length)
        .map(({ left, slope, hue, people }) => (
          <g key={left} className={`${styles.terrace} h-${hue}`}>
            {people.map(
              (person, index) => index % 2 === 1 && <Person key={person.icon} {...person} isBehind />,
            )}
            {people.map((person, index) => index % 2 === 0 && <Person key={person.icon} {...person} />)}
            <path d={slope} fill="var(--field)" />
            <path className={styles.nightfall} d={slope} fill="url(#_nightfall)" />
          </g>
        ))}
      {/* The night goes on below the view box, as far as what it hides does. */}
      <path d={`M-2000 ${groundY}h6000v${terraceHeight}h-6000z`} fill={nightColour} />
    </svg>
  );
}

/** Someone on a terrace. Those behind are in shade, because neighbours of one group have one hue. */
const Person = ({ x, hue, icon, isBehind = false }: Role & { x: number; isBehind?: boolean }) => (
  <g transform={`translate(${x} ${groundY})`}>
    <g data-behind={isBehind ? '' : undefined}>
      <Figure x={0} y={4} scale={isBehind ? backScale : 1} hue={hue}>
        {isBehind && (
          <path
            d={`${torsoPath}M42-195a42 42 0 1 1-84 0a42 42 0 1 1 84 0z`}
            fill={`oklch(from var(--${hue}) 0.3 0.14 h)`}
            opacity=".34"
          />
        )}
        <RoleAttribute icon={icon} y={-195} />
      </Figure>
    </g>
  </g>
);
