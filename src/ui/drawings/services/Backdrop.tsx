import { type ReactNode, useId } from 'react';
import type { Hue } from '#content/collections.ts';
import { Light } from '../Light.tsx';
import { Reflection } from '../Reflection.tsx';

interface BackdropProps {
  hue: Hue;
  /** Centre and radius of the sun. */
  sun: readonly [cx: number, cy: number, r: number];
  horizon: number;
  /** Lines of the sun's light on the water. */
  reflects?: boolean;
  /** Shapes before the sun, cut off by the horizon. */
  children?: ReactNode;
}

/** Glow of a sun in the page's hue, visible at night only. */
export function Glow({ cx, cy, r }: { cx: number; cy: number; r: number }) {
  const glow = useId();
  return (
    <>
      <radialGradient id={glow}>
        <stop offset=".4" stopColor="light-dark(transparent, oklch(from var(--c) l c h / .5))" />
        <stop offset="1" stopColor="oklch(from var(--c) l c h / 0)" />
      </radialGradient>
      <circle cx={cx} cy={cy} r={r * 2.3} fill={`url(#${glow})`} />
    </>
  );
}

/** The sun in the page's hue on its horizon. It goes beyond the view box, because frames differ in shape. */
export function Backdrop({ hue, sun: [cx, cy, r], horizon, reflects = true, children }: BackdropProps) {
  return (
    <>
      <Glow cx={cx} cy={cy} r={r} />
      <Light cx={cx} cy={cy} r={r} hue={hue} />
      {children}
      <path d={`M-2000 ${horizon}h5000v2000h-5000z`} fill="var(--floor)" />
      {reflects && <Reflection cx={cx} r={r} y={horizon} />}
    </>
  );
}
