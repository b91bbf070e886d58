import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { Figure, getTorsoPath, headY } from '#ui/drawings/Figure.tsx';

interface MemberProps {
  x: number;
  /** Position of the middle of the head. */
  y: number;
  scale: number;
  hue: Hue;
  children?: ReactNode;
}

/** A member of an association, down to the lower edge of a picture. */
export const Member = ({ x, y, scale, hue, children }: MemberProps) => (
  <Figure x={x} y={y - headY * scale} scale={scale} hue={hue} torso={getTorsoPath(160)}>
    {children}
  </Figure>
);
