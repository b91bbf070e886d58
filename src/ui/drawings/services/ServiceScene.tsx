import type { ReactNode } from 'react';
import type { Hue, ServiceDrawingName } from '#content/collections.ts';
import { Arm, headRadius, standOn } from '../Figure.tsx';
import { Halo, WaterLight } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure } from '../NightFigure.tsx';
import palette from '../palette.module.css';
import { SnowyMountains } from '../SnowyMountains.tsx';
import { markColour, paperColour } from '../shapes.tsx';
import { Nursery } from './AppDrawing.tsx';

/** Vertical position of the ground, which is the water's edge in the first scenes. */
const ground = 266;

interface ReflectedLightProps {
  cx: number;
  r: number;
  hue: Hue;
}

/** Light on the water or snow in front of a thing, as wide as the thing. */
const ReflectedLight = ({ cx, r, hue }: ReflectedLightProps) => (
  <WaterLight x={cx - r} width={2 * r} y={ground} depth={96} colour={`var(--${hue})`} isSoft />
);

/**
 * The other side of the fjord behind a scene on the snow: a dusk sky, and mountains that end in haze at both sides,
 * because the page goes on there.
 */
const FarShore = ({ x, scale }: { x: number; scale: number }) => (
  <>
    <radialGradient id="_far-sky" gradientUnits="userSpaceOnUse" cx="280" cy="252" r="310">
      <stop stopColor="oklch(41% 0.1 252)" />
      <stop offset="1" stopColor="oklch(41% 0.1 252)" stopOpacity="0" />
    </radialGradient>
    <path d="M-60-60h680v312h-680z" fill="url(#_far-sky)" />
    <linearGradient id="_far-haze">
      <stop stopColor="#fff" stopOpacity="0" />
      <stop offset=".2" stopColor="#fff" />
      <stop offset=".8" stopColor="#fff" />
      <stop offset="1" stopColor="#fff" stopOpacity="0" />
    </linearGradient>
    <mask id="_far-edge">
      <path d="M-60-60h680v312h-680z" fill="url(#_far-haze)" />
    </mask>
    <g mask="url(#_far-edge)">
      <g transform={`translate(${x} 252) scale(${scale})`}>
        <SnowyMountains haze="oklch(37% 0.09 254)" />
      </g>
    </g>
  </>
);

interface PersonProps {
  x: number;
  scale: number;
  hue: Hue;
}

const Person = ({ x, scale, hue }: PersonProps) => (
  <>
    <ReflectedLight cx={x} r={headRadius * 1.3 * scale} hue={hue} />
    <NightFigure {...standOn(ground, x, scale)} hue={hue} glow={2.2} />
  </>
);

const Tick = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x - 14} ${y}l9 10l19-20`}
    stroke={markColour}
    strokeWidth="8"
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

const deviceColour = 'oklch(12% 0.03 268)';

/** A parent and a child follow the way on a phone, which shines like a lantern, to a nursery with a light in its door. */
const AppScene = () => (
  <>
    <Halo cx={284} cy={154} r={210} hue="coral" />
    <Halo cx={480} cy={216} r={120} hue="amber" />
    <ReflectedLight cx={284} r={112} hue="coral" />
    <ReflectedLight cx={480} r={62} hue="amber" />
    <Light cx={284} cy={154} r={112} hue="coral" />
    <Person x={52} scale={0.74} hue="amber" />
    <Person x={138} scale={0.48} hue="fjord" />
    <g transform={`translate(480 ${ground}) scale(1.4)`}>
      <Nursery />
    </g>
    <g transform="translate(226 27)">
      <rect x="-7" y="-7" width="130" height="246" rx="25" fill={deviceColour} />
      <rect width="116" height="232" rx="18" fill="oklch(95% 0.025 60)" />
      <path
        d="M0 150V18A18 18 0 0 1 18 0H98a18 18 0 0 1 18 18V64C80 70 84 112 52 116S20 150 0 150z"
        fill="oklch(84% 0.08 155)"
      />
      <path
        d="M26 126C64 132 34 84 62 82S76 60 88 56"
        stroke="var(--coral)"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <Light cx={26} cy={126} r={9} hue="amber" />
      <path d="M88 58c-15-20-12-38 0-38s15 18 0 38z" fill={markColour} />
      <circle cx="88" cy="34" r="5" fill={paperColour} />
      <text x="16" y="182" fontSize="25" fontWeight="600" fill={markColour}>
        12 min
      </text>
      <path d="M18 208h80" stroke="var(--coral)" strokeWidth="18" strokeLinecap="round" />
      <rect x="40" y="8" width="36" height="9" rx="4.5" fill={deviceColour} />
    </g>
  </>
);

/** Hues of the resources on each shelf of a website. The first place of the second shelf is empty. */
const shelves: Hue[][] = [
  ['amber', 'coral', 'moss', 'heather'],
  ['moss', 'amber', 'coral'],
];

const teacher = standOn(ground, 60, 0.8);

/** A teacher takes one of the resources from a website, whose shelves are full of lights. */
const WebScene = () => (
  <>
    <Halo cx={378} cy={152} r={205} hue="fjord" />
    <ReflectedLight cx={378} r={182} hue="fjord" />
    <g transform="translate(206 42)">
      <rect x="-7" y="-7" width="354" height="231" rx="16" fill={deviceColour} />
      <rect width="340" height="217" rx="10" fill="oklch(94% 0.025 240)" />
      <path d="M0 32V10A10 10 0 0 1 10 0H330a10 10 0 0 1 10 10V32z" fill={paperColour} />
      <circle cx="17" cy="16" r="5" fill="var(--coral)" />
      <circle cx="33" cy="16" r="5" fill="var(--amber)" />
      <circle cx="49" cy="16" r="5" fill="var(--moss)" />
      <path d="M112 16h132" stroke="oklch(84% 0.02 250)" strokeWidth="12" strokeLinecap="round" />
      {shelves.map((hues, row) => (
        <g key={hues.join()} transform={`translate(0 ${122 + row * 80})`}>
          <path d="M20 0h300" stroke="var(--fjord)" strokeWidth="8" strokeLinecap="round" />
          {hues.map((hue, column) => (
            <Light key={hue} cx={58 + (column + row) * 75} cy={-33} r={28} hue={hue} />
          ))}
        </g>
      ))}
      <circle cx="58" cy="170" r="26" stroke="var(--fjord)" strokeWidth="3" strokeDasharray="6 7.6" />
    </g>
    <Halo cx={148} cy={172} r={58} hue="heather" />
    <Light cx={148} cy={172} r={29} hue="heather" />
    <Arm figure={teacher} elbow={[134, 234]} hand={[150, 205]} hue="amber" />
    <Person x={teacher.x} scale={teacher.scale} hue="amber" />
  </>
);

/** Results of a test, in a row. The lens is over the one after them, which has failed. */
const results = [31, 99, 167];

const tester = standOn(ground, 500, 0.86);

/** Lens of the tester. */
const lens = { cx: 292, cy: 174, r: 80 };

/** A person holds a lens over the one light that has failed its test. */
const QualityScene = () => (
  <>
    <FarShore x={-110} scale={0.52} />
    {results.map((x) => (
      <Halo key={x} cx={x} cy={ground - 31} r={64} hue="moss" />
    ))}
    <Halo cx={lens.cx} cy={lens.cy} r={150} hue="coral" />
    {results.map((x) => (
      <g key={x}>
        <ReflectedLight cx={x} r={31} hue="moss" />
        <Light cx={x} cy={ground - 31} r={31} hue="moss" />
        <Tick x={x} y={ground - 31} />
      </g>
    ))}
    <ReflectedLight cx={lens.cx} r={66} hue="coral" />
    <path d="M366 196L424 216" stroke="oklch(88% 0.02 90)" strokeWidth="17" strokeLinecap="round" />
    <circle {...lens} fill="oklch(26% 0.07 155)" stroke="oklch(88% 0.02 90)" strokeWidth="11" />
    <Light cx={lens.cx} cy={lens.cy} r={60} hue="coral" />
    <path d="M292 142v34M292 202v.1" stroke={markColour} strokeWidth="15" strokeLinecap="round" />
    <path d="M240 136a64 64 0 0 1 28-24" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity=".8" />
    <Arm figure={tester} elbow={[438, 240]} hand={[410, 211]} hue="fjord" />
    <Person x={tester.x} scale={tester.scale} hue="fjord" />
  </>
);

/** Those around the light, from the left. */
const group = [
  [46, 0.66, 'heather'],
  [122, 0.5, 'moss'],
  [278, 0.5, 'coral'],
  [354, 0.66, 'fjord'],
] as const;

const newcomer = standOn(ground, 510, 0.7);

/** People around a light, and one more who greets them from a distance. */
const InclusionScene = () => (
  <>
    <FarShore x={-174} scale={0.62} />
    <Halo cx={200} cy={ground - 56} r={165} hue="amber" />
    <ReflectedLight cx={200} r={76} hue="amber" />
    {group.map(([x, scale, hue]) => (
      <Person key={x} x={x} scale={scale} hue={hue} />
    ))}
    <Light cx={200} cy={ground - 56} r={56} hue="amber" isBright />
    <Arm figure={newcomer} elbow={[446, 192]} hand={[436, 140]} hue="heather" />
    <Person x={newcomer.x} scale={newcomer.scale} hue="heather" />
  </>
);

const scenes: Partial<Record<ServiceDrawingName, () => ReactNode>> = {
  app: AppScene,
  web: WebScene,
  quality: QualityScene,
  inclusion: InclusionScene,
};

/** A service at night. Its things are between 0 and 560, and its ground, sky and water are those of the page. */
export function ServiceScene({ name }: { name: ServiceDrawingName }) {
  const Scene = scenes[name];
  return (
    <svg className={palette.palette} viewBox="-60 -60 680 440" fill="none" aria-hidden="true">
      {Scene && <Scene />}
    </svg>
  );
}

/** The fjord behind the services: mountains over the horizon, which is at three quarters of the height, and the water. */
export const ServicesFjord = () => (
  <svg viewBox="0 -480 1440 640" fill="none" aria-hidden="true">
    <linearGradient id="_depth" x2="0" y2="1">
      <stop stopColor="#fff" />
      <stop offset="1" stopColor="#fff" stopOpacity="0" />
    </linearGradient>
    <mask id="_fade">
      <path d="M0 0h1440v160H0z" fill="url(#_depth)" />
    </mask>
    <g id="_mountains">
      <SnowyMountains haze="oklch(37% 0.09 254)" />
    </g>
    <g mask="url(#_fade)">
      <path d="M0 0h1440v160H0z" fill="oklch(29% 0.075 255)" />
      <use href="#_mountains" transform="scale(1 -.4)" opacity=".45" />
    </g>
    <path d="M0 0h1440" stroke="oklch(58% 0.09 250)" strokeWidth="1.5" />
  </svg>
);
