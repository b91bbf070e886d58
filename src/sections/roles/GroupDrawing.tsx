import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { Figure, standOn, torsoPath } from '#ui/drawings/Figure.tsx';
import { RoleAttribute } from '#ui/drawings/roles/RoleAttribute.tsx';

/** Height of the drawing, whose lower edge is the ground. */
const height = 330;

/** Distance between neighbours, who are in turn in front and behind, and from both ends to the nearest one. */
const pitch = 98;
const margin = 108;

/** Size of those behind, whose heads are so much higher that they stand apart from those in front. */
const backScale = 1.3;

interface Role {
  hue: Hue;
  icon: IconName;
}

interface GroupDrawingProps {
  roles: readonly Role[];
  className: string | undefined;
}

/** The roles of one group, as people on the block that has their names. */
export function GroupDrawing({ roles, className }: GroupDrawingProps) {
  const people = roles.map((role, index) => ({ ...role, x: margin + index * pitch }));
  const width = (roles.length - 1) * pitch + 2 * margin;
  return (
    // The attributes are wider than any window, because flex items then shrink by one factor and all groups have one scale.
    <DrawingSvg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width * 4}
      height={height * 4}
    >
      {people.map((person, index) => index % 2 === 1 && <Person key={person.icon} {...person} isBehind />)}
      {people.map((person, index) => index % 2 === 0 && <Person key={person.icon} {...person} />)}
    </DrawingSvg>
  );
}

/** Someone in a group. Those behind are in shade, because neighbours of one group have one hue. */
const Person = ({ x, hue, icon, isBehind = false }: Role & { x: number; isBehind?: boolean }) => (
  <Figure {...standOn(height, x, isBehind ? backScale : 1)} hue={hue}>
    {isBehind && (
      <path
        d={`${torsoPath}M42-195a42 42 0 1 1-84 0a42 42 0 1 1 84 0z`}
        fill={`oklch(from var(--${hue}) 0.3 0.14 h)`}
        opacity=".34"
      />
    )}
    <RoleAttribute icon={icon} y={-195} />
  </Figure>
);
