import type { ReactNode } from 'react';
import type { AreaDrawingName, IconName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { DrawingImage } from '../DrawingImage.tsx';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, getTorsoPath, headY, standOn } from '../Figure.tsx';
import { Halo, LightPool } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure, PersonReflection } from '../NightFigure.tsx';
import { RoleAttribute } from '../roles/RoleAttribute.tsx';
import { frameColour, glowColour, markColour, paperColour, pencilColour } from '../shapes.tsx';

/**
 * Vertical position of the horizon that all areas share. The styles of the section have the same share of the height.
 */
const groundY = 225;
const width = 300;
const height = 245;

/** Room above the drawings, in which the glow of a head ends. */
const skyHeight = 40;

/** Depth of the water below the horizon. */
const waterDepth = height - groundY;

/** Centre of the table, left of the middle, because a wide window has another area at its right. */
const tableX = 139;

/** People at the sides of the table, and the one who signs. */
const leftMember = standOn(groundY, 58, 0.8);
const rightMember = { ...leftMember, x: 2 * tableX - leftMember.x };
const signer = standOn(groundY, 96, 0.9);
const visitor = standOn(groundY, 228, 0.68);

interface WorkerProps extends ReturnType<typeof standOn> {
  icon: IconName;
  hue: Hue;
  torso?: string | undefined;
}

/** A role at night, whose glow ends before the drawing does. */
const Worker = ({ icon, ...figure }: WorkerProps) => (
  <NightFigure {...figure} glow={1.7}>
    <RoleAttribute icon={icon} y={headY} />
  </NightFigure>
);

const drawings: Record<AreaDrawingName, ReactNode> = {
  /** People around a table, on which they agree. */
  organisation: (
    <>
      <PersonReflection {...leftMember} hue="fjord" waterY={groundY} depth={waterDepth} />
      <PersonReflection {...rightMember} hue="moss" waterY={groundY} depth={waterDepth} />
      <Worker icon="lead" hue="heather" x={tableX} y={groundY - 30} scale={0.78} torso={getTorsoPath(38.5)} />
      <Worker icon="product" hue="fjord" {...leftMember} />
      <Arm figure={rightMember} elbow={[167, 140]} hand={[170, 104]} hue="moss" />
      <Worker icon="growth" hue="moss" {...rightMember} />
      <path d={`M${tableX - 18} 176h36l14 ${groundY - 176}h-64z`} fill="var(--device)" />
      <ellipse cx={tableX} cy="172" rx="112" ry="23" fill="var(--device)" />
      <ellipse cx={tableX} cy="165" rx="112" ry="23" fill={frameColour} />
      <path d="M112 154h54l14 20h-82z" fill={paperColour} />
      <path d="M122 160h36M118 167h26" stroke={pencilColour} strokeWidth="4" />
      <Arm figure={leftMember} elbow={[104, 156]} hand={[116, 158]} hue="fjord" />
    </>
  ),
  /** Someone who says nothing of what is locked up, and the signed promise. */
  people: (
    <>
      <PersonReflection {...signer} hue="heather" waterY={groundY} depth={waterDepth} />
      <path d={`M182 ${groundY}V112h96v${groundY - 112}z`} fill={paperColour} />
      <path d="M198 132h44M198 150h64M198 168h64" stroke={pencilColour} strokeWidth="6" />
      <path d="M200 204q12-30 18-8t16-8t14 6" stroke={markColour} strokeWidth="5" />
      <path d="M192 172l10 30" stroke={frameColour} strokeWidth="5" />
      <Arm figure={signer} elbow={[160, 196]} hand={[192, 172]} hue="heather" />
      <Worker icon="cloud" hue="heather" {...signer} />
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
      <Halo cx={84} cy={118} r={84} hue="amber" />
      <LightPool x={84} y={groundY} rx={80} ry={waterDepth} hue="amber" />
      <PersonReflection {...visitor} hue="fjord" waterY={groundY} depth={waterDepth} />
      <path d={`M48 ${groundY}V24h76v${groundY - 24}z`} fill={glowColour} />
      <path d={`M48 ${groundY}V24l-38 19v${groundY - 43}z`} fill="oklch(45% 0.11 275)" />
      <Light cx={19} cy={136} r={5} hue="amber" />
      <rect x="136" y="98" width="32" height="54" rx="8" fill="var(--device)" stroke="var(--rim)" />
      <Light cx={152} cy={114} r={7} hue="moss" />
      <path d="M145 134h14" stroke={pencilColour} strokeWidth="5" />
      <rect x="176" y="108" width="24" height="33" rx="4" fill="var(--amber)" />
      <Arm figure={visitor} elbow={[183, 170]} hand={[189, 147]} hue="fjord" />
      <NightFigure {...visitor} hue="fjord" glow={1.7} />
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
      <Halo cx={221} cy={176} r={78} hue="amber" />
      <LightPool x={221} y={groundY} rx={74} ry={waterDepth} hue="amber" />
      <path d="M191 150v-34a30 30 0 0 1 60 0v34" stroke={pencilColour} strokeWidth="18" />
      <rect x="168" y="143" width="106" height={groundY - 143} rx="10" fill="url(#_amber)" />
      <path d="M221 174l-9 32h18z" fill={markColour} />
      <circle cx="221" cy="172" r="12" fill={markColour} />
    </>
  ),
};

/** Scene of one area at night, on the horizon that all share. */
export const AreaDrawing = ({ name }: { name: AreaDrawingName }) => (
  <DrawingImage width={width} height={skyHeight + height}>
    <DrawingSvg viewBox={`0 ${-skyHeight} ${width} ${skyHeight + height}`}>{drawings[name]}</DrawingSvg>
  </DrawingImage>
);
