import type { ComponentProps } from 'react';
import { Figure, headRadius, headY } from './Figure.tsx';
import { Halo } from './Glow.tsx';

/** A person whose head shines on the shoulders and the air around it. */
export function LitFigure({
  x,
  y,
  scale = 1,
  hue,
}: Pick<ComponentProps<typeof Figure>, 'x' | 'y' | 'scale' | 'hue'>) {
  return (
    <>
      <Figure x={x} y={y} scale={scale} hue={hue} />
      <Halo cx={x} cy={Math.round(y + headY * scale)} r={Math.round(headRadius * 2.3 * scale)} hue={hue} />
    </>
  );
}
