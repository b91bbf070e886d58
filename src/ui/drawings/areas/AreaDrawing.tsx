import type { ReactNode } from 'react';
import type { AreaDrawingName } from '#content/author-components.ts';
import { DrawingImage } from '../DrawingImage.tsx';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, Figure, getTorsoPath, standOn } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { RoleFigure } from '../roles/RoleAttribute.tsx';
import { frameColour, markColour, paperColour, pencilColour } from '../shapes.tsx';

/**
 * Vertical position of the horizon that all areas share. The styles of the section have the same share of the height.
 */
const groundY = 225;
const width = 300;
const height = 245;

/** Centre of the table, left of the middle, because a wide window has another area at its right. */
const tableX = 139;

/** People at the sides of the table, and the one who signs. */
const leftMember = { x: 58, y: groundY - 5.6, scale: 0.8 };
const rightMember = { ...leftMember, x: 2 * tableX - leftMember.x };
const signer = { x: 96, y: groundY - 6.3, scale: 0.9 };

const drawings: Record<AreaDrawingName, ReactNode> = {
  /** People around a table, on which they agree. */
  organisation: (
    <>
      <RoleFigure icon="lead" x={tableX} y={groundY - 30} scale={0.78} torso={getTorsoPath(38.5)} />
      <RoleFigure icon="product" {...leftMember} />
      <RoleFigure icon="growth" {...rightMember} />
      <path d={`M${tableX - 18} 176h36l14 ${groundY - 176}h-64z`} fill="var(--device)" />
      <ellipse cx={tableX} cy="172" rx="112" ry="23" fill="var(--device)" />
      <ellipse cx={tableX} cy="165" rx="112" ry="23" fill={frameColour} />
      <path d="M112 154h54l14 20h-82z" fill={paperColour} />
      <path d="M122 160h36M118 167h26" stroke={pencilColour} strokeWidth="4" />
      <Arm figure={leftMember} elbow={[104, 156]} hand={[116, 158]} hue="fjord" />
      <Arm figure={rightMember} elbow={[167, 140]} hand={[170, 104]} hue="moss" />
    </>
  ),
  /** Someone who says nothing of what is locked up, and the signed promise. */
  people: (
    <>
      <path d={`M182 ${groundY}V112h96v${groundY - 112}z`} fill={paperColour} />
      <path d="M198 132h44M198 150h64M198 168h64" stroke={pencilColour} strokeWidth="6" />
      <path d="M200 204q12-30 18-8t16-8t14 6" stroke={markColour} strokeWidth="5" />
      <RoleFigure icon="cloud" {...signer} hue="heather" />
      <path d="M192 172l10 30" stroke={frameColour} strokeWidth="5" />
      <Arm figure={signer} elbow={[160, 196]} hand={[192, 172]} hue="heather" />
      <path
        d="M182 4h72q14 0 14 14v64q0 14-14 14h-72q-8 0-12-6l-22 6q12-12 10-26v-52q0-14 24-14z"
        fill={paperColour}
      />
      <path d="M201 50v-13a16 16 0 0 1 32 0v13" stroke={markColour} strokeWidth="8" />
      <rect x="190" y="46" width="54" height="38" rx="7" fill="var(--amber)" />
      <path d="M217 61v8" stroke={markColour} strokeWidth="8" />
    </>
  ),
  /** A door that opens to those with a card. */
  premises: (
    <>
      <path d={`M26 ${groundY}V22h100v${groundY - 22}z`} fill={frameColour} />
      <path d={`M40 ${groundY}V36h72v${groundY - 36}z`} fill="url(#_amber)" />
      <path d={`M40 ${groundY}V36l46 18v${groundY - 54}z`} fill={paperColour} />
      <path d="M74 136v14" stroke={markColour} strokeWidth="9" />
      <rect x="136" y="98" width="32" height="54" rx="8" fill="var(--device)" stroke="var(--rim)" />
      <Light cx={152} cy={114} r={7} hue="moss" />
      <path d="M145 134h14" stroke={pencilColour} strokeWidth="5" />
      <Figure {...standOn(groundY, 228, 0.68)} hue="fjord">
        <rect x="-76" y="-164" width="34" height="48" rx="5" fill="var(--amber)" />
        <Arm elbow={[-66, -74]} hand={[-58, -108]} hue="fjord" />
      </Figure>
    </>
  ),
  /** Servers behind a lock. */
  technology: (
    <>
      <rect
        x="52"
        y="18"
        width="150"
        height={groundY - 18}
        rx="14"
        fill="var(--device)"
        stroke="var(--rim)"
      />
      {[34, 80, 126, 172].map((y, unit) => (
        <g key={y} transform={`translate(66 ${y})`}>
          <rect width="122" height="36" rx="6" fill={paperColour} />
          <Light cx={22} cy={18} r={9} hue={unit === 2 ? 'amber' : 'moss'} />
          <path d="M46 18h44" stroke={pencilColour} strokeWidth="7" />
        </g>
      ))}
      <path d="M191 150v-34a30 30 0 0 1 60 0v34" stroke={pencilColour} strokeWidth="18" />
      <rect x="168" y="143" width="106" height={groundY - 143} rx="10" fill="url(#_amber)" />
      <path d="M221 174l-9 32h18z" fill={markColour} />
      <circle cx="221" cy="172" r="12" fill={markColour} />
    </>
  ),
};

/** Scene of one area, on the horizon that all share. */
export const AreaDrawing = ({ name }: { name: AreaDrawingName }) => (
  <DrawingImage width={width} height={height}>
    <DrawingSvg viewBox={`0 0 ${width} ${height}`}>{drawings[name]}</DrawingSvg>
  </DrawingImage>
);
