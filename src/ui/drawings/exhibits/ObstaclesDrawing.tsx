import { type ReactNode, useId } from 'react';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { footDepth, headRadius, headY, standOn, torsoPath } from '../Figure.tsx';
import { LightPool } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure } from '../NightFigure.tsx';
import { markColour, mixHue, paperColour, pencilColour, Shadow } from '../shapes.tsx';

/** Colour of the rear sheet of a form and of the inside of an envelope. */
const coverColour = 'oklch(70% 0.12 318)';

/** Colour of the ground, which is that of the section below. */
const groundColour = 'oklch(33% 0.125 320)';

/** A form of several pages, 192 wide. It stands on the origin, as do the other obstacles. */
const Form = () => (
  <g transform="translate(-12 0)">
    <path d="M-60-292H106V0H-60z" fill={coverColour} />
    <path d="M-84-272H82V0H-84z" fill={paperColour} />
    <path d="M-62-240h82" stroke={markColour} strokeWidth="10" />
    {[-206, -152, -98].map((y, index) => (
      <g key={y}>
        <path d={`M-61 ${y}h${[52, 76, 40][index]}`} stroke={pencilColour} strokeWidth="5" />
        <circle cx={[10, 34, -2][index]} cy={y} r="4" fill="var(--coral)" />
        <rect x="-63" y={y + 11} width="126" height="26" rx="4" stroke={pencilColour} strokeWidth="2" />
      </g>
    ))}
    <rect x="-63" y="-42" width="16" height="16" rx="3" stroke={pencilColour} strokeWidth="2" />
    <path d="M-36-34h96" stroke={pencilColour} strokeWidth="6" opacity=".5" />
  </g>
);

/** A telephone whose line is open for an hour, 124 wide. */
const Telephone = () => (
  <>
    <rect
      x="-62"
      y="-240"
      width="124"
      height="240"
      rx="24"
      fill="var(--device)"
      stroke="var(--rim)"
      strokeWidth="2"
    />
    <rect x="-55" y="-233" width="110" height="226" rx="18" fill="var(--screen)" />
    <path d="M-14-219h28" stroke="var(--device)" strokeWidth="11" />
    <circle cy="-166" r="26" fill={mixHue('heather', 24)} />
    <g fill="var(--ink)" opacity=".45">
      <path d="M-12-153a12 13 0 0 1 24 0z" />
      <circle cy="-174" r="7" />
    </g>
    <text y="-100" fontSize="33" textAnchor="middle" fill="var(--ink)">
      10–11
    </text>
    <path d="M-30-82h60" stroke="var(--soft)" strokeWidth="6" />
    <Light cx={0} cy={-42} r={21} hue="coral" />
    <path d="M-10-38q10-9 20 0" stroke="#fff" strokeWidth="5.5" />
  </>
);

/** A letter full of text in its envelope, 196 wide. */
const Letter = () => (
  <>
    <path d="M-98-124L-8-196q8-6 16 0l90 72V0h-196z" fill={coverColour} />
    <path d="M-78-222h156v200h-156z" fill={paperColour} />
    <path d="M-60-198h60" stroke={markColour} strokeWidth="8" />
    <path
      d="M-60-174h120M-60-158h112M-60-142h120M-60-126h104M-60-110h120M-60-94h116"
      stroke={pencilColour}
      strokeWidth="5"
    />
    <path d="M-98-124L-4-54q4 3 8 0l94-70V0h-196z" fill="oklch(81% 0.08 318)" />
    <path d="M-98 0L-10-66q10-7 20 0L98 0z" fill="oklch(88% 0.055 318)" />
  </>
);

interface PersonProps {
  x: number;
  y: number;
  scale: number;
}

/** The person where the way comes down between two obstacles, fainter than at its start. */
const Landing = ({ x, y, scale }: PersonProps) => (
  <g opacity=".4">
    <NightFigure {...standOn(y, x, scale)} hue="coral" />
  </g>
);

interface StandingProps {
  x: number;
  y: number;
  scale?: number;
  /** Half the width of the thing. */
  radius: number;
  children: ReactNode;
}

const Standing = ({ x, y, scale = 1, radius, children }: StandingProps) => (
  <g transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}>
    <Shadow cx={0} cy={0} rx={radius} />
    {children}
  </g>
);

/** The place among the others that the way leads to: the outline of the person who is not there yet. */
const Goal = ({ x, y, scale }: PersonProps) => (
  <g
    transform={`translate(${x} ${y - footDepth * scale}) scale(${scale})`}
    stroke={paperColour}
    strokeWidth={4 / scale}
    strokeDasharray="15 14"
  >
    <circle cy={headY} r={headRadius - 4} />
    <path d={torsoPath} />
  </g>
);

interface SceneProps {
  width: number;
  /** Vertical position of the horizon and of the lower edge. The sky begins above the way. */
  horizonY: number;
  height: number;
  /** SVG path of the way, an arc for each obstacle. Two that meet end beside each other, so that their dots stay apart. */
  path: string;
  children: ReactNode;
}

/** Height of the sky above the origin. */
const skyHeight = 110;

/** An evening scene. Its sky begins transparent, so that it has the colour behind the text, and its ground goes on in the next section. */
const Scene = ({ width, horizonY, height, path, children }: SceneProps) => {
  const id = useId();
  return (
    <DrawingSvg viewBox={`0 ${-skyHeight} ${width} ${height + skyHeight}`}>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="oklch(46% 0.15 318)" stopOpacity="0" />
        <stop offset=".3" stopColor="oklch(36% 0.13 318)" />
        <stop offset="1" stopColor="oklch(50% 0.17 338)" />
      </linearGradient>
      <path d={`M-2000 ${-skyHeight}h6000V${horizonY}h-6000z`} fill={`url(#${id})`} />
      <path d={`M-2000 ${horizonY}h6000v2000h-6000z`} fill={groundColour} />
      {children}
      <path d={path} stroke={paperColour} strokeWidth="4" strokeDasharray="0 12" />
    </DrawingSvg>
  );
};

/** Vertical position of feet in the wide drawing, in front of the horizon, and size of the people in both drawings. */
const wideFeetY = 386;
const wideScale = 0.56;
const narrowFeetY = 744;
const narrowScale = 0.44;

/**
 * A way over three obstacles: a form, a telephone with short hours, and a letter. At its end is a place among others.
 * There is one drawing for wide windows, and after it one for phones, on which the way goes down three steps.
 */
export const ObstaclesDrawing = () => (
  <>
    <Scene
      width={1200}
      horizonY={346}
      height={430}
      path="M38 240C58-120 408-120 415 240M431 240C442-40 668-40 676 240M692 240C706-100 990-60 1002 240"
    >
      <LightPool x={1086} y={wideFeetY} rx={300} ry={60} hue="amber" />
      <NightFigure {...standOn(wideFeetY, 38, wideScale)} hue="coral" />
      <Landing x={423} y={wideFeetY} scale={wideScale} />
      <Landing x={684} y={wideFeetY} scale={wideScale} />
      <Standing x={246} y={wideFeetY} radius={96}>
        <Form />
      </Standing>
      <Standing x={568} y={wideFeetY} radius={62}>
        <Telephone />
      </Standing>
      <Standing x={836} y={wideFeetY} radius={98}>
        <Letter />
      </Standing>
      <Goal x={1002} y={wideFeetY} scale={wideScale} />
      <NightFigure {...standOn(wideFeetY, 1164, wideScale)} hue="fjord" />
      <NightFigure {...standOn(wideFeetY, 1086, wideScale)} hue="amber" />
    </Scene>
    <Scene
      width={390}
      horizonY={706}
      height={790}
      path="M46 116C50-96 346-96 352 176V366M330 366C306 190 30 190 30 440V624M54 624C70 436 286 436 286 624"
    >
      <path d="M-2000 226h2286v22h-2286zM94 468h2000v22h-2000z" fill={groundColour} />
      <path d="M-2000 226h2286M94 468h2000" stroke="oklch(66% 0.15 335)" strokeWidth="3" />
      <LightPool x={346} y={narrowFeetY} rx={170} ry={50} hue="amber" />
      <NightFigure {...standOn(226, 46, narrowScale)} hue="coral" />
      <Standing x={176} y={226} radius={96} scale={0.74}>
        <Form />
      </Standing>
      <Standing x={194} y={468} radius={62} scale={0.82}>
        <Telephone />
      </Standing>
      <Standing x={166} y={narrowFeetY} radius={98} scale={0.84}>
        <Letter />
      </Standing>
      <Landing x={341} y={468} scale={narrowScale} />
      <Landing x={42} y={narrowFeetY} scale={narrowScale} />
      <Goal x={286} y={narrowFeetY} scale={narrowScale} />
      <NightFigure {...standOn(narrowFeetY, 348, narrowScale)} hue="amber" />
    </Scene>
  </>
);
