import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { markColour, mixHue, paperColour, pencilColour, Shadow } from '../shapes.tsx';

/** Colour of the rear sheet of a form and of the inside of an envelope. */
const coverColour = 'oklch(70% 0.12 318)';

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

interface StandingLightProps {
  x: number;
  y: number;
  r: number;
  hue: Hue;
}

const StandingLight = ({ x, y, r, hue }: StandingLightProps) => (
  <>
    <Shadow cx={x} cy={y} rx={r * 0.8} />
    <Light cx={x} cy={y - r} r={r} hue={hue} />
  </>
);

/** The light where it comes down between two obstacles, fainter than at its start. */
const Landing = (props: Omit<StandingLightProps, 'hue'>) => (
  <g opacity=".45">
    <StandingLight {...props} hue="coral" />
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

/** The place among the others that the way leads to. */
const Goal = ({ x, y, r }: Omit<StandingLightProps, 'hue'>) => (
  <circle
    cx={x}
    cy={y - r}
    r={r - 1}
    fill="color-mix(in oklab, var(--card) 60%, transparent)"
    stroke="var(--ink)"
    strokeWidth="3"
    strokeDasharray="6 8"
  />
);

interface SceneProps {
  viewBox: string;
  /** SVG path of the way, an arc for each obstacle. Two that meet end beside each other, so that their dots stay apart. */
  path: string;
  children: ReactNode;
}

const Scene = ({ viewBox, path, children }: SceneProps) => (
  <DrawingSvg viewBox={viewBox}>
    {children}
    <path d={path} stroke="var(--ink)" strokeWidth="4" strokeDasharray="0 12" />
  </DrawingSvg>
);

/**
 * A way over three obstacles: a form, a telephone with short hours, and a letter. At its end is a place among others.
 * There is one drawing for wide windows, and after it one for phones, on which the way goes down three steps.
 */
export const ObstaclesDrawing = () => (
  <>
    <Scene
      viewBox="0 0 1200 430"
      path="M38 304C58-112 408-112 415 304M431 304C442-14 668-14 676 304M692 304C706-84 990-40 1002 304"
    >
      <path d="M-2000 346h5200v2000h-5200z" fill="var(--floor)" />
      <StandingLight x={38} y={386} r={36} hue="coral" />
      <Landing x={423} y={386} r={36} />
      <Landing x={684} y={386} r={36} />
      <Standing x={246} y={386} radius={96}>
        <Form />
      </Standing>
      <Standing x={568} y={386} radius={62}>
        <Telephone />
      </Standing>
      <Standing x={836} y={386} radius={98}>
        <Letter />
      </Standing>
      <Goal x={1002} y={386} r={36} />
      <StandingLight x={1086} y={386} r={38} hue="moss" />
      <StandingLight x={1164} y={386} r={34} hue="fjord" />
    </Scene>
    <Scene
      viewBox="0 -24 390 798"
      path="M44 156C48-72 346-72 346 170V386M330 386C310 206 36 206 36 450V668M52 668C76 448 290 448 290 668"
    >
      <path d="M-2000 702h5200v2000h-5200z" fill="var(--floor)" />
      {/* The steps are lighter than the ground by night, because the sky behind them is as dark as the ground. */}
      <path
        d="M-2000 214h2284v18h-2284zM94 442h2000v18h-2000z"
        fill={`light-dark(var(--floor), ${mixHue('heather', 24)})`}
      />
      <StandingLight x={44} y={216} r={24} hue="coral" />
      <Standing x={150} y={216} radius={96} scale={0.6}>
        <Form />
      </Standing>
      <Standing x={206} y={444} radius={62} scale={0.66}>
        <Telephone />
      </Standing>
      <Standing x={164} y={726} radius={98} scale={0.7}>
        <Letter />
      </Standing>
      <Landing x={338} y={444} r={24} />
      <Landing x={44} y={726} r={24} />
      <Goal x={290} y={726} r={24} />
      <StandingLight x={348} y={726} r={22} hue="moss" />
    </Scene>
  </>
);
