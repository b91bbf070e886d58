import type { ReactNode } from 'react';
import { DrawingImage } from '#ui/drawings/DrawingImage.tsx';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { Figure } from '#ui/drawings/Figure.tsx';
import { paperColour, pencilColour } from '#ui/drawings/shapes.tsx';

/* Pictures are 280 wide and 200 high. A phone shows the middle of them, as wide as high. */

const metalColour = 'oklch(31% .07 250)';
const wallColour = 'oklch(86% .06 240)';
const amberWallColour = 'oklch(90% .07 85)';

const Picture = ({ ground, children }: { ground: string; children: ReactNode }) => (
  <DrawingImage width={280} height={200}>
    <DrawingSvg viewBox="0 0 280 200">
      <path d="M0 0h280v200H0z" fill={ground} />
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
  /** A large screen in front of an aircraft. */
  <Picture key="screen" ground={wallColour}>
    <path d="M0 168h280v32H0z" fill="oklch(70% .09 245)" />
    <path d="M-30 132C40 92 150 66 214 70q46 4 54 34-10 36-60 42Q90 156-30 150z" fill={metalColour} />
    <path d="M96 84q26-30 62-14l12 2z" fill="oklch(70% .1 238)" />
    <path d="M264 84q24 8 26 22t-22 22z" fill="var(--coral)" />
    <circle cx={186} cy={150} r={22} fill="oklch(15% .03 260)" />
    <circle cx={186} cy={150} r={8} fill="oklch(60% .06 248)" />
    <rect x={82} y={26} width={98} height={180} rx={16} fill="oklch(18% .04 260)" />
    <rect x={90} y={34} width={82} height={180} rx={10} fill={paperColour} />
    <circle cx={131} cy={84} r={32} fill="url(#_coral)" />
    <path d="M122 68v32l26-16z" fill={paperColour} />
    <path d="M104 138h54M104 156h54M104 174h34" stroke={pencilColour} strokeWidth={8} />
  </Picture>,
  /** A position that is as likely beside one aircraft as beside the other. */
  <Picture key="position" ground={amberWallColour}>
    <g transform="translate(86 116) rotate(24) scale(.74)">
      <TopView colour={metalColour} />
    </g>
    <g transform="translate(200 96) rotate(-18) scale(.74)">
      <TopView colour="oklch(52% .13 248)" />
    </g>
    <circle
      cx={144}
      cy={112}
      r={78}
      fill="oklch(64% .19 28 / .28)"
      stroke="#d6362c"
      strokeWidth={4}
      strokeDasharray="0 11"
    />
    <path d="M144 130C126 110 114 96 114 78a30 30 0 0 1 60 0c0 18-12 32-30 52z" fill="url(#_coral)" />
    <circle cx={144} cy={78} r={12} fill={paperColour} />
  </Picture>,
  /** Somebody in front of a text that is longer than they are. */
  <Picture key="text" ground={wallColour}>
    <path d="M0 176h280v24H0z" fill="oklch(70% .09 245)" />
    <path d="M68 14h148v162H68z" fill={paperColour} />
    <path
      d="M84 34h84M84 54h116M84 72h116M84 90h116M84 108h116M84 126h116M84 144h116M84 162h70"
      stroke={metalColour}
      strokeWidth={7}
    />
    <Figure x={184} y={186} scale={0.52} hue="amber" />
  </Picture>,
  /** Three visitors in one group, two with headphones and one with a hearing aid. */
  <Picture key="group" ground={amberWallColour}>
    <path d="M0 172h280v28H0z" fill="oklch(78% .1 75)" />
    <Figure x={88} y={182} scale={0.62} hue="fjord">
      <Headphones />
    </Figure>
    <Figure x={190} y={182} scale={0.58} hue="heather">
      <path d="M36-206q20-10 22 10 0 14-14 18" stroke={paperColour} strokeWidth={11} />
    </Figure>
    <Figure x={139} y={186} scale={0.42} hue="coral">
      <Headphones />
    </Figure>
  </Picture>,
];
