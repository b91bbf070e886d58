import type { ReactNode } from 'react';
import type { AreaSceneName } from '#content/author-components.ts';
import { DrawingImage } from '../DrawingImage.tsx';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Figure } from '../Figure.tsx';
import { FreeChair } from '../FreeChair.tsx';
import { Light } from '../Light.tsx';
import { frameColour, paperColour } from '../shapes.tsx';

/** Vertical position of the ground. The styles of the section have the same share of the height. */
const groundY = 320;
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
      <Figure x={420} y={360} scale={1.12} hue="coral" />
    </>
  ),
  /** Somebody at a desk, on whose other side nobody sits. */
  chair: (
    <>
      <FreeChair x={128} y={348} scale={1.22} />
      <Figure x={482} y={350} scale={1.12} hue="fjord" />
      <path d="M270 246h160v16h-18v86h-14v-86h-96v86h-14v-86h-18z" fill={frameColour} />
      <path d="M304 244v-70h88v70z" fill="oklch(86% 0.07 320)" stroke={frameColour} strokeWidth="5" />
      <path d="M322 196h52M322 218h30" stroke="oklch(42% 0.1 320)" strokeWidth="7" />
    </>
  ),
};

/** Scene of a facing area. Its ground is that of the section. */
export const AreaScene = ({ name }: { name: AreaSceneName }) => (
  <DrawingImage width={width} height={height}>
    <DrawingSvg viewBox={`0 0 ${width} ${height}`}>{scenes[name]}</DrawingSvg>
  </DrawingImage>
);
