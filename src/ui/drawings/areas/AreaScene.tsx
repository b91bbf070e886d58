import type { ReactNode } from 'react';
import type { AreaSceneName } from '#content/author-components.ts';
import { DrawingImage } from '../DrawingImage.tsx';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { standOn } from '../Figure.tsx';
import { Halo } from '../Glow.tsx';
import { NightFigure } from '../NightFigure.tsx';
import { paperColour } from '../shapes.tsx';

/** Vertical position of the ground. The styles of the section have the same share of the height. */
const groundY = 320;
/** Vertical position of feet, in front of the far end of the floor. */
const feetY = 350;
/** Colour of what a lamp lights. */
const lampColour = 'oklch(96% 0.05 92)';
/** Colour of shadows on the ground. */
const shadeColour = 'oklch(8% 0.04 300 / 0.6)';
/** Colour of dark things at night, which is lighter than the wall behind them. */
const edgeColour = 'oklch(44% 0.1 305)';

/** Place of the adviser, who sits. The desk hides the lower end of the figure. */
const adviser = { x: 484, y: 322, scale: 1.2 };

const width = 600;
const height = 380;

const scenes: Record<AreaSceneName, ReactNode> = {
  /** A door that is open at night, and somebody in the light that falls out of it. */
  door: (
    <>
      <Halo cx={180} cy={210} r={196} hue="amber" />
      <path d={`M54 ${groundY}V160a126 126 0 0 1 252 0v160z`} fill="oklch(46% 0.16 328)" />
      <path d={`M84 ${groundY}V164a96 96 0 0 1 192 0v156z`} fill="url(#_amber)" />
      <path d={`M120 ${groundY}V178a60 60 0 0 1 120 0v142z`} fill={lampColour} />
      <linearGradient id="_door-light" x1="0" x2="1">
        <stop stopColor={lampColour} />
        <stop offset="1" stopColor="var(--amber)" />
      </linearGradient>
      <path d={`M120 ${groundY}h120l330 60H150z`} fill="url(#_door-light)" />
      <path d={`M84 ${groundY}V164C84 96 62 62 40 74S0 140 0 204V360z`} fill="oklch(56% 0.2 345)" />
      <path d="M26 268v.1" stroke={paperColour} strokeWidth="15" />
      <ellipse cx="452" cy={feetY} rx="112" ry="13" fill={shadeColour} />
      <NightFigure {...standOn(feetY, 424, 1.12)} hue="coral" glow={2.5} />
    </>
  ),
  /** Somebody late at a desk, whom a laptop lights. On the chair before it nobody sits. */
  chair: (
    <>
      <linearGradient id="_desk" x2="0" y2="1">
        <stop stopColor="oklch(50% 0.13 318)" />
        <stop offset="1" stopColor="oklch(24% 0.08 300)" />
      </linearGradient>
      <ellipse cx="124" cy={feetY} rx="76" ry="9" fill={shadeColour} />
      <ellipse cx="412" cy={feetY} rx="170" ry="10" fill={shadeColour} />
      {/* The back of the chair ends before the outline of the missing person. */}
      <g stroke={paperColour} strokeWidth="6" strokeDasharray="13 11">
        <circle cx="142" cy="92" r="42" />
        <path d="M94 231C94 178 110 146 142 146S190 178 190 231" strokeDasharray="13 12.625" />
      </g>
      <path
        d={`M78 258V${feetY}M170 258V${feetY}`}
        stroke={edgeColour}
        strokeWidth="16"
        strokeLinecap="butt"
      />
      <path d="M40 152L60 258H184" stroke="var(--coral)" strokeWidth="30" />
      <Halo cx={322} cy={172} r={168} hue="heather" />
      <NightFigure {...adviser} hue="fjord" glow={1.7} />
      <path d={`M252 250h320V${feetY}h-320z`} fill="url(#_desk)" />
      <path d="M232 232h360v20h-360z" fill={edgeColour} />
      <rect x="258" y="118" width="128" height="108" rx="9" fill="oklch(14% 0.04 290)" />
      <path d="M267 127h110v86h-110z" fill="oklch(92% 0.06 320)" />
      <path d="M286 156h70M286 184h42" stroke="oklch(42% 0.1 320)" strokeWidth="9" />
      <path d="M247 227h150" stroke="oklch(56% 0.03 265)" strokeWidth="10" />
    </>
  ),
};

/** Scene of a facing area. Its ground is that of the section. */
export const AreaScene = ({ name }: { name: AreaSceneName }) => (
  <DrawingImage width={width} height={height}>
    <DrawingSvg viewBox={`0 0 ${width} ${height}`}>{scenes[name]}</DrawingSvg>
  </DrawingImage>
);
