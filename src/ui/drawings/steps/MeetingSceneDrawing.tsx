import { type ReactNode, useId } from 'react';
import type { Hue, MeetingScene } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { Person } from '../shapes.tsx';

/** Vertical position of the table's top in a scene. */
const tableY = 300;

interface SeatProps {
  x: number;
  hue: Hue;
  scale?: number;
}

/** A person behind the table. */
const Seat = ({ x, hue, scale = 1 }: SeatProps) => (
  <g transform={`translate(${x} ${tableY}) scale(${scale})`}>
    <Person hue={hue} />
  </g>
);

const scenes: Record<MeetingScene, ReactNode> = {
  /** One of two people tells something. */
  listening: (
    <>
      <Seat x={58} hue="amber" scale={1.06} />
      <Seat x={184} hue="fjord" />
      <path
        d="M100 150h84a14 14 0 0 1 14 14v34a14 14 0 0 1-14 14h-64l-26 18l6-22a14 14 0 0 1-12-14v-30a14 14 0 0 1 12-14z"
        fill="oklch(97% 0.008 95)"
      />
      <path d="M108 172h70M108 190h44" stroke="oklch(60% 0.04 300)" strokeWidth="7" />
    </>
  ),
  /** A letter, a telephone and an app are on the table. */
  alternatives: (
    <g transform={`translate(0 ${tableY})`}>
      <g transform="translate(12 -70) rotate(-5 40 60)">
        <rect width="84" height="68" rx="5" fill="oklch(96% 0.01 95)" />
        <path d="M4 6l38 32l38-32" stroke="oklch(60% 0.04 300)" strokeWidth="3" />
        <path d="M14 56h30" stroke="oklch(60% 0.04 300)" strokeWidth="5" />
      </g>
      <path d="M104-3l8-38h48l8 38z" fill="var(--coral)" />
      <circle cx="136" cy="-21" r="12" fill="oklch(96% 0.01 95)" />
      <path d="M106-44q0-18 30-18t30 18" stroke="var(--coral)" strokeWidth="14" />
      <rect
        x="182"
        y="-98"
        width="50"
        height="96"
        rx="11"
        fill="var(--screen)"
        stroke="var(--rim)"
        strokeWidth="2.500"
      />
      <circle cx="207" cy="-66" r="13" fill="url(#_moss)" />
      <path d="M194-38h26M194-24h16" stroke="var(--bar)" strokeWidth="6" />
    </g>
  ),
  /** Three people, and the sketch that they have in front of them. */
  users: (
    <>
      <Seat x={42} hue="heather" scale={0.86} />
      <Seat x={120} hue="moss" scale={1.3} />
      <Seat x={198} hue="coral" scale={0.86} />
      <g transform={`translate(78 ${tableY - 63}) rotate(-3 42 63) scale(.95)`}>
        <rect width="88" height="64" rx="4" fill="oklch(97% 0.008 95)" />
        <g stroke="oklch(30% 0.04 280)" strokeWidth="2.500">
          <path d="M10 10h30v26h-30zl30 26m0-26l-30 26M52 14h26M52 26h18M10 50h40" />
        </g>
        <path d="M62 45h16" stroke="var(--coral)" strokeWidth="9" />
      </g>
    </>
  ),
  /** Two people, and a place that is empty as yet. */
  pilot: (
    <>
      <Seat x={50} hue="fjord" scale={0.86} />
      <Seat x={120} hue="amber" scale={0.86} />
      <g
        transform={`translate(190 ${tableY}) scale(.86)`}
        stroke="var(--ink)"
        strokeWidth="2.500"
        strokeDasharray="5 7"
      >
        <path d="M-34-2a34 44 0 0 1 68 0" />
        <circle cy="-64" r="20" />
      </g>
    </>
  ),
  /** All places are taken, and what was planted has grown. */
  years: (
    <>
      <Seat x={50} hue="moss" />
      <Seat x={196} hue="heather" />
      <g transform={`translate(124 ${tableY})`}>
        <path d="M0-30V-104M0-52q22-4 27-27M0-72q-20-4-24-24" stroke="oklch(62% 0.06 70)" strokeWidth="5" />
        <Light cx={0} cy={-122} r={27} hue="moss" />
        <Light cx={34} cy={-88} r={18} hue="moss" />
        <Light cx={-30} cy={-102} r={13} hue="moss" />
        <path d="M-27-40h54l-7 38h-40z" fill="var(--coral)" />
        <path d="M-30-40h60" stroke="var(--coral)" strokeWidth="9" />
      </g>
    </>
  ),
};

interface MeetingSceneDrawingProps {
  scene: MeetingScene;
  hue: Hue;
}

/**
 * One scene at a meeting table, under a lamp. Table and ceiling continue beyond the drawing, as far as its frame shows
 * them. The ceiling fades at its end where the page sets --end-opacity.
 */
export function MeetingSceneDrawing({ scene, hue }: MeetingSceneDrawingProps) {
  const glow = useId();
  const fade = useId();
  // Wide scenes are smaller, so that they are within the light.
  const scale = { listening: 1.14, alternatives: 0.98, users: 1.04, pilot: 1.14, years: 1.06 }[scene];
  return (
    <DrawingSvg className={`h-${hue}`} viewBox="0 0 240 336">
      <linearGradient id={glow} x2="0" y2="1">
        <stop stopColor="var(--c)" stopOpacity=".6" />
        <stop offset="1" stopColor="var(--c)" stopOpacity="0" />
      </linearGradient>
      <linearGradient id={fade} gradientUnits="userSpaceOnUse" x1="180" x2="238">
        <stop stopColor="var(--ink)" />
        <stop offset="1" stopColor="var(--ink)" stopOpacity="var(--end-opacity, 1)" />
      </linearGradient>
      <path d="M-2000 1h5000M120 1V60" stroke={`url(#${fade})`} strokeWidth="2" opacity=".55" />
      <path d="M-2000 296h5000v32h-5000z" fill="oklch(52% 0.09 315)" />
      <path d="M-2000 328h5000v8h-5000z" fill="oklch(64% 0.09 318)" />
      <ellipse cx="120" cy="311" rx="116" ry="12" fill="color-mix(in oklab, var(--c) 70%, white)" />
      <path d="M72 84L4 311h232L168 84z" fill={`url(#${glow})`} />
      <path d="M72 84a48 40 0 0 1 96 0z" fill="var(--c)" />
      <Light cx={120} cy={86} r={24} hue={hue} />
      <g transform={`translate(120 310) scale(${scale}) translate(-120 ${-tableY})`}>{scenes[scene]}</g>
    </DrawingSvg>
  );
}
