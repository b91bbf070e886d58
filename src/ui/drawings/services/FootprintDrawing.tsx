import { type ReactNode, useId } from 'react';
import type { Hue } from '#content/collections.ts';
import { DrawnText } from '../DrawnText.tsx';
import { Figure, standOn } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { markColour, mixPaper, paperColour, Shadow } from '../shapes.tsx';
import { Backdrop } from './Backdrop.tsx';
import { Landscape } from './Website.tsx';

/** Outline of the sole of a left foot, 240 wide and 404 high. */
const solePath =
  'M4 122C4 44 58 0 122 0c72 0 118 46 114 118c-4 62-38 92-42 148c-2 30 10 46 6 78c-5 38-38 60-76 60c-46 0-74-32-76-76c-2-58-44-122-44-206z';

/** Centres and radii of the toes, the big one first. */
const toes: readonly (readonly [cx: number, cy: number, r: number])[] = [
  [206, -58, 44],
  [116, -60, 31],
  [44, -38, 26],
  [-12, 4, 22],
  [-46, 62, 18],
];

interface FootprintProps {
  /** Position, direction and size. */
  transform: string;
  isRight?: boolean;
  hues: readonly [Hue, ...Hue[]];
  /** The page on the screen that the sole is. */
  children: ReactNode;
}

/** The print of a foot: its sole is a screen, and its toes are lights. A right one is a left one in a mirror. */
function Footprint({ transform, isRight = false, hues, children }: FootprintProps) {
  const clip = useId();
  const mirror = isRight ? 'translate(240) scale(-1 1)' : undefined;
  return (
    <g transform={transform}>
      <clipPath id={clip}>
        <path d={solePath} transform={mirror} />
      </clipPath>
      <g transform={mirror}>
        {toes.map(([cx, cy, r], toe) => (
          <Light key={r} cx={cx} cy={cy} r={r} hue={hues[toe] ?? hues[0]} />
        ))}
        <path d={solePath} fill="var(--screen)" stroke="var(--rim)" strokeWidth="22" />
      </g>
      <g clipPath={`url(#${clip})`}>{children}</g>
      <path d={solePath} transform={mirror} stroke="var(--device)" strokeWidth="19" />
    </g>
  );
}

/** A heavy page: a video, an offer, a second video and a question about cookies surround the line that matters. */
const HeavyPage = () => (
  <>
    <Landscape x={0} y={0} width={240} height={150} />
    <circle cx="126" cy="84" r="36" fill="oklch(98.5% 0.006 95 / .92)" />
    <path d="M116 66v36l29-18z" fill={markColour} />
    <DrawnText x="122" y="186" fontSize="27" fill="var(--ink)" textAnchor="middle" name="openToday" />
    <path d="M0 206h240v80H0z" fill={mixPaper('coral', 72)} />
    <DrawnText x="84" y="253" fontSize="21" fill={markColour} textAnchor="middle" name="offer" />
    <Light cx={160} cy={246} r={24} hue="amber" />
    <path d="M153 233v26l21-13z" fill={markColour} />
    <path d="M0 286h240v126H0z" fill={mixPaper('heather', 62)} />
    <DrawnText x="121" y="326" fontSize="18" fill={markColour} textAnchor="middle" name="acceptAll" />
    <rect x="78" y="342" width="90" height="38" rx="19" fill={markColour} />
    <DrawnText x="123" y="367" fontSize="19" fill={paperColour} textAnchor="middle" name="accept" />
  </>
);

/** A light page: the line that matters, and one picture. */
const LightPage = () => (
  <>
    <DrawnText x="119" y="106" fontSize="27" fill="var(--ink)" textAnchor="middle" name="openToday" />
    <text x="120" y="176" fontSize="66" fill="var(--ink)" textAnchor="middle">
      10–16
    </text>
    <path d="M60 296a60 60 0 0 1 120 0z" fill="url(#_moss)" />
    <path d="M0 296h240" stroke="var(--ink)" strokeWidth="4" />
  </>
);

const heavyHues = ['coral', 'amber', 'moss', 'fjord', 'heather'] as const;

/**
 * A walk on the ground towards the sun: the large print of a heavy page, which is still larger in a wide window, the small
 * one of a page with the same content, and ahead of them the one who has left them.
 */
export const FootprintDrawing = ({ hue }: { hue: Hue }) => (
  <>
    <Backdrop hue={hue} sun={[436, 190, 158]} horizon={266} reflects={false} />
    <g data-wide="" display="none">
      <Footprint transform="translate(-270 330) scale(1.3 .46) rotate(20 120 200)" hues={heavyHues}>
        <HeavyPage />
      </Footprint>
    </g>
    <g data-narrow="">
      <Footprint transform="translate(56 326) scale(1 .54) rotate(14 120 200)" hues={heavyHues}>
        <HeavyPage />
      </Footprint>
    </g>
    <Footprint transform="translate(338 332) scale(.6 .34) rotate(22 120 200)" isRight hues={['moss']}>
      <LightPage />
    </Footprint>
    <Shadow cx={524} cy={304} rx={58} />
    <Figure {...standOn(302, 524, 0.7)} hue="amber" />
  </>
);
