import type { ReactNode } from 'react';
import type { AreaSceneName } from '#content/author-components.ts';
import { DrawingImage } from '../DrawingImage.tsx';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Figure } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { frameColour, paperColour } from '../shapes.tsx';

/** Vertical position of the ground. The styles of the section have the same share of the height. */
const groundY = 320;
/** Vertical position of feet, in front of the far end of the floor. */
const feetY = 350;
const width = 600;
const height = 380;

const scenes: Record<AreaSceneName, ReactNode> = {
  /** A door that is open at night, and somebody in its light. */
  door: (
    <>
      <Light cx={520} cy={60} r={30} hue="amber" />
      <path d={`M180 ${groundY}h150l270 60H250z`} fill="oklch(80% 0.145 80)" />
      <path d={`M54 ${groundY}V160a126 126 0 0 1 252 0v160z`} fill="oklch(46% 0.16 328)" />
      <path d={`M84 ${groundY}V164a96 96 0 0 1 192 0v156z`} fill="url(#_amber)" />
      <path d={`M120 ${groundY}V178a60 60 0 0 1 120 0v142z`} fill="oklch(96% 0.05 92)" />
      <path d={`M84 ${groundY}V164a96 96 0 0 0-84 60v136z`} fill="oklch(56% 0.2 345)" />
      <path d="M26 268v.1" stroke={paperColour} strokeWidth="15" />
      <Figure x={420} y={feetY - 8} scale={1.12} hue="coral" />
    </>
  ),
  /** Somebody at a desk. On the chair before it nobody sits. */
  chair: (
    <>
      <g stroke="var(--ink)" strokeWidth="6" strokeDasharray="13 11">
        <circle cx="122" cy="92" r="42" />
        <path d="M64 238C64 178 88 146 122 146S180 178 180 238" />
      </g>
      <path
        d={`M78 258V${feetY}M170 258V${feetY}`}
        stroke={frameColour}
        strokeWidth="16"
        strokeLinecap="butt"
      />
      <path d="M46 152L64 258H184" stroke="var(--coral)" strokeWidth="30" />
      <Figure x={498} y={feetY - 9} scale={1.2} hue="fjord" />
      <path
        d={`M232 232h240v20h-20v${feetY - 252}h-18v-${feetY - 252}h-164v${feetY - 252}h-18v-${feetY - 252}h-20z`}
        fill={frameColour}
      />
      <path d="M262 222v-92h116v92z" fill="oklch(86% 0.07 320)" />
      <path d="M248 227h144" stroke="oklch(42% 0.1 320)" strokeWidth="10" />
      <path d="M286 158h68M286 188h40" stroke="oklch(42% 0.1 320)" strokeWidth="9" />
    </>
  ),
};

/** Scene of a facing area. Its ground is that of the section. */
export const AreaScene = ({ name }: { name: AreaSceneName }) => (
  <DrawingImage width={width} height={height}>
    <DrawingSvg viewBox={`0 0 ${width} ${height}`}>{scenes[name]}</DrawingSvg>
  </DrawingImage>
);
