import type { ReactNode } from 'react';
import type { IconName } from '#content/author-components.ts';
import type { RoleToolName } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, handRadius, type Point } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { frameColour, markColour, paperColour, pencilColour } from '../shapes.tsx';
import { getRoleHue, RoleFigure } from './RoleAttribute.tsx';

interface Pose {
  /** The tool, whose origin is the first hand. */
  tool: ReactNode;
  /** Distance of the figure from the middle, which leaves room for the tool. */
  x: number;
  /** Elbow and hand of each arm, in units of the figure. */
  arms: readonly (readonly [elbow: Point, hand: Point])[];
}

/** How the tool of each kind of work is held. */
const poses: Record<RoleToolName, Pose> = {
  note: {
    x: 26,
    arms: [
      [
        [-106, -74],
        [-98, -146],
      ],
    ],
    tool: (
      <g transform="translate(-14 -58) rotate(-9)">
        <path d="M-48-50h96v72l-28 28h-68z" fill="var(--amber)" stroke={markColour} strokeWidth="3" />
        <path d="M48 22h-28v28z" fill="oklch(from var(--amber) calc(l - .14) c h)" />
        <path d="M-28-22h56M-28 4h34" stroke={markColour} strokeWidth="8" />
      </g>
    ),
  },
  code: {
    x: 0,
    arms: [
      [
        [-104, -46],
        [-68, -98],
      ],
      [
        [104, -46],
        [68, -98],
      ],
    ],
    tool: (
      <g transform="translate(68 2)">
        <rect x="-66" y="-42" width="132" height="78" rx="12" fill={markColour} />
        <rect x="-57" y="-33" width="114" height="60" rx="5" fill={paperColour} />
        <path d="M-22-18l-16 15l16 15M22-18l16 15l-16 15M7-20l-14 35" stroke={markColour} strokeWidth="8" />
      </g>
    ),
  },
  magnifier: {
    x: -34,
    arms: [
      [
        [114, -74],
        [108, -136],
      ],
    ],
    tool: (
      <>
        <path d="M0 4l-4-46" stroke={frameColour} strokeWidth="15" />
        <circle cx="-7" cy="-82" r="41" fill={paperColour} stroke={frameColour} strokeWidth="12" />
        <Light cx={-7} cy={-82} r={24} hue="coral" />
        <path d="M-7-94v12M-7-71v0" stroke={markColour} strokeWidth="7" />
      </>
    ),
  },
  rack: {
    x: 46,
    arms: [
      [
        [-98, -70],
        [-86, -120],
      ],
    ],
    tool: (
      <g transform="translate(-98 -136)">
        <rect width="92" height="300" rx="11" fill={markColour} stroke={pencilColour} strokeWidth="2" />
        {[12, 58, 104].map((y, unit) => (
          <g key={y} transform={`translate(10 ${y})`}>
            <rect width="72" height="37" rx="5" fill={paperColour} />
            <Light cx={18} cy={18.5} r={8} hue={unit === 1 ? 'amber' : 'moss'} />
            <path d="M36 18h22" stroke={pencilColour} strokeWidth="7" />
          </g>
        ))}
      </g>
    ),
  },
  sheet: {
    x: 30,
    arms: [
      [
        [-102, -74],
        [-90, -136],
      ],
    ],
    tool: (
      <g transform="translate(-24 -64) rotate(-7)">
        <path d="M-44-58h64l26 26v92h-90z" fill={paperColour} stroke={markColour} strokeWidth="3" />
        <path d="M-26-30h30M-26-8h52M-26 14h52" stroke={pencilColour} strokeWidth="7" />
        <path d="M-26 40q14-18 21-3t24-7" stroke="var(--moss)" strokeWidth="6" />
      </g>
    ),
  },
};

interface RoleWithToolProps {
  icon: IconName;
  name: RoleToolName;
  className: string | undefined;
}

/** Head, arms and tool of someone at work. The lower edge cuts off the torso. All heads are at one height. */
export function RoleWithTool({ icon, name, className }: RoleWithToolProps) {
  const { tool, x, arms } = poses[name];
  const hue = getRoleHue(icon);
  const [toolX, toolY] = arms[0]?.[1] ?? [0, 0];
  return (
    <DrawingSvg className={className} viewBox="-156 -285 312 245" preserveAspectRatio="xMidYMax">
      {/* A pale light behind everyone, at one height. */}
      <circle cx="0" cy="-146" r="134" fill="light-dark(oklch(100% 0 0 / .36), oklch(100% 0 0 / .07))" />
      <g transform={`translate(${x} 0)`}>
        <RoleFigure icon={icon} x={0} y={0} />
        {arms.map(([elbow, hand]) => (
          <Arm key={hand[0]} elbow={elbow} hand={hand} hue={hue} />
        ))}
        <g transform={`translate(${toolX} ${toolY})`}>{tool}</g>
        {/* The fingers are before the tool. */}
        {arms.map(([, [cx, cy]]) => (
          <Light key={cx} cx={cx} cy={cy} r={handRadius} hue={hue} />
        ))}
      </g>
    </DrawingSvg>
  );
}
