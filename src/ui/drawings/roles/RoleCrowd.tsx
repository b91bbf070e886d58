import type { IconName } from '#content/author-components.ts';
import { getTorsoPath, headY } from '../Figure.tsx';
import { NightFigure } from '../NightFigure.tsx';
import { getRoleHue, RoleAttribute } from './RoleAttribute.tsx';

/** The front row of the thirteen roles of the team page. */
const frontRoles = ['product', 'lead', 'voice', 'compass', 'phone', 'chair', 'growth'] as const;
const backRoles = ['quality', 'pen', 'lighthouse', 'globe', 'board', 'cloud'] as const;
export const crowdSize = frontRoles.length + backRoles.length;

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

/** Outline of a torso behind others, which goes on down to their ground. */
const longTorsoPath = getTorsoPath(200);

/** Everyone whose role the team page describes, close together at night. They have no glow, which would lie over others. */
export function RoleCrowd({ x, y, pitch, rise, scale }: RoleCrowdProps) {
  const renderRow = (roles: readonly IconName[], startX: number, footY: number, torso?: string) =>
    roles.map((icon, index) => (
      <NightFigure
        key={icon}
        hue={getRoleHue(icon)}
        x={startX + index * pitch}
        y={footY}
        torso={torso}
        scale={Math.round(scale * (1 + ((index * 7) % 4) * 0.05) * 1000) / 1000}
        glow={1}
      >
        <RoleAttribute icon={icon} y={headY} />
      </NightFigure>
    ));
  return (
    <g strokeLinecap="round">
      {renderRow(backRoles, x + pitch / 2, y - rise, longTorsoPath)}
      {renderRow(frontRoles, x, y)}
    </g>
  );
}
