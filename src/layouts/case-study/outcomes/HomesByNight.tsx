import { Arm, standOn } from '#ui/drawings/Figure.tsx';
import { Halo, LightPool } from '#ui/drawings/Glow.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { NightFigure } from '#ui/drawings/NightFigure.tsx';
import { FirstHome, SecondHome } from '../presentations/agreement/homes.tsx';
import { NightScene } from './NightScene.tsx';

/** Gradients of the sky, the water and the walls, which the light of the doors reaches from below. */
const Gradients = ({ horizonY, height }: { horizonY: number; height: number }) => (
  <>
    <linearGradient id="_homes-sky" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2={horizonY}>
      <stop offset=".1" stopColor="oklch(50% 0.16 345)" stopOpacity="0" />
      <stop offset="1" stopColor="oklch(56% 0.17 350)" stopOpacity=".8" />
    </linearGradient>
    <linearGradient id="_homes-water" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={horizonY} y2={height}>
      <stop stopColor="oklch(40% 0.14 332)" />
      <stop offset=".9" stopColor="oklch(18% 0.075 308)" />
    </linearGradient>
    <linearGradient id="_homes-first" x2="0" y2="1">
      <stop offset=".2" stopColor="oklch(42% 0.14 316)" />
      <stop offset="1" stopColor="oklch(66% 0.17 322)" />
    </linearGradient>
    <linearGradient id="_homes-second" x2="0" y2="1">
      <stop stopColor="oklch(56% 0.12 62)" />
      <stop offset="1" stopColor="oklch(80% 0.15 78)" />
    </linearGradient>
    <linearGradient id="_homes-jacket" x2="0" y2="1">
      <stop stopColor="#37a5ee" />
      <stop offset="1" stopColor="#0b3f73" />
    </linearGradient>
    <linearGradient id="_homes-keel" x2="0" y2="1">
      <stop stopColor="oklch(24% 0.09 320)" stopOpacity=".8" />
      <stop offset="1" stopColor="oklch(24% 0.09 320)" stopOpacity="0" />
    </linearGradient>
    <linearGradient id="_homes-hull" x2="0" y2="1">
      <stop stopColor="oklch(46% 0.12 20)" />
      <stop offset="1" stopColor="oklch(24% 0.09 320)" />
    </linearGradient>
  </>
);

interface PlaceProps {
  x: number;
  y: number;
  scale: number;
}

/** Position of the child's head, from the middle of the boat's rim. */
const childHead = { x: -60, y: -170 };

/** The child paddles a boat and waves, in a hat of both colours, with a rucksack. Its light is the brightest. */
const ChildInBoat = ({ x, y, scale }: PlaceProps) => {
  const head = { cx: x + childHead.x * scale, cy: y + childHead.y * scale };
  return (
    <>
      <LightPool x={x} y={y + 90 * scale} rx={470 * scale} ry={112 * scale} hue="amber" />
      <LightPool x={x} y={y + 104 * scale} rx={150 * scale} ry={100 * scale} hue="coral" />
      <Halo {...head} r={380 * scale} hue="amber" />
      <Halo {...head} r={130 * scale} hue="amber" />
      <g transform={`translate(${x} ${y})scale(${scale})`}>
        <g transform="translate(104 -8)">
          <path stroke="#c04a3f" strokeWidth={11} d="M-22-118a22 22 0 0 1 44 0" />
          <path fill="url(#_coral)" d="M-62 60V-60a56 56 0 0 1 56-56H6a56 56 0 0 1 56 56V60Z" />
          <path fill="#b93f35" d="M-44-50h88V40h-88Z" />
          <path fill="#ffc25a" d="M-11-60h22v26h-22Z" />
        </g>
        <g transform={`translate(${childHead.x} ${childHead.y})`}>
          <path stroke="#2b8fd6" strokeWidth={30} d="M46 76 90 52l12-50" />
          <circle cx={104} cy={-21} r={17} fill="url(#_coral)" />
          <path fill="url(#_homes-jacket)" d="M-34 50h68q20 0 25 20l26 116H-85L-59 70q5-20 25-20Z" />
          <path stroke="#0b3f73" strokeWidth={5} d="M0 60v112" />
          <Light cx={0} cy={0} r={56} hue="coral" isBright />
          <path fill="#fff6e6" d="M-44 40q44 20 88 0l4 16q-48 24-96 0Z" />
          <path fill="#c57fd2" d="M0-86a60 60 0 0 0-60 62H0Z" />
          <path fill="#f2b036" d="M0-86a60 60 0 0 1 60 62H0Z" />
          <path stroke="#fff6e6" strokeWidth={26} d="M-53-25H53" />
          <circle cy={-90} r={17} fill="#fff6e6" />
        </g>
        <path fill="url(#_homes-hull)" d="M-250 0H250Q234 56 204 80H-204Q-234 56-250 0Z" />
        <path stroke="#ffd9a0" strokeWidth={9} d="M-246 0H246" />
        {/* The hull is mirrored below the waterline. */}
        <path fill="url(#_homes-keel)" d="M-204 80H204Q172 118 100 130H-100Q-172 118-204 80Z" />
        <path stroke="#ffd9a0" strokeOpacity=".7" strokeWidth={4} d="M-232 80H232M-96 142H112" />
        <g transform={`translate(${childHead.x} ${childHead.y})`}>
          <path stroke="#d99a5c" strokeWidth={13} d="M-58 30-186 260" />
          <path fill="#d99a5c" d="M-176 220q22 6 20 26l-14 32h-56l36-52q6-8 14-6Z" />
          <ellipse cx={-194} cy={278} rx={40} ry={7} stroke="#ffd9a0" strokeOpacity=".6" strokeWidth={4} />
          <path stroke="#2b8fd6" strokeWidth={30} d="M-48 78-74 120-92 106" />
          <circle cx={-98} cy={100} r={17} fill="url(#_coral)" />
        </g>
      </g>
    </>
  );
};

interface ParentProps {
  x: number;
  groundY: number;
  scale: number;
  hue: 'amber' | 'heather';
}

/** A parent, who waves to the child in the middle. */
const Parent = ({ x, groundY, scale, hue }: ParentProps) => {
  const place = standOn(groundY, x, scale);
  const side = hue === 'heather' ? 1 : -1;
  return (
    <>
      {/* The torso hides the end of the arm. */}
      <Arm
        figure={place}
        elbow={[x + 96 * side * scale, place.y - 96 * scale]}
        hand={[x + 116 * side * scale, place.y - 178 * scale]}
        hue={hue}
      />
      <NightFigure {...place} hue={hue} glow={2.6} />
    </>
  );
};

interface FloatingLightProps {
  x: number;
  y: number;
  r: number;
  hue: 'amber' | 'heather';
}

/** A light that floats on the water, with its reflection below it. */
const FloatingLight = ({ x, y, r, hue }: FloatingLightProps) => (
  <>
    <LightPool x={x} y={y + 2.4 * r} rx={1.3 * r} ry={4 * r} hue={hue} />
    <Halo cx={x} cy={y} r={4 * r} hue={hue} />
    <Light cx={x} cy={y} r={r} hue={hue} />
  </>
);

const wideLights: readonly FloatingLightProps[] = [
  { x: 420, y: 436, r: 8, hue: 'heather' },
  { x: 452, y: 450, r: 11, hue: 'heather' },
  { x: 492, y: 470, r: 14, hue: 'heather' },
  { x: 1020, y: 436, r: 8, hue: 'amber' },
  { x: 988, y: 450, r: 11, hue: 'amber' },
  { x: 948, y: 470, r: 14, hue: 'amber' },
];

const narrowLights: readonly FloatingLightProps[] = [
  { x: 84, y: 318, r: 8, hue: 'heather' },
  { x: 52, y: 364, r: 11, hue: 'heather' },
  { x: 306, y: 318, r: 8, hue: 'amber' },
  { x: 338, y: 364, r: 11, hue: 'amber' },
];

const wideHomes = (
  <>
    <Gradients horizonY={420} height={660} />
    <path fill="url(#_homes-sky)" d="M0 0h1440v420H0Z" />
    <path fill="oklch(34% 0.12 325)" d="M300 420 460 300l70 46 130-132 104 104 62-44 120 92 70-34 140 88Z" />
    <path fill="url(#_homes-water)" d="M0 418h1440v242H0Z" />
    <LightPool x={250} y={440} rx={230} ry={170} hue="heather" />
    <LightPool x={1190} y={440} rx={260} ry={170} hue="amber" />
    <Halo cx={220} cy={270} r={270} hue="heather" />
    <Halo cx={1236} cy={290} r={290} hue="amber" />
    <path fill="oklch(27% 0.1 316)" d="M0 372c90-14 270-14 350 2 60 14 90 30 110 46H0Z" />
    <path fill="oklch(31% 0.075 50)" d="M1440 372c-90-14-290-14-370 2-60 14-90 30-110 46h480Z" />
    <FirstHome transform="translate(220 376)scale(1.6)" walls="url(#_homes-first)" />
    <SecondHome transform="translate(1238 376)scale(1.5)" walls="url(#_homes-second)" />
    <Parent x={378} groundY={396} scale={0.62} hue="heather" />
    <Parent x={1000} groundY={396} scale={0.62} hue="amber" />
    {wideLights.map((light) => (
      <FloatingLight key={light.x} {...light} />
    ))}
    <ChildInBoat x={720} y={492} scale={0.78} />
  </>
);

/** The same fjord in a narrow window: the parents are beside their doors, and the boat is near. */
const narrowHomes = (
  <>
    <Gradients horizonY={250} height={620} />
    <path fill="url(#_homes-sky)" d="M0 0h390v250H0Z" />
    <path fill="oklch(34% 0.12 325)" d="M90 250 160 176l24 20 40-52 36 44 26-18 60 80Z" />
    <path fill="url(#_homes-water)" d="M0 248h390v372H0Z" />
    <LightPool x={70} y={266} rx={110} ry={150} hue="heather" />
    <LightPool x={320} y={266} rx={110} ry={150} hue="amber" />
    <Halo cx={70} cy={165} r={160} hue="heather" />
    <Halo cx={324} cy={170} r={160} hue="amber" />
    <path
      fill="oklch(27% 0.1 316)"
      d="M0 226c50-8 96-6 130 4 34 9 58 20 70 34-30 8-70 12-120 14-36 1-60 1-80 0Z"
    />
    <path fill="oklch(31% 0.075 50)" d="M390 226c-50-8-96-6-130 4-30 8-50 18-60 32 34 9 80 14 120 16h70Z" />
    <FirstHome transform="translate(70 234)scale(.76)" walls="url(#_homes-first)" />
    <SecondHome transform="translate(312 234)scale(.58)" walls="url(#_homes-second)" />
    <Parent x={128} groundY={258} scale={0.42} hue="heather" />
    <Parent x={258} groundY={258} scale={0.42} hue="amber" />
    {narrowLights.map((light) => (
      <FloatingLight key={light.x} {...light} />
    ))}
    <ChildInBoat x={195} y={484} scale={0.62} />
  </>
);

/** Two homes on both shores of a fjord at night. Lights on the water lead from each of them to the child. */
export const HomesByNight = () => (
  <NightScene
    wide={{ width: 1440, height: 660, drawing: wideHomes }}
    narrow={{ width: 390, height: 620, drawing: narrowHomes }}
  />
);
