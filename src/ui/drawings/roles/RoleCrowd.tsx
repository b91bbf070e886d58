import type { IconName } from '#content/author-components.ts';
import { Arm } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { getRoleHue, RoleFigure } from './RoleAttribute.tsx';

/** The front row of the thirteen roles of the team page. */
const frontRoles = ['product', 'lead', 'voice', 'compass', 'phone', 'chair', 'growth'] as const;
const backRoles = ['quality', 'pen', 'lighthouse', 'globe', 'board', 'cloud'] as const;
export const crowdSize = frontRoles.length + backRoles.length;

/** Everyone in one row, so that neighbours differ in hue. */
const rowRoles = [
  'product',
  'voice',
  'chair',
  'growth',
  'quality',
  'lead',
  'globe',
  'pen',
  'phone',
  'board',
  'compass',
  'cloud',
  'lighthouse',
] as const;

/** The one in the middle lifts a light above the others. */
const lifted = (
  <>
    <Light cx={0} cy={-312} r={60} hue="amber" />
    <Arm elbow={[-86, -176]} hand={[-50, -284]} hue={getRoleHue(rowRoles[6])} />
    <Arm elbow={[86, -176]} hand={[50, -284]} hue={getRoleHue(rowRoles[6])} />
  </>
);

/** Everyone whose role the team page describes, side by side on the lower edge of the view box. */
export const RoleFrieze = ({ width, height }: { width: number; height: number }) => (
  <svg viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden="true" focusable="false">
    <g strokeLinecap="round">
      {rowRoles.map((icon, index) => (
        <RoleFigure
          key={icon}
          icon={icon}
          x={Math.round(((index + 0.5) * width) / rowRoles.length)}
          y={height + 8}
          scale={index === 6 ? 0.9 : 0.72 + ((index * 5) % 4) * 0.045}
        >
          {index === 6 && lifted}
        </RoleFigure>
      ))}
    </g>
  </svg>
);

interface RoleCrowdProps {
  /** Place of the first one in front. */
  x: number;
  y: number;
  /** Horizontal distance between people, and height of the row behind above the one in front. */
  pitch: number;
  rise: number;
  /** Size of the smallest. */
  scale: number;
}

/** Everyone whose role the team page describes, close together. */
export function RoleCrowd({ x, y, pitch, rise, scale }: RoleCrowdProps) {
  const renderRow = (roles: readonly IconName[], startX: number, footY: number) =>
    roles.map((icon, index) => (
      <RoleFigure
        key={icon}
        icon={icon}
        x={startX + index * pitch}
        y={footY}
        scale={Math.round(scale * (1 + ((index * 7) % 4) * 0.05) * 1000) / 1000}
      />
    ));
  return (
    <g strokeLinecap="round">
      {renderRow(backRoles, x + pitch / 2, y - rise)}
      {renderRow(frontRoles, x, y)}
    </g>
  );
}
