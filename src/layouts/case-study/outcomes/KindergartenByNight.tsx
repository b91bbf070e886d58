import type { Hue } from '#content/collections.ts';
import { Arm, headRadius, headY, type Point, standOn } from '#ui/drawings/Figure.tsx';
import { Halo, LightPool } from '#ui/drawings/Glow.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { NightFigure } from '#ui/drawings/NightFigure.tsx';
import { NightScene } from './NightScene.tsx';

const windowColour = '#ffd68f';
const snowColour = 'oklch(84% 0.035 285)';
const wallColour = 'oklch(37% 0.085 288)';
const wingColour = 'oklch(31% 0.08 285)';
const roofColour = 'oklch(45% 0.14 22)';

/** Gradients of the sky above the horizon, of the snow and of the light on the path to the door. */
const Gradients = ({ horizonY, height }: { horizonY: number; height: number }) => (
  <>
    <linearGradient id="_kindergarten-dusk" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2={horizonY}>
      <stop offset=".25" stopColor="oklch(52% 0.15 345)" stopOpacity="0" />
      <stop offset="1" stopColor="oklch(62% 0.15 20)" stopOpacity=".75" />
    </linearGradient>
    <linearGradient
      id="_kindergarten-snow"
      gradientUnits="userSpaceOnUse"
      x1="0"
      x2="0"
      y1={horizonY}
      y2={height}
    >
      <stop stopColor="oklch(58% 0.09 290)" />
      <stop offset=".9" stopColor="oklch(27% 0.085 282)" />
    </linearGradient>
    <linearGradient id="_kindergarten-drift" x2="0" y2="1">
      <stop stopColor="oklch(62% 0.08 288)" />
      <stop offset=".5" stopColor="oklch(47% 0.09 286)" />
      <stop offset="1" stopColor="oklch(37% 0.09 284)" stopOpacity="0" />
    </linearGradient>
    <linearGradient id="_kindergarten-window" x2="0" y2="1">
      <stop stopColor="#ffe9bd" />
      <stop offset="1" stopColor="#ffbf52" />
    </linearGradient>
    <linearGradient id="_kindergarten-spill" x2="0" y2="1">
      <stop stopColor="#ffe0a3" stopOpacity=".95" />
      <stop offset="1" stopColor="#ffc25a" stopOpacity="0" />
    </linearGradient>
  </>
);

/** The kindergarten from the front, around the middle of its threshold: lit windows, and snow on the roofs. */
const Kindergarten = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <g transform={`translate(${x} ${y})scale(${scale})`}>
    <path fill={wingColour} d="M-400 0v-150h800V0Z" />
    <path fill="oklch(36% 0.12 20)" d="m-424-144 34-70h780l34 70Z" />
    <path
      fill={snowColour}
      d="M-392-214h784l16 32c-30 14-54-6-84 4-28 10-52-12-84-2-40 12-60-8-240-6-180-2-200 18-240 6-32-10-56 12-84 2-30-10-54 10-84-4Z"
    />
    <path
      fill="url(#_kindergarten-window)"
      d="M-366-112h64v70h-64Zm84 0h64v70h-64ZM218-112h64v70h-64Zm84 0h64v70h-64Z"
    />
    <path fill={wallColour} d="M-190 0v-196h380V0Z" />
    <path fill={roofColour} d="M-226-186 0-352l226 166Z" />
    <path
      fill={snowColour}
      d="M-240-184C-244-196-232-206-222-214L-14-364a24 24 0 0 1 28 0L222-214c10 8 22 18 18 30-6 14-24 8-34 0L6-330a10 10 0 0 0-12 0L-206-184c-10 8-28 14-34 0Z"
    />
    <circle cy={-246} r={32} fill="url(#_kindergarten-window)" />
    <path fill="url(#_kindergarten-window)" d="M-160-136h88v84h-88ZM72-136h88v84H72Z" />
    <path
      stroke={wallColour}
      strokeWidth={7}
      d="M-116-136v84m-44-42h88m188-42v84m-44-42h88M0-278v64m-32-32h64"
    />
    <path
      stroke={wingColour}
      strokeWidth={6}
      d="M-334-112v70m84-70v70M250-112v70m84-70v70M-366-77h64m20 0h64M218-77h64m20 0h64"
    />
    <path
      fill={snowColour}
      d="M-166-52h100v-8a8 8 0 0 0-8-6h-84a8 8 0 0 0-8 6Zm232 0h100v-8a8 8 0 0 0-8-6H74a8 8 0 0 0-8 6Z"
    />
    <path fill="oklch(50% 0.13 245)" d="M-58 0v-104a58 58 0 0 1 116 0V0Z" />
    <path fill={windowColour} d="M-44 0v-102a44 44 0 0 1 88 0V0Z" />
    <path fill="url(#_kindergarten-spill)" d="M-44 0h88l90 130h-300Z" />
  </g>
);

interface WalkerProps {
  x: number;
  y: number;
  scale: number;
  hue: Hue;
  /** Colour of the knitted hat. */
  hat?: string;
  /** True for a child who carries a lantern. */
  hasLantern?: boolean;
  /** Radius of the glow around the head, in radii of the head. */
  glow?: number;
}

/** A light that somebody carries on a stick, in units of a figure. */
const lantern: Point = [-176, -96];

/** Somebody on the way home, whose head lights the snow. */
const Walker = ({ x, y, scale, hue, hat, hasLantern = false, glow = 3.4 }: WalkerProps) => {
  const lanternX = x + lantern[0] * scale;
  const lanternY = y + lantern[1] * scale;
  const toUnits = (...lengths: number[]) => lengths.map((length) => Math.round(length * scale)).join(' ');
  return (
    <>
      {hasLantern && (
        <>
          <LightPool x={lanternX} y={y} rx={170 * scale} ry={29 * scale} hue="amber" />
          <Halo cx={lanternX} cy={lanternY} r={170 * scale} hue="amber" />
        </>
      )}
      <NightFigure {...standOn(y, x, scale)} hue={hue} glow={glow}>
        {hat && (
          <>
            <path
              fill={hat}
              d={`M${-headRadius - 2} ${headY - 8}a${headRadius + 2} ${headRadius + 4} 0 0 1 ${2 * headRadius + 4} 0Z`}
            />
            <path stroke="#fff6e6" strokeWidth={15} d={`M${-headRadius} ${headY - 6}h${2 * headRadius}`} />
            <circle fill="#fff6e6" cy={headY - headRadius - 12} r={13} />
          </>
        )}
        {hasLantern && (
          <>
            <path stroke="oklch(80% 0.05 70)" strokeWidth={6} d={`M-92-64-176-170V${lantern[1] - 40}`} />
            <Light cx={lantern[0]} cy={lantern[1]} r={40} hue="amber" />
            <circle cx={lantern[0]} cy={lantern[1]} r={22} fill="#fff3d2" opacity={0.75} />
            <Arm elbow={[-72, -40]} hand={[-104, -80]} hue={hue} />
          </>
        )}
      </NightFigure>
      {/* The feet are in a drift, whose top is lit. */}
      <path
        fill="url(#_kindergarten-drift)"
        d={`M${Math.round(x - 104 * scale)} ${Math.round(y + 24 * scale)}q${toUnits(44, -50, 96, -40)}t${toUnits(64, 8)}t${toUnits(52, 32)}z`}
      />
      <LightPool x={x} y={y} rx={150 * scale} ry={30 * scale} hue={hue} />
    </>
  );
};

interface SnowProps {
  small: string;
  large: string;
}

/** Falling snow, as dots at the ends of lines without a length. */
const Snow = ({ small, large }: SnowProps) => (
  <g stroke="#fff">
    <path strokeWidth={5} opacity={0.6} d={small} />
    <path strokeWidth={9} opacity={0.8} d={large} />
  </g>
);

/** Returns dots at points. */
const toDots = (points: readonly Point[]) => points.map(([x, y]) => `M${x} ${y}v.1`).join('');

/** A spruce with snow, around its foot. */
const Spruce = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <g transform={`translate(${x} ${y})scale(${scale})`}>
    <path fill="oklch(30% 0.065 245)" d="M0-230 44-150H28l34 64H40L76 0H-76l36-86h-22l34-64h-16Z" />
    <path
      fill={snowColour}
      opacity={0.75}
      d="M0-230 44-150q-22 12-44-4-22 16-44 4ZM-28-136l-34 50q30 10 44-6Zm56 0 34 50q-30 10-44-6Z"
    />
  </g>
);

const wideSnow: SnowProps = {
  small: toDots([
    [64, 540],
    [148, 452],
    [352, 470],
    [512, 424],
    [604, 556],
    [688, 470],
    [738, 330],
    [806, 246],
    [872, 152],
    [930, 60],
    [1010, 128],
    [1136, 44],
    [1230, 150],
    [1304, 76],
    [1386, 214],
    [1420, 40],
    [858, 398],
    [1352, 330],
  ]),
  large: toDots([
    [286, 508],
    [640, 410],
    [770, 176],
    [900, 276],
    [1058, 30],
    [1196, 96],
    [1290, 246],
    [1404, 132],
  ]),
};

const narrowSnow: SnowProps = {
  small: toDots([
    [24, 40],
    [70, 96],
    [118, 18],
    [284, 30],
    [330, 84],
    [372, 22],
    [44, 300],
    [196, 330],
    [356, 290],
    [16, 190],
  ]),
  large: toDots([
    [44, 130],
    [92, 56],
    [312, 130],
    [356, 176],
    [244, 8],
    [14, 372],
  ]),
};

const wideKindergarten = (
  <>
    <Gradients horizonY={580} height={760} />
    <path fill="url(#_kindergarten-dusk)" d="M0 0h1440v600H0Z" />
    <path fill="oklch(36% 0.1 300)" d="M0 600v-92c150-60 300-70 460-30s260 36 380 10v112Z" opacity={0.75} />
    <Spruce x={78} y={580} scale={0.62} />
    <Spruce x={172} y={586} scale={0.44} />
    <Spruce x={352} y={592} scale={0.52} />
    <Halo cx={1090} cy={440} r={430} hue="amber" />
    <path fill="url(#_kindergarten-snow)" d="M0 566c140 10 240 34 420 22s300-20 460-8 380 12 560-4v184H0Z" />
    <Kindergarten x={1090} y={604} />
    <LightPool x={1090} y={640} rx={520} ry={88} hue="amber" />
    <NightFigure {...standOn(606, 1090, 0.56)} hue="moss" glow={1.4} />
    <Walker x={800} y={660} scale={0.62} hue="fjord" hat="#f45b4e" hasLantern />
    <Walker x={590} y={684} scale={0.9} hue="heather" />
    <Walker x={446} y={694} scale={0.6} hue="moss" hat="#efad32" />
    <Walker x={226} y={706} scale={0.68} hue="coral" hat="#3893d6" hasLantern />
    <Snow {...wideSnow} />
  </>
);

/** The same way home in a narrow window: the house from edge to edge, and two who are near. */
const narrowKindergarten = (
  <>
    <Gradients horizonY={296} height={520} />
    <path fill="url(#_kindergarten-dusk)" d="M0 0h390v320H0Z" />
    <Halo cx={195} cy={210} r={205} hue="amber" />
    <path fill="url(#_kindergarten-snow)" d="M0 286h390v234H0Z" />
    <Kindergarten x={195} y={306} scale={0.74} />
    <LightPool x={195} y={330} rx={240} ry={41} hue="amber" />
    <NightFigure {...standOn(308, 195, 0.4)} hue="moss" glow={1.4} />
    {/* Walkers' glow ends before the door, because it would cover the person in it. */}
    <Walker x={304} y={446} scale={0.86} hue="heather" glow={2.6} />
    <Walker x={136} y={470} scale={0.62} hue="coral" hat="#3893d6" hasLantern glow={2.6} />
    <Snow {...narrowSnow} />
  </>
);

/** Children and parents go home from the kindergarten through snow, on a winter afternoon. */
export const KindergartenByNight = () => (
  <NightScene
    wide={{ width: 1440, height: 760, drawing: wideKindergarten }}
    narrow={{ width: 390, height: 520, drawing: narrowKindergarten }}
  />
);
