import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { paperColour } from '#ui/drawings/shapes.tsx';

interface PinProps {
  hue: Hue;
  className: string | undefined;
  /** Symbol around the centre of the pin's head, in lines. */
  children: ReactNode;
}

/** A pin on the map, with a symbol that is in the colour of paper by default. */
export const Pin = ({ hue, className, children }: PinProps) => (
  <svg className={className} viewBox="-44 -44 88 118" fill="none" aria-hidden="true">
    <ellipse cx={0} cy={69} rx={18} ry={4.5} fill="black" opacity={0.22} />
    <path d="M0 70c-12-18-42-34-42-70a42 42 0 0 1 84 0c0 36-30 52-42 70Z" fill={`url(#_${hue})`} />
    <g stroke={paperColour} strokeWidth={4.5} strokeLinecap="round" strokeLinejoin="round">
      {children}
    </g>
  </svg>
);
