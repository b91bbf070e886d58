import { type ReactNode, useId } from 'react';
import type { Hue } from '#content/collections.ts';
import { WaterLight } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import palette from '../palette.module.css';
import { mixHue, paperColour, Shadow } from '../shapes.tsx';
import { Glow } from './Backdrop.tsx';
import { Screen, Temperature } from './Website.tsx';

/** Vertical position of the horizon, which all devices show at the same height. */
const horizon = 436;

interface DeviceProps {
  x: number;
  y: number;
  width: number;
  height: number;
  bezel: number;
  radius: number;
  landscapeId: string;
  /** Content above the landscape, from the upper left corner of the screen. */
  children: ReactNode;
}

/** A device whose screen shows the part of the landscape that it stands before. */
const Device = ({ x, y, width, height, bezel, radius, landscapeId, children }: DeviceProps) => {
  const screen = useId();
  return (
    <g className={palette.lit}>
      <Shadow cx={x + width / 2} cy={y + height + bezel + 7} rx={width * 0.56} />
      <g transform={`translate(${x} ${y})`}>
        <Screen {...{ width, height, bezel, radius }} />
      </g>
      <clipPath id={screen}>
        <rect x={x} y={y} width={width} height={height} rx={radius} />
      </clipPath>
      <g clipPath={`url(#${screen})`}>
        <path d={`M-100-100h900v${horizon + 100}h-900z`} fill={`url(#${landscapeId}-sky)`} />
        <use href={`#${landscapeId}`} />
        <path d={`M-100 ${horizon}h900v200h-900z`} fill={mixHue('fjord', 78)} />
        <g transform={`translate(${x} ${y})`}>{children}</g>
      </g>
    </g>
  );
};

/** The weather on the summit, and a line of text below it. */
const Summit = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <>
    <Temperature x={x} y={y} size={size} />
    <path d={`M${x + 4} ${y + size * 0.42}h${size * 2.1}`} stroke="var(--bar)" strokeWidth="7" />
  </>
);

/** The bar of a browser. */
const BrowserBar = ({ width }: { width: number }) => (
  <>
    <path d={`M0 0h${width}v30h-${width}z`} fill="var(--screen)" />
    <circle cx="18" cy="15" r="4.5" fill="var(--coral)" />
    <circle cx="32" cy="15" r="4.5" fill="var(--amber)" />
    <circle cx="46" cy="15" r="4.5" fill="var(--moss)" />
    <path d={`M${width * 0.36} 15h${width * 0.34}`} stroke="var(--soft)" strokeWidth="12" opacity=".6" />
  </>
);

/** Lines of text, and a card with a picture and two more of them. */
const TabletContent = ({ width }: { width: number }) => (
  <>
    <path d="M20 32h56M20 50h36" stroke="var(--bar)" strokeWidth="7" />
    <rect x="14" y="194" width={width - 28} height="52" rx="10" fill="var(--card)" />
    <circle cx="39" cy="220" r="13" fill="var(--moss)" />
    <path d={`M66 212h${width - 98}M66 228h30`} stroke="var(--bar)" strokeWidth="6" />
  </>
);

interface PhoneContentProps {
  width: number;
  /** Vertical position of the horizon on the screen. */
  waterY: number;
}

/** The notch, lines of text, the reflection of the sun, and a button. */
const PhoneContent = ({ width, waterY }: PhoneContentProps) => (
  <>
    <path d={`M0 ${waterY}h${width}v130h-${width}z`} fill="url(#_sunWater)" />
    <rect x={width / 2 - 19} y="9" width="38" height="11" rx="5.5" fill="var(--device)" />
    <path d="M18 44h52M18 60h34" stroke="var(--bar)" strokeWidth="7" />
    <path d={`M${width / 2 - 29} 245h58`} stroke="var(--card)" strokeWidth="20" />
  </>
);

/** Colour of the sky, as in the palette. */
const skyColour = 'light-dark(color-mix(in oklab, var(--c) 20%, var(--paper)), oklch(19% 0.045 275))';

/** Colour of the mountains outside the screens. It is opaque, so that the sun does not show through them. */
const getHaze = (percent: number) => `color-mix(in oklab, var(--fjord) ${percent}%, ${skyColour})`;

/** One landscape at dusk, which goes on by day through a browser window, a tablet and a phone. */
export function WebDrawing({ hue }: { hue: Hue }) {
  const landscapeId = useId();
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <g className={palette.lit}>
        <linearGradient id={`${landscapeId}-sky`} x2="0" y1="130" y2={horizon} gradientUnits="userSpaceOnUse">
          <stop stopColor={mixHue(hue, 58)} />
          <stop offset="1" stopColor={mixHue(hue, 14)} />
        </linearGradient>
      </g>
      <defs>
        <g id={landscapeId}>
          <Light cx={138} cy={300} r={122} hue="amber" />
          <use href={`#${landscapeId}-far`} color={mixHue('fjord', 58)} />
          <path d="M372 206l46 56-16 24-18-18-22 34-30-22-24 20-8-24z" fill={paperColour} />
          <use href={`#${landscapeId}-near`} color="var(--fjord)" />
        </g>
        <path
          id={`${landscapeId}-far`}
          d="M-2000 436H-150L-64 418-20 378 40 350l52 22 84-56 56 26L372 206l62 76 40-24 82 92 62-52 112 84 160-40 240 60 400-50 600 40v44z"
          fill="currentColor"
        />
        <path
          id={`${landscapeId}-near`}
          d="M-2000 436H-110L-30 400 30 414l92-40 70 26 104-76 96 84 92-54 96 60 110-66 150 66 200-20 400 26 800-24v40z"
          fill="currentColor"
        />
      </defs>
      <Glow cx={330} cy={300} r={170} />
      {/* At dusk the sun lights the sky above the horizon, and the water below it. */}
      <linearGradient id="_web-dusk" x2="0" y1="150" y2={horizon} gradientUnits="userSpaceOnUse">
        <stop stopColor="oklch(82% 0.11 60 / 0)" />
        <stop offset="1" stopColor="light-dark(oklch(84% 0.1 58 / .6), oklch(50% 0.13 20 / .3))" />
      </linearGradient>
      <radialGradient id="_sunHalo">
        <stop offset=".34" stopColor="light-dark(oklch(86% 0.14 78 / .7), oklch(76% 0.15 68 / .4))" />
        <stop offset="1" stopColor="oklch(84% 0.13 70 / 0)" />
      </radialGradient>
      <radialGradient id="_sunWater" cx=".5" cy="0" gradientTransform="scale(1 2)">
        <stop stopColor="oklch(87% 0.15 78)" />
        <stop offset="1" stopColor="oklch(85% 0.15 76 / 0)" />
      </radialGradient>
      <path d={`M-2000 150h5000V${horizon}h-5000z`} fill="url(#_web-dusk)" />
      <circle cx="138" cy="300" r="330" fill="url(#_sunHalo)" />
      <Light cx={138} cy={300} r={122} hue="amber" />
      <use href={`#${landscapeId}-far`} color={getHaze(24)} />
      <use href={`#${landscapeId}-near`} color={getHaze(44)} />
      <path d={`M-2000 ${horizon}h5000v2000h-5000z`} fill="var(--floor)" />
      <WaterLight x={-1200} width={3200} y={horizon} depth={150} colour="oklch(40% 0.1 252)" isSoft />
      <path d={`M16 ${horizon}h244v130h-244z`} fill="url(#_sunWater)" />
      {/* A page header shows it in a wide window. An image of the drawing has the other one. */}
      <g data-wide="" display="none">
        <Device landscapeId={landscapeId} x={140} y={128} width={372} height={372} bezel={6} radius={12}>
          <BrowserBar width={372} />
          <path d="M290 56h24M328 56h24" stroke="var(--bar)" strokeWidth="6" />
          <Summit x={112} y={70} size={38} />
        </Device>
        <Device landscapeId={landscapeId} x={484} y={210} width={142} height={302} bezel={8} radius={14}>
          <TabletContent width={142} />
        </Device>
        <Device landscapeId={landscapeId} x={44} y={254} width={112} height={270} bezel={7} radius={18}>
          <PhoneContent width={112} waterY={horizon - 254} />
        </Device>
      </g>
      <g data-narrow="">
        <Device landscapeId={landscapeId} x={80} y={66} width={460} height={420} bezel={6} radius={12}>
          <BrowserBar width={460} />
          <path d="M346 62h30M392 62h30" stroke="var(--bar)" strokeWidth="7" />
          <Summit x={146} y={102} size={56} />
        </Device>
        <Device landscapeId={landscapeId} x={421} y={250} width={137} height={258} bezel={9} radius={14}>
          <TabletContent width={137} />
        </Device>
        <Device landscapeId={landscapeId} x={62} y={272} width={122} height={264} bezel={8} radius={18}>
          <PhoneContent width={122} waterY={horizon - 272} />
        </Device>
      </g>
    </g>
  );
}
