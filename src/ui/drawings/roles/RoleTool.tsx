import type { ReactNode } from 'react';
import type { Hue, RoleToolName } from '#content/collections.ts';
import { Arm } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { frameColour, markColour, paperColour, pencilColour } from '../shapes.tsx';

/** Each tool, with the wrist of the hand at the origin. */
const tools: Record<RoleToolName, ReactNode> = {
  note: (
    <g transform="translate(-8 -48) rotate(-7)">
      <path d="M-42-42h84v60l-24 24h-60z" fill="var(--amber)" />
      <path d="M42 18h-24v24z" fill="oklch(from var(--amber) calc(l - .14) c h)" />
      <path d="M-24-18h48M-24 4h30" stroke={markColour} strokeWidth="7" />
    </g>
  ),
  code: (
    <g transform="translate(-18 -44)">
      <rect
        x="-45"
        y="-38"
        width="90"
        height="76"
        rx="10"
        fill={paperColour}
        stroke={pencilColour}
        strokeWidth="2"
      />
      <path d="M-18-16l-16 16l16 16M18-16l16 16l-16 16M7-21l-14 42" stroke={markColour} strokeWidth="8" />
    </g>
  ),
  magnifier: (
    <>
      <path d="M2 6l-14-36" stroke={frameColour} strokeWidth="14" />
      <circle cx="-20" cy="-62" r="36" fill={paperColour} stroke={frameColour} strokeWidth="11" />
      <Light cx={-20} cy={-62} r={20} hue="coral" />
      <path d="M-20-72v10M-20-53v0" stroke={markColour} strokeWidth="6" />
    </>
  ),
  rack: (
    <g transform="translate(-62 -66)">
      <rect width="76" height="170" rx="10" fill={markColour} stroke={pencilColour} strokeWidth="2" />
      {[10, 48, 86].map((y, unit) => (
        <g key={y} transform={`translate(8 ${y})`}>
          <rect width="60" height="30" rx="5" fill={paperColour} />
          <Light cx={15} cy={15} r={7} hue={unit === 1 ? 'amber' : 'moss'} />
          <path d="M31 15h18" stroke={pencilColour} strokeWidth="6" />
        </g>
      ))}
    </g>
  ),
  sheet: (
    <g transform="translate(-10 -50) rotate(-5)">
      <path d="M-38-50h56l22 22v78h-78z" fill={paperColour} stroke={pencilColour} strokeWidth="2" />
      <path d="M-22-22h26M-22-4h44M-22 14h44" stroke={pencilColour} strokeWidth="6" />
      <path d="M-22 34q12-14 18-2t20-6" stroke="var(--moss)" strokeWidth="5" />
    </g>
  ),
};

interface RoleToolProps {
  name: RoleToolName;
  hue: Hue;
}

/** The hand of a figure at the origin, with the tool of its work beside the head. */
export const RoleTool = ({ name, hue }: RoleToolProps) => (
  <g strokeLinecap="round" strokeLinejoin="round">
    <g transform="translate(-94 -138)">{tools[name]}</g>
    <Arm d="M-46-98q-40 6-48-36" hand={[-94, -138]} hue={hue} width={24} />
  </g>
);
