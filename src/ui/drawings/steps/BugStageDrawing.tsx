import { type ReactNode, useId } from 'react';
import type { BugStage } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { DrawnText } from '../DrawnText.tsx';
import { Arm, standOn } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { RoleFigure } from '../roles/RoleAttribute.tsx';
import { markColour, mixHue } from '../shapes.tsx';

/** Height of the ground that everything stands on. */
const ground = 230;

/** Centre and half the width of the shadows at each stage: of the thing, and of the tester. */
const shadows: Record<BugStage, readonly (readonly [cx: number, rx: number])[]> = {
  sketch: [
    [74, 74],
    [164, 56],
  ],
  build: [
    [62, 60],
    [166, 56],
  ],
  release: [
    [57, 55],
    [170, 54],
  ],
  launch: [
    [82, 80],
    [194, 54],
  ],
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

/** Places of the tester at each stage. */
const reader = standOn(ground, 164, 0.74);
const watcher = standOn(ground, 166, 0.74);
const holder = standOn(ground, 171, 0.74);
const pusher = standOn(ground, 194, 0.74);

const stages: Record<BugStage, ReactNode> = {
  // A tester behind the sheet holds the bug with one hand.
  sketch: (
    <>
      <RoleFigure icon="quality" {...reader} />
      <g transform={`translate(12 ${ground - 178}) rotate(-3 60 178)`}>
        <rect width="124" height="176" rx="4" fill="var(--card)" />
        <g stroke="var(--ink)" strokeWidth="2">
          <path d="M16 18h92v60h-92zl92 60m0-60l-92 60M16 96h58M16 114h76M16 150h92v-22h-92z" />
        </g>
      </g>
      <Light cx={218} cy={132} r={11} hue="coral" />
      <Arm figure={reader} elbow={[230, 204]} hand={[217, 153]} hue="fjord" />
    </>
  ),
  // Code with the results of its tests, one of which fails. The hand is below the bug.
  build: (
    <>
      <g transform={`translate(2 ${ground - 118.4}) scale(.8)`}>
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
      <RoleFigure icon="quality" {...watcher} />
      <Light cx={212} cy={130} r={21} hue="coral" />
      <Arm figure={watcher} elbow={[232, 210]} hand={[214, 162]} hue="fjord" />
    </>
  ),
  // Both hands hold the bug, because it is as wide as the tester.
  release: (
    <>
      <g transform={`translate(4 ${ground - 196})`}>
        <Phone>
          <path d="M36 167h28m-8-6l8 6l-8 6" stroke="#fff" strokeWidth="4" />
        </Phone>
      </g>
      <RoleFigure icon="quality" {...holder} />
      <Light cx={170} cy={ground - 52} r={52} hue="coral" />
      <Light cx={130} cy={150} r={13} hue="fjord" />
      <Light cx={211} cy={150} r={13} hue="fjord" />
    </>
  ),
  // The bug is on the phone, which has cracks below it, and the tester cannot move it.
  launch: (
    <>
      <g transform={`translate(2 ${ground}) rotate(-90) scale(.82)`}>
        <Phone />
      </g>
      <path
        d="M80 150l-13 16l5 13l-16 15l3 13M80 150l11 19l-5 15l14 13l-2 11M80 150l-30 8l-9 15l-17 5M80 150l27 8l8 15l16 2"
        stroke="var(--ink)"
        strokeWidth="3"
      />
      <RoleFigure icon="quality" {...pusher} />
      <Light cx={80} cy={74} r={74} hue="coral" />
      <path d="M80 34v42M80 106h0" stroke={markColour} strokeWidth="17" />
      <Arm figure={pusher} elbow={[140, 182]} hand={[145, 116]} hue="fjord" />
    </>
  ),
};

/**
 * One bug, which is larger at each stage of a product, and the tester who has found it. The ground continues beyond
 * the drawing, or fades at its end where the page sets --end-opacity.
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
