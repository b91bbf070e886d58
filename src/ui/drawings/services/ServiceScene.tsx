import { type ReactNode, useId } from 'react';
import type { Hue, ServiceDrawingName } from '#content/collections.ts';
import { Arm, Figure, headRadius, headY, standOn } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import palette from '../palette.module.css';
import { markColour, paperColour } from '../shapes.tsx';
import { Nursery } from './AppDrawing.tsx';

/** Vertical position of the water's edge in front of the people. */
const shore = 269;
/** Vertical position of the feet. */
const ground = 262;

interface GlowingProps {
  cx: number;
  cy: number;
  r: number;
  hue: Hue;
}

/** The light around a lamp, and its reflection on the water, which is as wide as the lamp. */
function ReflectedHalo({ cx, cy, r, hue }: GlowingProps) {
  const halo = useId();
  return (
    <>
      <radialGradient id={halo}>
        <stop offset=".25" stopColor={`var(--${hue})`} stopOpacity=".7" />
        <stop offset="1" stopColor={`var(--${hue})`} stopOpacity="0" />
      </radialGradient>
      <circle cx={cx} cy={cy} r={r * 2} fill={`url(#${halo})`} />
      <ellipse cx={cx} cy={shore} rx={r} ry="84" fill={`url(#${halo})`} clipPath="url(#_lake)" />
    </>
  );
}

/** A person on the shore with a halo, a reflection and a shadow. */
const LitPerson = ({
  x,
  scale,
  hue,
  children,
}: {
  x: number;
  scale: number;
  hue: Hue;
  children?: ReactNode;
}) => {
  const { y } = standOn(ground, x, scale);
  return (
    <>
      <ReflectedHalo cx={x} cy={y + headY * scale} r={headRadius * scale} hue={hue} />
      <ellipse cx={x} cy={ground + 1} rx={84 * scale} ry={8 * scale} fill="oklch(8% 0.03 265 / .6)" />
      <Figure x={x} y={y} scale={scale} hue={hue}>
        {children}
      </Figure>
    </>
  );
};

const Tick = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x - 15} ${y}l10 11l21-22`}
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
    <ReflectedHalo cx={300} cy={150} r={104} hue="coral" />
    <Light cx={300} cy={146} r={104} hue="coral" />
    <ReflectedHalo cx={462} cy={232} r={34} hue="amber" />
    <LitPerson x={90} scale={0.62} hue="amber" />
    <LitPerson x={172} scale={0.42} hue="fjord" />
    <g transform={`translate(462 ${ground + 2}) scale(1.15)`}>
      <Nursery />
    </g>
    <ellipse cx="300" cy={ground + 18} rx="84" ry="6" fill="oklch(8% 0.03 265 / .6)" />
    <g transform="translate(242 38)">
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

/** Hues of the resources on each shelf of a website. */
const shelves: Hue[][] = [
  ['amber', 'coral', 'moss', 'heather'],
  ['heather', 'moss', 'amber', 'coral'],
];

/** A teacher takes one of the resources from a website, whose shelves are full of lights. */
const WebScene = () => (
  <>
    <ReflectedHalo cx={322} cy={150} r={110} hue="fjord" />
    <ellipse cx="322" cy={ground + 4} rx="196" ry="8" fill="oklch(8% 0.03 265 / .6)" />
    <g transform="translate(152 42)">
      <rect x="-7" y="-7" width="354" height="228" rx="16" fill={deviceColour} />
      <rect width="340" height="214" rx="10" fill="oklch(94% 0.025 240)" />
      <path d="M0 32V10A10 10 0 0 1 10 0H330a10 10 0 0 1 10 10V32z" fill={paperColour} />
      <g>
        <circle cx="17" cy="16" r="5" fill="var(--coral)" />
        <circle cx="33" cy="16" r="5" fill="var(--amber)" />
        <circle cx="49" cy="16" r="5" fill="var(--moss)" />
        <path d="M112 16h132" stroke="oklch(84% 0.02 250)" strokeWidth="12" strokeLinecap="round" />
      </g>
      {shelves.map((hues, row) => (
        <g key={hues.join()} transform={`translate(0 ${122 + row * 80})`}>
          <path d="M20 0h300" stroke="var(--fjord)" strokeWidth="8" strokeLinecap="round" />
          {hues.map((hue, column) =>
            row === 1 && column === 0 ? (
              <circle
                key={hue}
                cx="58"
                cy="-32"
                r="26"
                stroke="var(--fjord)"
                strokeWidth="3"
                strokeDasharray="6 7.6"
              />
            ) : (
              <Light key={hue} cx={58 + column * 75} cy={-33} r={28} hue={hue} />
            ),
          )}
        </g>
      ))}
    </g>
    <ReflectedHalo cx={112} cy={196} r={30} hue="heather" />
    <LitPerson x={84} scale={0.78} hue="amber" />
    <Light cx={140} cy={190} r={28} hue="heather" />
    <Arm figure={standOn(ground, 84, 0.78)} elbow={[138, 244]} hand={[132, 214]} hue="amber" />
  </>
);

/** Results of a test on the shore. The lens is over the one that failed. */
const results = [70, 150, 230];

/** A person holds a lens over the one light that has failed its test. */
const QualityScene = () => (
  <>
    <ReflectedHalo cx={350} cy={150} r={66} hue="coral" />
    {results.map((x) => (
      <g key={x}>
        <ReflectedHalo cx={x} cy={232} r={34} hue="moss" />
        <Light cx={x} cy={232} r={34} hue="moss" />
        <Tick x={x} y={232} />
      </g>
    ))}
    <LitPerson x={480} scale={0.8} hue="fjord" />
    <circle cx="350" cy="150" r="84" fill="oklch(30% 0.07 155)" />
    <Light cx={350} cy={150} r={60} hue="coral" />
    <path d="M350 118v34M350 178v.1" stroke={markColour} strokeWidth="15" strokeLinecap="round" />
    <path d="M296 110a68 68 0 0 1 30-24" stroke="#fff" strokeWidth="6" strokeLinecap="round" opacity=".8" />
    <path d="M412 208l36 32" stroke="oklch(88% 0.02 90)" strokeWidth="17" strokeLinecap="round" />
    <circle cx="350" cy="150" r="84" stroke="oklch(88% 0.02 90)" strokeWidth="11" />
    <Arm figure={standOn(ground, 480, 0.8)} elbow={[456, 250]} hand={[428, 222]} hue="fjord" />
  </>
);

/** Those around the light, from the left. */
const group = [
  [62, 0.6, 'heather'],
  [132, 0.46, 'moss'],
  [276, 0.46, 'coral'],
  [346, 0.6, 'fjord'],
] as const;

/** People around a light, and one more who greets them from a distance. */
const InclusionScene = () => (
  <>
    <ReflectedHalo cx={204} cy={196} r={86} hue="amber" />
    {group.map(([x, scale, hue]) => (
      <LitPerson key={x} x={x} scale={scale} hue={hue} />
    ))}
    <Light cx={204} cy={212} r={50} hue="amber" />
    <LitPerson x={488} scale={0.66} hue="heather">
      <Arm elbow={[-90, -100]} hand={[-104, -172]} hue="heather" />
    </LitPerson>
  </>
);

const scenes: Partial<Record<ServiceDrawingName, () => ReactNode>> = {
  app: AppScene,
  web: WebScene,
  quality: QualityScene,
  inclusion: InclusionScene,
};

/** A wide, low picture of a service, whose lights shine into the water around it. Sky and water are those of the page. */
export function ServiceScene({ name, hue }: { name: ServiceDrawingName; hue: Hue }) {
  const Scene = scenes[name];
  return (
    <svg className={`${palette.palette} h-${hue}`} viewBox="-30 -70 620 440" fill="none" aria-hidden="true">
      <radialGradient id="_ground">
        <stop offset=".3" stopColor="oklch(from var(--c) 0.36 0.09 h)" />
        <stop offset="1" stopColor="oklch(from var(--c) 0.3 0.07 h / 0)" />
      </radialGradient>
      <clipPath id="_lake">
        <path d="M-200 269h960v300h-960z" />
      </clipPath>
      <ellipse cx="280" cy="264" rx="276" ry="20" fill="url(#_ground)" />
      {Scene && <Scene />}
    </svg>
  );
}
