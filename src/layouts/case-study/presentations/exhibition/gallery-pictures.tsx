import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { DrawingImage } from '#ui/drawings/DrawingImage.tsx';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { standOn } from '#ui/drawings/Figure.tsx';
import { Halo } from '#ui/drawings/Glow.tsx';
import { NightFigure } from '#ui/drawings/NightFigure.tsx';
import { paperColour, pencilColour } from '#ui/drawings/shapes.tsx';

/* Pictures are 280 wide and 200 high. A phone shows the middle of them, as wide as high. */

const darkColour = 'oklch(15% .03 260)';
const groundY = 168;

/** A picture of the hall in the evening, with the light of its subject's hue on the wall. */
const Picture = ({ hue, children }: { hue: Hue; children: ReactNode }) => (
  <DrawingImage width={280} height={200}>
    <DrawingSvg viewBox="0 0 280 200">
      <path d="M0 0h280v200H0z" fill="oklch(25% .08 258)" />
      <Halo cx={140} cy={110} r={190} hue={hue} />
      <path d={`M0 ${groundY}h280v${200 - groundY}H0z`} fill="oklch(18% .06 260)" />
      {children}
    </DrawingSvg>
  </DrawingImage>
);

/** Headphones on the head of a figure. */
export const Headphones = () => (
  <>
    <path d="M-48-196a48 48 0 0 1 96 0" stroke="#d6362c" strokeWidth="12" />
    <path d="M-48-198v16M48-198v16" stroke="#d6362c" strokeWidth="20" strokeLinecap="round" />
  </>
);

/** An aircraft from above, which points up. Its middle is at the origin. */
const TopView = ({ colour }: { colour: string }) => (
  <path
    fill={colour}
    d="M0-62c7 0 10 10 10 22l1 12 56 16q9 4 9 12t-9 8L10 12 6 44l20 8v10H-26V52l20-8L-10 12-67 8q-9 0-9-8t9-12l56-16 1-12c0-12 3-22 10-22z"
  />
);

/** Pictures of the challenges, in the order of their entries. */
export const galleryPictures = [
  /** An aircraft, and a screen before its tail. */
  <Picture key="screen" hue="fjord">
    <linearGradient id="_galleryMetal" x2="0" y2="1">
      <stop stopColor="oklch(86% .05 240)" />
      <stop offset=".5" stopColor="oklch(62% .09 248)" />
      <stop offset="1" stopColor="oklch(38% .09 256)" />
    </linearGradient>
    <path d="M118 100v44M142 104l-12 40" stroke="oklch(50% .07 250)" strokeWidth={7} />
    <path d="M134 58q22-32 56 0z" fill="oklch(78% .08 235)" />
    <path
      d="M72 72C104 58 150 52 190 54l100 12v44c-90 18-170 14-218-4q-8-18 0-34z"
      fill="url(#_galleryMetal)"
    />
    <path
      d="M64 84C54 64 54 34 61 14q5-8 10 1 7 40 1 70zM64 94c-8 22-8 46-2 64q5 8 10-1 6-36 0-64z"
      fill="#a9cbe6"
    />
    <path d="M75 68C56 74 47 82 44 89c4 9 12 16 31 21z" fill="url(#_coral)" />
    <circle cx={122} cy={146} r={23} fill={darkColour} />
    <circle cx={122} cy={146} r={8} fill="oklch(72% .06 248)" />
    <rect x={170} y={70} width={66} height={140} rx={13} fill={darkColour} />
    <rect x={176} y={76} width={54} height={134} rx={8} fill={paperColour} />
    <circle cx={203} cy={109} r={20} fill="url(#_coral)" />
    <path d="M197 98v22l18-11z" fill={paperColour} />
    <path d="M186 146h34M186 160h34M186 174h22" stroke={pencilColour} strokeWidth={6} />
  </Picture>,
  /** A position that is as likely beside one aircraft as beside the other. */
  <Picture key="position" hue="coral">
    <g transform="translate(86 116) rotate(24) scale(.74)">
      <TopView colour="oklch(78% .07 242)" />
    </g>
    <g transform="translate(200 96) rotate(-18) scale(.74)">
      <TopView colour="oklch(66% .12 246)" />
    </g>
    <circle
      cx={144}
      cy={112}
      r={78}
      fill="oklch(64% .19 28 / .28)"
      stroke="#ff8a78"
      strokeWidth={4}
      strokeDasharray="0 11"
    />
    <path d="M144 130C126 110 114 96 114 78a30 30 0 0 1 60 0c0 18-12 32-30 52z" fill="url(#_coral)" />
    <circle cx={144} cy={78} r={12} fill={paperColour} />
  </Picture>,
  /** Somebody in front of a text that is longer than they are. */
  <Picture key="text" hue="fjord">
    <path d={`M68 14h148v${groundY - 14}H68z`} fill={paperColour} />
    <path
      d="M84 34h84M84 54h116M84 72h116M84 90h116M84 108h116M84 126h116M84 144h70"
      stroke={pencilColour}
      strokeWidth={7}
    />
    <NightFigure {...standOn(184, 184, 0.54)} hue="amber" glow={1.8} />
  </Picture>,
  /** Three visitors in one group, two with headphones and one with a hearing aid. */
  <Picture key="group" hue="heather">
    <NightFigure {...standOn(184, 84, 0.64)} hue="fjord">
      <Headphones />
    </NightFigure>
    <NightFigure {...standOn(184, 194, 0.6)} hue="heather">
      <path d="M36-206q20-10 22 10 0 14-14 18" stroke={paperColour} strokeWidth={11} />
    </NightFigure>
    <NightFigure {...standOn(190, 139, 0.44)} hue="coral" glow={1.8}>
      <Headphones />
    </NightFigure>
  </Picture>,
];
