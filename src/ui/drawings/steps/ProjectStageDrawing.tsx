import { type ReactNode, useId } from 'react';
import type { Hue, ProjectStage } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, Figure, type Point, standOn } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { reflectionShares } from '../Reflection.tsx';
import { RoleFigure } from '../roles/RoleAttribute.tsx';
import { Screen } from '../services/Website.tsx';

/** Height of the water line. */
const horizon = 262;

const paper = 'oklch(97% 0.008 95)';
const pencil = 'oklch(60% 0.03 265)';

/** A bubble of speech, 150 × 98, whose tail ends 128 below its top. */
const Bubble = ({ fill }: { fill: string }) => (
  <path
    d="M49 0h52a49 49 0 0 1 0 98h-22q-14 24-46 30q14-14 10-30a49 49 0 0 1 6-98z"
    fill={fill}
    stroke="var(--rim)"
  />
);

/** The product on a phone, which stands on the water line. */
const Phone = ({ x, scale, children }: { x: number; scale: number; children: ReactNode }) => (
  <g transform={`translate(${x} ${horizon - 260 * scale}) scale(${scale})`}>
    <Screen width={126} height={252} bezel={8} radius={16} />
    <rect x="42" y="8" width="42" height="11" rx="5.5" fill="var(--device)" />
    {children}
  </g>
);

interface PersonProps {
  x: number;
  scale: number;
  /** Points of the drawing. */
  arm?: readonly [elbow: Point, hand: Point];
}

/** The visitor, on the water line. */
const Visitor = ({ x, scale, arm }: PersonProps) => (
  <>
    <Figure {...standOn(horizon, x, scale)} hue="heather" />
    {arm && <Arm figure={standOn(horizon, x, scale)} elbow={arm[0]} hand={arm[1]} hue="heather" />}
  </>
);

/** The one of us who answers the visitor. */
const Helper = ({ x, scale, arm }: PersonProps) => (
  <>
    <RoleFigure icon="phone" {...standOn(horizon, x, scale)} />
    {arm && <Arm figure={standOn(horizon, x, scale)} elbow={arm[0]} hand={arm[1]} hue="fjord" />}
  </>
);

const stages: Record<ProjectStage, ReactNode> = {
  /** Somebody tells of an idea: a phone in dashes, in a bubble. */
  idea: (
    <>
      <Visitor x={36} scale={0.5} />
      <g transform="translate(46 24)">
        <Bubble fill={paper} />
        <rect
          x="34"
          y="20"
          width="34"
          height="58"
          rx="8"
          stroke="oklch(21% 0.03 265)"
          strokeWidth="2.500"
          strokeDasharray="6 6"
        />
        <Light cx={51} cy={49} r={8} hue="coral" />
        <path d="M84 38h32M84 58h20" stroke={pencil} strokeWidth="8" />
      </g>
    </>
  ),
  /** A question and its answer, and those who speak. */
  talk: (
    <>
      <Visitor x={36} scale={0.5} />
      <Helper x={180} scale={0.46} />
      <g transform="translate(-2 43) scale(.57)">
        <Bubble fill={paper} />
        <path d="M62 36a14 14 0 1 1 20 13c-5 3-7 5-7 11m0 14h0" stroke="var(--coral)" strokeWidth="8" />
      </g>
      <g transform="translate(212 43) scale(-.66 .66)">
        <Bubble fill="oklch(46% 0.12 250)" />
      </g>
      <Light cx={135} cy={75} r={8} hue="amber" />
      <Light cx={162} cy={75} r={12} hue="coral" />
      <Light cx={189} cy={75} r={8} hue="moss" />
    </>
  ),
  /** A sheet with what is agreed on, and a signature. */
  scope: (
    <>
      <g transform="translate(0 64)">
        <path d="M0 0h102l32 32v166h-134z" fill={paper} />
        <path d="M102 0v32h32" fill="oklch(86% 0.02 95)" />
        <path d="M44 50h54M44 80h66M44 110h42" stroke={pencil} strokeWidth="8" />
        <Light cx={24} cy={50} r={8} hue="amber" />
        <Light cx={24} cy={80} r={8} hue="coral" />
        <Light cx={24} cy={110} r={8} hue="fjord" />
        <path d="M18 172h70" stroke={pencil} strokeWidth="2" />
        <path
          d="M22 166c14-32 24-24 16-6s18-20 22-8 12 4 22-4"
          stroke="oklch(42% 0.14 255)"
          strokeWidth="4"
        />
        <Light cx={108} cy={164} r={17} hue="moss" />
        <path d="M101 164l5 6l10-11" stroke={paper} strokeWidth="4" />
      </g>
      <Helper
        x={178}
        scale={0.52}
        arm={[
          [132, 238],
          [126, 186],
        ]}
      />
    </>
  ),
  /** The product, small but complete. Somebody tests it. */
  version: (
    <>
      <Phone x={7} scale={0.8}>
        <Light cx={63} cy={92} r={40} hue="coral" />
        <path d="M18 168h90M18 192h54" stroke={pencil} strokeWidth="10" />
        <rect x="14" y="214" width="98" height="24" rx="12" fill="var(--fjord)" />
      </Phone>
      <Visitor
        x={168}
        scale={0.6}
        arm={[
          [120, 238],
          [93, 178],
        ]}
      />
    </>
  ),
  /** A newer version, and somebody with the spanner that keeps it in order. */
  years: (
    <>
      <Helper x={36} scale={0.52} />
      <g transform="translate(94 238) rotate(3) scale(.58)">
        <path
          d="M-15 0V-104a38 38 0 0 1-13-58a4 4 0 0 1 7 2v28l21 13l21-13v-28a4 4 0 0 1 7-2a38 38 0 0 1-13 58V0z"
          fill={paper}
          stroke="var(--rim)"
        />
        <path d="M-15 0V-62H15V0z" fill="var(--coral)" />
      </g>
      <Arm figure={standOn(horizon, 36, 0.52)} elbow={[86, 252]} hand={[96, 212]} hue="fjord" />
      <Phone x={130} scale={0.86}>
        <Light cx={36} cy={70} r={25} hue="coral" />
        <Light cx={91} cy={70} r={25} hue="amber" />
        <Light cx={36} cy={132} r={25} hue="moss" />
        <Light cx={91} cy={132} r={25} hue="heather" />
        <path d="M16 184h94" stroke={pencil} strokeWidth="10" />
        <rect x="14" y="210" width="98" height="28" rx="14" fill="var(--fjord)" />
      </Phone>
    </>
  ),
};

/**
 * Centre of the sun, how far it is above the water line, and its radius: from a sliver to a whole disc. It is between
 * the people and things of its stage, or higher than they are.
 */
const suns: Record<ProjectStage, { cx: number; above: number; r: number }> = {
  idea: { cx: 126, above: -20, r: 44 },
  talk: { cx: 110, above: -6, r: 52 },
  scope: { cx: 156, above: 44, r: 72 },
  version: { cx: 126, above: 84, r: 90 },
  years: { cx: 112, above: 128, r: 108 },
};

interface ProjectStageDrawingProps {
  stage: ProjectStage;
  hue: Hue;
}

/**
 * One stage of a project before a sun that is larger and has risen further than in the stage before. Light and water continue
 * beyond the drawing, as far as its frame shows them. Styles show one water line where the stages are side by
 * side.
 */
export function ProjectStageDrawing({ stage, hue }: ProjectStageDrawingProps) {
  const id = useId();
  const { cx, above, r } = suns[stage];
  // Half the width of the sun at the water line, or of a sun above it, where its reflection begins.
  const half = Math.round(Math.sqrt(Math.max(r ** 2 - above ** 2, (0.7 * r) ** 2)));
  return (
    <DrawingSvg className={`h-${hue}`} viewBox="0 0 240 340" preserveAspectRatio="xMidYMax">
      <g data-water="">
        <linearGradient id={`${id}w`} x2="0" y2="1">
          <stop stopColor="oklch(10% 0.03 265)" />
          <stop offset="1" stopColor="oklch(10% 0.03 265)" stopOpacity="0" />
        </linearGradient>
        <path d={`M-2000 ${horizon}h5000v78h-5000z`} fill={`url(#${id}w)`} />
        <path d={`M-2000 ${horizon}h5000`} stroke="oklch(62% 0.07 250)" strokeWidth="1.500" />
      </g>
      <clipPath id={`${id}s`}>
        <path d={`M-400-400h1000v${horizon + 400}h-1000z`} />
      </clipPath>
      <radialGradient id={id}>
        <stop offset=".6" stopColor="var(--c)" stopOpacity=".42" />
        <stop offset="1" stopColor="var(--c)" stopOpacity="0" />
      </radialGradient>
      <g clipPath={`url(#${id}s)`}>
        <circle cx={cx} cy={horizon - above} r={Math.round(r * 1.5)} fill={`url(#${id})`} />
        <Light cx={cx} cy={horizon - above} r={r} hue={hue} />
      </g>
      {reflectionShares.map((share, line) => (
        <path
          key={share}
          d={`M${cx - Math.round(half * share)} ${horizon + 14 + line * 16}h${2 * Math.round(half * share)}`}
          stroke="var(--c)"
          strokeWidth="6"
          opacity={0.62 - line * 0.16}
        />
      ))}
      {stages[stage]}
    </DrawingSvg>
  );
}
