import { type ReactNode, useId } from 'react';
import type { Hue } from '#content/collections.ts';
import { DrawnText } from '../DrawnText.tsx';
import { Figure, headY, standOn } from '../Figure.tsx';
import { Halo } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import styles from '../palette.module.css';
import { markColour, mixPaper, paperColour, Shadow } from '../shapes.tsx';
import { NightBackdrop } from './Backdrop.tsx';
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
  isRight?: boolean;
  hues: readonly [Hue, ...Hue[]];
  /** The page on the screen that the sole is. */
  children: ReactNode;
}

/**
 * The print of a foot on the ground: its sole is a screen that shines, and its toes are lights. A right one is a left one
 * in a mirror.
 */
function Footprint({ isRight = false, hues, children }: FootprintProps) {
  const clip = useId();
  const mirror = isRight ? 'translate(240) scale(-1 1)' : undefined;
  return (
    <>
      <clipPath id={clip}>
        <path d={solePath} transform={mirror} />
      </clipPath>
      <Halo cx={120} cy={170} r={hues.length > 1 ? 370 : 250} hue={hues[0]} />
      <g transform={mirror}>
        {toes.map(([cx, cy, r], toe) => (
          <Light key={r} cx={cx} cy={cy} r={r} hue={hues[toe] ?? hues[0]} />
        ))}
      </g>
      <g clipPath={`url(#${clip})`} className={styles.lit}>
        <path d={solePath} transform={mirror} fill="var(--screen)" />
        {children}
      </g>
      <path d={solePath} transform={mirror} stroke="oklch(54% 0.05 265)" strokeWidth="10" />
    </>
  );
}

/** Words on the ground are tall, like those on a road, because they are seen from low above it. */
const RoadText = ({ x, y, children }: { x: number; y: number; children: ReactNode }) => (
  <g transform={`translate(${x} ${y}) scale(.4 1)`} textAnchor="middle" fill={markColour}>
    {children}
  </g>
);

/** A heavy page: a video, an offer, a second video and a question about cookies surround the line that matters. */
const HeavyPage = () => (
  <>
    <Landscape x={0} y={0} width={240} height={122} />
    <circle cx="124" cy="66" r="34" fill="oklch(98.5% 0.006 95 / .92)" />
    <path d="M114 48v36l28-18z" fill={markColour} />
    <RoadText x={118} y={192}>
      <DrawnText fontSize="78" name="openToday" />
    </RoadText>
    <path d="M0 216h240v84H0z" fill={mixPaper('coral', 72)} />
    <RoadText x={92} y={280}>
      <DrawnText fontSize="66" name="offer" />
    </RoadText>
    <Light cx={168} cy={258} r={23} hue="amber" />
    <path d="M161 244v28l21-14z" fill={markColour} />
    <path d="M0 300h240v126H0z" fill={mixPaper('heather', 62)} />
    <rect x="66" y="314" width="108" height="66" rx="33" fill={markColour} />
    <g fill={paperColour} textAnchor="middle" transform="translate(120 365) scale(.4 1)">
      <DrawnText fontSize="52" name="accept" />
    </g>
  </>
);

/** A light page: the line that matters, and one picture. */
const LightPage = () => (
  <>
    <RoadText x={120} y={104}>
      <DrawnText fontSize="78" name="openToday" />
    </RoadText>
    <RoadText x={122} y={216}>
      <text fontSize="130">10–16</text>
    </RoadText>
    <path d="M62 316a58 74 0 0 1 116 0z" fill="url(#_moss)" />
    <path d="M0 316h240" stroke={markColour} strokeWidth="5" />
  </>
);

const horizon = 226;

/** Outline of the torso of somebody who leans into a step. */
const walkingTorso = 'M-90 0C-88-88-46-155 0-155S58-88 56 0v7H-90z';

const walker = standOn(320, 540, 0.88);

/**
 * A walk at dusk: the large print of a heavy page, the small one of a page with the same content, and the one who steps
 * out of it. The prints are closer to each other on a phone.
 */
export const FootprintDrawing = () => (
  <>
    <defs>
      <g id="_heavy">
        <Footprint hues={['coral', 'amber', 'moss', 'fjord', 'heather']}>
          <HeavyPage />
        </Footprint>
      </g>
      <g id="_small">
        <Footprint hues={['moss']} isRight>
          <LightPage />
        </Footprint>
      </g>
    </defs>
    <NightBackdrop hue="moss" sun={[456, 196, 160]} horizon={horizon} dusk="oklch(36% 0.085 190)" />
    <g data-wide="" display="none">
      <use href="#_heavy" transform="translate(-190 318) scale(1.62 .56) rotate(6 120 200)" />
      <use href="#_small" transform="translate(322 350) scale(.84 .3) rotate(8 120 200)" />
    </g>
    <g data-narrow="">
      <use href="#_heavy" transform="translate(96 318) scale(1.04 .5) rotate(4 120 200)" />
      <use href="#_small" transform="translate(376 344) scale(.66 .27) rotate(6 120 200)" />
    </g>
    <Halo cx={walker.x} cy={walker.y + headY * walker.scale} r={110 * walker.scale} hue="amber" />
    <Shadow cx={walker.x - 15} cy={320} rx={76} />
    <Figure {...walker} torso={walkingTorso} hue="amber" />
  </>
);
