import type { ReactNode } from 'react';
import type { RoleToolName } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { frameColour, markColour, paperColour, pencilColour } from '../shapes.tsx';

/** The tool of each kind of work, 120 high around its centre. */
const tools: Record<RoleToolName, ReactNode> = {
  note: (
    <g transform="rotate(-9)">
      <path d="M-56-56H56V26L26 56h-82z" fill="var(--amber)" />
      <path d="M56 26H26v30z" fill="oklch(from var(--amber) calc(l - .14) c h)" />
      <path d="M-32-26h64M-32 4h40" stroke={markColour} strokeWidth="10" />
    </g>
  ),
  code: (
    <>
      <rect x="-84" y="-54" width="168" height="108" rx="16" fill="url(#_heather)" />
      <path d="M-32-24l-24 24l24 24M32-24l24 24l-24 24M12-30l-24 60" stroke={markColour} strokeWidth="11" />
    </>
  ),
  magnifier: (
    <>
      <path d="M34 34l24 24" stroke={frameColour} strokeWidth="18" />
      <circle cx="-8" cy="-8" r="46" fill={paperColour} stroke={frameColour} strokeWidth="12" />
      <Light cx={-8} cy={-8} r={27} hue="coral" />
      <path d="M-8-22v14M-8 4v0" stroke={markColour} strokeWidth="8" />
    </>
  ),
  rack: (
    <>
      <rect x="-62" y="-60" width="124" height="120" rx="14" fill={frameColour} />
      {[-48, 4].map((y) => (
        <g key={y} transform={`translate(-50 ${y})`}>
          <rect width="100" height="44" rx="6" fill={paperColour} />
          <Light cx={24} cy={22} r={11} hue={y < 0 ? 'moss' : 'amber'} />
          <path d="M50 22h32" stroke={pencilColour} strokeWidth="9" />
        </g>
      ))}
    </>
  ),
  sheet: (
    <g transform="rotate(7)">
      <path d="M-46-60h62l30 30v90h-92z" fill="url(#_fjord)" />
      <path d="M16-60v30h30z" fill="oklch(from var(--fjord) calc(l - .14) c h)" />
      <path d="M-26-22h44M-26 2h50" stroke={markColour} strokeWidth="9" />
      <path d="M-26 34q14-20 22-4t26-8" stroke={markColour} strokeWidth="7" />
    </g>
  ),
};

/** Half the width of each tool with its margins. */
const halfWidths: Record<RoleToolName, number> = { note: 70, code: 86, magnifier: 66, rack: 64, sheet: 62 };

interface ToolDrawingProps {
  name: RoleToolName;
  className: string | undefined;
}

/** A tool as high as a line of large type. */
export const ToolDrawing = ({ name, className }: ToolDrawingProps) => {
  const halfWidth = halfWidths[name];
  return (
    <DrawingSvg className={className} viewBox={`${-halfWidth} -70 ${2 * halfWidth} 140`}>
      {tools[name]}
    </DrawingSvg>
  );
};
