import type { ComponentProps, ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { lights } from '#content/lights.ts';
import { Figure, headRadius, headY, torsoPath } from './Figure.tsx';
import { Halo, WaterLight } from './Glow.tsx';

interface NightFigureProps extends ComponentProps<typeof Figure> {
  /** Radius of the glow in the air, in radii of the head. */
  glow?: number;
  /** Arms of the figure, which are as dark as the torso that they grow out of. */
  arms?: ReactNode;
  /** False if arms are children in front of the torso, which would be brighter than a torso whose foot is in the dark. */
  isShaded?: boolean;
}

/** A person at night: the head has a bright middle and shines on the air around it, and the foot is in the dark. */
export function NightFigure(props: NightFigureProps) {
  const { glow = 3, torso = torsoPath, arms, isShaded = true, children, ...figure } = props;
  const { x, y, scale = 1, hue } = figure;
  return (
    <>
      <Halo
        cx={Math.round(x)}
        cy={Math.round(y + headY * scale)}
        r={Math.round(headRadius * glow * scale)}
        hue={hue}
      />
      <Figure {...figure} torso={torso} isBright>
        {arms}
        {isShaded && <path d={torso} fill="url(#_torsoShade)" />}
        {children}
      </Figure>
    </>
  );
}

interface PersonReflectionProps {
  x: number;
  scale: number;
  hue: Hue;
  /** Vertical position of the water's edge, and how far down the light reaches. */
  waterY: number;
  depth: number;
}

/** Light of a person on the water, half as wide again as the head. */
export const PersonReflection = ({ x, scale, hue, waterY, depth }: PersonReflectionProps) => (
  <WaterLight
    x={x - headRadius * scale * 1.5}
    width={headRadius * scale * 3}
    y={waterY}
    depth={depth}
    colour={lights[hue][1]}
    isSoft
  />
);
