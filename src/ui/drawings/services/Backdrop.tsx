import { type ReactNode, useId } from 'react';
import type { Hue } from '#content/collections.ts';
import { Halo, WaterLight } from '../Glow.tsx';
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

interface NightBackdropProps extends Pick<BackdropProps, 'hue' | 'sun' | 'horizon'> {
  /** Colour of the sky above the horizon. */
  dusk: string;
}

/** A disc that sets behind the ridge of a fjord, at dusk. Its light is on the water, which is as wide as the window. */
export function NightBackdrop({ hue, sun: [cx, cy, r], horizon, dusk }: NightBackdropProps) {
  const sky = useId();
  return (
    <>
      <linearGradient id={sky} gradientUnits="userSpaceOnUse" x2="0" y1={horizon - 420} y2={horizon}>
        <stop stopColor="var(--night)" />
        <stop offset="1" stopColor={dusk} />
      </linearGradient>
      <path d={`M-2000-1000h5000V${horizon}h-5000z`} fill={`url(#${sky})`} />
      <Halo cx={cx} cy={cy} r={r * 2} hue={hue} />
      <Light cx={cx} cy={cy} r={r} hue={hue} />
      <path
        d="M-2000 0V-40l180-34 150 30 190-52 170 44 140-28 160 40 190-60 180 56 130-30 170 42 150-24 140 30L90-84l110 44 96-26 124 40 120-62 130 50 90-24 170 44 200-60 230 60V0z"
        transform={`translate(0 ${horizon})`}
        fill={`oklch(from ${dusk} 0.2 calc(c * 0.7) h)`}
      />
      <path d={`M-2000 ${horizon}h5000v2000h-5000z`} fill="var(--water)" />
      <path d={`M-2000 ${horizon}h5000`} stroke={`oklch(from ${dusk} 0.5 c h)`} />
      <WaterLight x={cx - r} width={2 * r} y={horizon} depth={r * 0.54} colour={`var(--${hue})`} isSoft />
    </>
  );
}
