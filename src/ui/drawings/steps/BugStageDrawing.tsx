import { type ReactNode, useId } from 'react';
import type { BugStage } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { DrawnText } from '../DrawnText.tsx';
import { Arm, standOn } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { RoleFigure } from '../roles/RoleAttribute.tsx';
import { markColour, mixHue } from '../shapes.tsx';
import styles from './BugStageDrawing.module.css';

/** Height of the ground that everything stands on. */
const ground = 230;

interface BugProps {
  cx: number;
  r: number;
}

/** The bug on the ground. */
const Bug = ({ cx, r }: BugProps) => <Light cx={cx} cy={ground - r} r={r} hue="coral" />;

/** Centre and half the width of the shadows at each stage: of the thing, and of the bug. */
const shadows: Record<BugStage, readonly (readonly [cx: number, rx: number])[]> = {
  sketch: [
    [74, 74],
    [164, 56],
    [228, 12],
  ],
  build: [
    [98, 82],
    [204, 20],
  ],
  release: [
    [54, 62],
    [170, 50],
  ],
  launch: [],
};

/** Returns a path around all shadows, so that they do not darken each other where they overlap. */
const getShadowPath = (stage: BugStage) =>
  shadows[stage]
    .map(([cx, rx]) => {
      const ry = Math.max(2, Math.round(rx * 0.12));
      return `M${cx - rx} ${ground}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0-${2 * rx} 0z`;
    })
    .join('');

const Phone = ({ children }: { children?: ReactNode }) => (
  <>
    <rect width="100" height="196" rx="20" fill="var(--device)" stroke="var(--rim)" />
    <rect x="6" y="6" width="88" height="184" rx="15" fill="var(--screen)" />
    <path d="M6 21a15 15 0 0 1 15-15h58a15 15 0 0 1 15 15v59h-88z" fill={mixHue('moss', 45)} />
    <path d="M40 14h20" stroke="var(--device)" strokeWidth="8" />
    <DrawnText x="16" y="58" fontSize="22" fill="var(--ink)" name="today" />
    <Light cx={26} cy={104} r={9} hue="moss" />
    <path d="M44 104h36M44 130h28" stroke="var(--bar)" strokeWidth="7" />
    <Light cx={26} cy={130} r={9} hue="amber" />
    <rect x="16" y="156" width="68" height="22" rx="11" fill="var(--fjord)" />
    {children}
  </>
);

/** Vertical positions of the results of tests beside lines of code, and of the one that fails. */
const resultYs = [46, 70, 92, 124];
const failedY = 124;

/** Places of the tester at the first stage, and at the last one where anybody can hold the bug. */
const reader = standOn(ground, 164, 0.74);
const holder = standOn(ground, 171, 0.74);

const stages: Record<BugStage, ReactNode> = {
  // A tester behind the sheet points at what does not add up.
  sketch: (
    <>
      <RoleFigure icon="quality" {...reader} />
      <g transform={`translate(12 ${ground - 178}) rotate(-3 60 178)`}>
        <rect width="124" height="176" rx="4" fill="var(--card)" />
        <g stroke="var(--ink)" strokeWidth="2">
          <path d="M16 18h92v60h-92zl92 60m0-60l-92 60M16 96h58M16 114h76M16 150h92v-22h-92z" />
        </g>
      </g>
      <g transform={`translate(142 ${ground - 50}) rotate(196)`}>
        <path d="M0-8h26l20 8l-20 8H0z" fill="var(--amber)" />
        <path d="M36-4l10 4l-10 4z" fill="var(--ink)" />
      </g>
      <Arm figure={reader} elbow={[250, 200]} hand={[144, 180]} hue="fjord" />
      <Bug cx={228} r={11} />
    </>
  ),
  // Code with the results of its tests, one of which fails.
  build: (
    <>
      <g transform={`translate(24 ${ground - 148})`}>
        <rect width="148" height="148" rx="10" fill="oklch(19% 0.04 265)" stroke="var(--rim)" />
        <path d="M16 16h0m14 0h0m14 0h0" stroke="#fff" strokeWidth="7" opacity=".5" />
        <g strokeWidth="8">
          <path d="M18 46h34M34 92h42M18 124h26" stroke="var(--fjord)" />
          <path d="M66 46h40M34 70h26" stroke="var(--amber)" />
          <path d="M74 70h32M90 92h16M56 124h50" stroke="var(--moss)" />
        </g>
        {resultYs.map((y) => (
          <Light key={y} cx={130} cy={y} r={8} hue={y === failedY ? 'coral' : 'moss'} />
        ))}
      </g>
      <Bug cx={204} r={18} />
    </>
  ),
  // The tester holds the bug, which is as wide as the tester, and looks over it.
  release: (
    <>
      <g transform={`translate(4 ${ground - 196})`}>
        <Phone>
          <path d="M36 167h28m-8-6l8 6l-8 6" stroke="#fff" strokeWidth="4" />
        </Phone>
      </g>
      <RoleFigure icon="quality" {...holder} />
      <Bug cx={170} r={52} />
      <Light cx={130} cy={150} r={13} hue="fjord" />
      <Light cx={211} cy={150} r={13} hue="fjord" />
    </>
  ),
  launch: (
    <>
      <g className={styles.launch}>
        <ellipse cx="214" cy={ground} rx="214" ry="22" fill="var(--shade)" />
      </g>
      <g className={styles.device}>
        <g transform={`translate(4 ${ground}) rotate(-90)`}>
          <Phone />
          <path
            d="M96 64L84 50L90 36L80 24M56 98L44 86L50 72L38 64M24 126L12 112L18 96L10 86"
            stroke="var(--ink)"
            strokeWidth="3"
          />
        </g>
      </g>
      <g className={styles.launch}>
        <Bug cx={250} r={250} />
        <path d={`M250 ${ground - 345}v142M250 ${ground - 128}h0`} stroke={markColour} strokeWidth="42" />
      </g>
    </>
  ),
};

/**
 * One bug, which is larger at each stage of a product. The ground continues beyond the drawing, or fades at its end where
 * the page sets --end-opacity.
 */
export function BugStageDrawing({ stage }: { stage: BugStage }) {
  const fade = useId();
  return (
    <DrawingSvg className="h-moss" viewBox="0 0 240 262">
      <linearGradient id={fade} gradientUnits="userSpaceOnUse" x1="150" x2="238">
        <stop stopColor="var(--floor)" />
        <stop offset="1" stopColor="var(--floor)" stopOpacity="var(--end-opacity, 1)" />
      </linearGradient>
      <path d={`M-2000 ${ground - 16}h5000v48h-5000z`} fill={`url(#${fade})`} />
      <path d={getShadowPath(stage)} fill="var(--shade)" />
      {stages[stage]}
    </DrawingSvg>
  );
}
