import type { IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { Figure, headY, standOn, torsoPath } from '#ui/drawings/Figure.tsx';
import { RoleAttribute } from '#ui/drawings/roles/RoleAttribute.tsx';

/** Height of the drawing, whose lower edge is the ground. */
const height = 340;

/** Distance between neighbours, who are in turn in front and behind. */
const pitch = 100;

/** Half the width of a person in front. */
const halfWidth = 70;

/** Size of those behind, whose heads are so much higher that they stand apart from those in front. */
const backScale = 1.42;

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
  // The first person touches the left edge of the drawing, and the last one its right edge.
  const people = roles.map((role, index) => ({ ...role, x: halfWidth + index * pitch }));
  const lastScale = roles.length % 2 === 0 ? backScale : 1;
  const width = (roles.length - 1) * pitch + halfWidth * (1 + lastScale);
  return (
    <DrawingSvg className={className} viewBox={`0 0 ${width} ${height}`}>
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
    <RoleAttribute icon={icon} y={headY} />
  </Figure>
);
