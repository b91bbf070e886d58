import type { ReactNode } from 'react';
import type { Hue } from '#content/collections.ts';
import { lights } from '#content/lights.ts';
import { DrawingImage } from '../DrawingImage.tsx';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, headY, standOn } from '../Figure.tsx';
import { Halo, LightPool, WaterLight } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure, PersonReflection } from '../NightFigure.tsx';
import { RoleAttribute } from '../roles/RoleAttribute.tsx';
import { markColour } from '../shapes.tsx';

const shoreColour = 'oklch(23% 0.075 322)';

interface PersonProps {
  place: ReturnType<typeof standOn>;
  hue: Hue;
  /** Vertical position of the water, and how far down the light of the head reaches. */
  waterY: number;
  depth: number;
  children?: ReactNode;
}

/** Somebody on the shore, whose light is on the water. */
const Person = ({ place, hue, waterY, depth, children }: PersonProps) => (
  <>
    <PersonReflection {...place} hue={hue} waterY={waterY} depth={depth} />
    <NightFigure {...place} hue={hue}>
      {children}
    </NightFigure>
  </>
);

interface SceneProps {
  left: number;
  width: number;
  height: number;
  waterY: number;
  name: string;
  children: ReactNode;
}

/** Afterglow over water. Both fade, because the night of the page goes on. */
const Scene = ({ left, width, height, waterY, name, children }: SceneProps) => (
  <DrawingImage width={width} height={height}>
    <DrawingSvg viewBox={`${left} 0 ${width} ${height}`}>
      <linearGradient id={`_${name}-sky`} x2="0" y2="1">
        <stop stopColor="oklch(38% 0.14 345)" stopOpacity="0" />
        <stop offset="1" stopColor="oklch(44% 0.16 350)" />
      </linearGradient>
      <linearGradient id={`_${name}-water`} x2="0" y2="1">
        <stop stopColor="oklch(30% 0.11 335)" />
        <stop offset="1" stopColor="oklch(30% 0.11 335)" stopOpacity="0" />
      </linearGradient>
      <path d={`M${left} 0h${width}V${waterY}h${-width}z`} fill={`url(#_${name}-sky)`} />
      <path d={`M${left} ${waterY}h${width}V${height}h${-width}z`} fill={`url(#_${name}-water)`} />
      {children}
    </DrawingSvg>
  </DrawingImage>
);

/** Light of a lamp at the origin, which falls to both sides and fades. */
const Beam = ({ name }: { name: string }) => (
  <>
    <radialGradient id={`_${name}-beam`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="430">
      <stop stopColor="oklch(92% .12 88)" stopOpacity=".7" />
      <stop offset="1" stopColor="oklch(92% .12 88)" stopOpacity="0" />
    </radialGradient>
    <path d="M0 0L430-80V56zM0 0L-430 56V-36z" fill={`url(#_${name}-beam)`} />
  </>
);

/** A lighthouse, whose lamp is the origin. Its foot is 250 below the lamp. */
const Lighthouse = ({ name }: { name: string }) => (
  <>
    <Halo cx={0} cy={0} r={150} hue="amber" />
    <Beam name={name} />
    <path d="M-30 26h60l16 226h-92z" fill="oklch(88% 0.04 330)" />
    <path d="M-34 84h68l5 62h-78zM-43 204h86l3 48h-92z" fill="var(--coral)" />
    <path d="M10 26h20l16 226H16z" fill="oklch(22% 0.08 310 / .35)" />
    <path d="M-38 20h76v12h-76zM-24-30h48L0-56z" fill={markColour} />
    <path d="M-22-30h44v50h-44z" fill="oklch(93% .1 88)" />
    <Light cx={0} cy={-4} r={17} hue="amber" />
  </>
);

/** A lit tent, whose middle of the ground is the origin. It is 260 high. */
const Tent = ({ name }: { name: string }) => (
  <>
    <linearGradient id={`_${name}-tent`} x2="0" y2="1">
      <stop stopColor="oklch(62% 0.15 52)" />
      <stop offset="1" stopColor="oklch(84% 0.14 82)" />
    </linearGradient>
    <Halo cx={0} cy={-100} r={250} hue="amber" />
    <path d="M-26-282L0-250L26-282" stroke={markColour} strokeWidth="8" />
    <path d="M0-258L206 2h-412z" fill={`url(#_${name}-tent)`} />
    <path d="M0-258L206 2h-76z" fill="oklch(40% 0.12 40 / .45)" />
    <path d="M0-216L112 2h-224z" fill="oklch(95% 0.07 92)" />
  </>
);

/** Words of a greeting, drawn, because no font of a page reaches an image: `Hei`, of which `Hi` lacks the second letter. */
const greetings = {
  no: 'M0 0V40M26 0V40M0 20H26M42 27H66A12.5 13.5 0 1 0 60 37.5M82 16V40M82 1v0',
  en: 'M0 0V40M26 0V40M0 20H26M46 16V40M46 1v0',
};

interface BubbleProps {
  x: number;
  y: number;
  scale?: number;
  language: keyof typeof greetings;
}

/** A greeting in a bubble, whose middle is the origin. Its tail points to the one who speaks. */
const Bubble = ({ x, y, scale = 1, language }: BubbleProps) => {
  const isNorwegian = language === 'no';
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path
        d="M-44-44h88a44 44 0 0 1 0 88h-72q-18 22-56 24q18-16 16-38a44 44 0 0 1 24-74z"
        transform={isNorwegian ? undefined : 'scale(-1 1)'}
        fill={isNorwegian ? 'url(#_amber)' : 'oklch(96% 0.008 95)'}
      />
      <path
        d={greetings[language]}
        transform={`translate(${isNorwegian ? -42 : -24} -22)`}
        stroke={markColour}
        strokeWidth="8"
      />
    </g>
  );
};

const wideWater = 424;
const wideGround = 404;
const watchman = standOn(wideGround, 246, 0.92);
const wideAdult = standOn(wideGround, 572, 0.78);

/** Three columns of words are below it. */
const wideShore = (
  <Scene name="wide" left={-1320} width={3840} height={580} waterY={wideWater}>
    <path
      d="M-1320 424V330L-980 250L-620 340L-300 236L-40 330L180 286L380 350L560 262L760 346L960 290L1190 352L1420 250L1720 340L2060 260L2520 350V424z"
      fill="oklch(31% 0.11 332)"
    />
    <WaterLight x={440} width={360} y={wideWater} depth={156} colour={lights.amber[1]} isSoft />
    <g transform="translate(96 152)">
      <Lighthouse name="wide" />
    </g>
    <g transform={`translate(610 ${wideGround})`}>
      <Tent name="wide" />
    </g>
    <path
      d="M-1320 424V410C-900 396-500 412-120 402S300 406 560 403S1000 402 1260 404S2000 394 2520 410V424z"
      fill={shoreColour}
    />
    <WaterLight x={56} width={80} y={wideWater} depth={150} colour={lights.amber[0]} isSoft />
    <Person place={watchman} hue="fjord" waterY={wideWater} depth={150}>
      <RoleAttribute icon="cloud" y={headY} />
    </Person>
    <Person place={wideAdult} hue="moss" waterY={wideWater} depth={150} />
    <Person place={standOn(wideGround, 660, 0.5)} hue="coral" waterY={wideWater} depth={120} />
    <Arm figure={wideAdult} elbow={[630, 372]} hand={[650, 338]} hue="moss" />
    <Person place={standOn(wideGround, 904, 0.92)} hue="coral" waterY={wideWater} depth={150} />
    <Person place={standOn(wideGround, 1140, 0.8)} hue="heather" waterY={wideWater} depth={150} />
    <Bubble x={1030} y={196} scale={0.86} language="no" />
    <Bubble x={1014} y={318} scale={0.7} language="en" />
  </Scene>
);

const farWater = 236;
const farGround = 224;
const nearGround = 478;
/** Places and hues of the two who greet each other on a phone. */
const speakers = [
  { place: standOn(nearGround, 68, 0.86), hue: 'coral' },
  { place: standOn(nearGround, 322, 0.78), hue: 'heather' },
] as const;
const narrowAdult = standOn(farGround, 262, 0.42);

/**
 * On a phone the lighthouse and the tent are on the other side of the water. Those who greet each other are near, on a
 * bank that hides the water.
 */
const narrowShore = (
  <Scene name="narrow" left={-195} width={780} height={566} waterY={farWater}>
    <path
      d="M-195 236V190L-90 130L20 190L110 140L200 196L310 146L420 196L585 140V236z"
      fill="oklch(31% 0.11 332)"
    />
    <WaterLight x={186} width={200} y={farWater} depth={96} colour={lights.amber[1]} isSoft />
    <g transform="translate(60 80) scale(.58)">
      <Lighthouse name="narrow" />
    </g>
    <g transform={`translate(286 ${farGround}) scale(.56)`}>
      <Tent name="narrow" />
    </g>
    <path d="M-195 236V228C-60 220 120 226 260 223S480 222 585 228V236z" fill={shoreColour} />
    <Person place={standOn(farGround, 128, 0.46)} hue="fjord" waterY={farWater} depth={80}>
      <RoleAttribute icon="cloud" y={headY} />
    </Person>
    <Person place={narrowAdult} hue="moss" waterY={farWater} depth={80} />
    <Person place={standOn(farGround, 310, 0.28)} hue="coral" waterY={farWater} depth={70} />
    <Arm figure={narrowAdult} elbow={[294, 206]} hand={[304, 188]} hue="moss" />
    <linearGradient id="_narrow-bank" x2="0" y2="1">
      <stop stopColor="oklch(32% 0.1 328)" />
      <stop offset=".5" stopColor={shoreColour} />
      <stop offset="1" stopColor={shoreColour} stopOpacity="0" />
    </linearGradient>
    <path d="M-195 566V404C-90 376 40 372 195 388S480 372 585 404V566z" fill="url(#_narrow-bank)" />
    {speakers.map(({ place, hue }) => (
      <g key={hue}>
        <LightPool x={place.x} y={nearGround} rx={120} ry={26} hue={hue} />
        <NightFigure {...place} hue={hue} />
      </g>
    ))}
    <Bubble x={184} y={312} scale={0.7} language="no" />
    <Bubble x={210} y={402} scale={0.62} language="en" />
  </Scene>
);

interface ShoreDrawingProps {
  wideClass: string | undefined;
  narrowClass: string | undefined;
}

/**
 * A shore at night: somebody keeps watch at a lighthouse, a grown-up and a child have a lit tent to themselves, and two
 * people greet each other in both languages.
 */
export const ShoreDrawing = ({ wideClass, narrowClass }: ShoreDrawingProps) => (
  <>
    <div className={narrowClass}>{narrowShore}</div>
    <div className={wideClass}>{wideShore}</div>
  </>
);
