import type { ReactNode } from 'react';
import type { PointDrawingName } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { DrawingImage } from '../DrawingImage.tsx';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Arm, Figure, headRadius, headY, standOn, torsoPath } from '../Figure.tsx';
import { Halo, WaterLight } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure } from '../NightFigure.tsx';
import palette from '../palette.module.css';
import { fieldLineColour, markColour, paperColour, shadeHue } from '../shapes.tsx';

/** Vertical position of the ground, which is the lower edge of the picture. */
const groundY = 160;

/** A row of keys at night. The tab key has the focus, and shines. */
const Accessibility = () => (
  <>
    <linearGradient id="_key" x2="0" y2="1">
      <stop stopColor="oklch(72% 0.08 250)" />
      <stop offset="1" stopColor="oklch(42% 0.09 256)" />
    </linearGradient>
    <linearGradient id="_tab" x2="0" y2="1">
      <stop stopColor="oklch(97% 0.04 92)" />
      <stop offset="1" stopColor="oklch(84% 0.14 78)" />
    </linearGradient>
    <Halo cx={130} cy={150} r={188} hue="amber" />
    <g fill="url(#_key)" stroke="none">
      <rect x="-128" y="52" width="150" height="180" rx="24" />
      <rect x="238" y="52" width="150" height="180" rx="24" />
    </g>
    <g stroke="oklch(20% 0.06 264)" strokeWidth="6">
      <path d="M-32 130V92M-54 108l22-22 22 22M306 88v30h-46M278 100l-20 18 20 18" />
    </g>
    <rect x="42" y="24" width="176" height="240" rx="34" stroke={paperColour} strokeWidth="6" />
    <rect x="54" y="36" width="152" height="200" rx="24" fill="url(#_tab)" stroke="none" />
    <path d="M84 98h76M138 74l24 24-24 24M182 72v52" stroke={markColour} strokeWidth="8" />
  </>
);

interface PlugProps {
  x: number;
  y: number;
  hue: Hue;
}

/** A plug, whose cable begins at its top. */
const Plug = ({ x, y, hue }: PlugProps) => (
  <>
    <path
      d={`M${x - 15} ${y + 44}v20m30-20v20`}
      stroke={fieldLineColour}
      strokeWidth="8"
      strokeLinecap="butt"
    />
    <path d={`M${x - 36} ${y + 18}q0-18 18-18h36q18 0 18 18v28h-72z`} fill={`url(#_${hue})`} stroke="none" />
  </>
);

/** A power strip with one plug in it. Two have been pulled out. */
const Services = () => (
  <>
    <linearGradient id="_strip" x2="0" y2="1">
      <stop stopColor="oklch(78% 0.06 250)" />
      <stop offset="1" stopColor="oklch(48% 0.09 256)" />
    </linearGradient>
    <Halo cx={20} cy={104} r={88} hue="fjord" />
    <path
      d="M20 76V42A18 18 0 0 0 2 24H-90M132 32V24A18 18 0 0 1 150 6H400M246 44V42A18 18 0 0 1 264 24H400"
      stroke={fieldLineColour}
      strokeWidth="4"
    />
    <Plug x={20} y={74} hue="fjord" />
    <Plug x={132} y={30} hue="amber" />
    <Plug x={246} y={44} hue="coral" />
    <path d="M-44 190v-50q0-20 20-20h308q20 0 20 20v50z" fill="url(#_strip)" stroke="none" />
    <path d="M117 134v14m30-14v14M231 134v14m30-14v14" stroke="oklch(20% 0.06 264)" strokeWidth="8" />
    <Halo cx={20} cy={142} r={34} hue="moss" />
    <Light cx={20} cy={142} r={12} hue="moss" />
  </>
);

/** Vertical position of the ground that somebody leaves on. The styles of the panel have the floor below it. */
const floorY = 138;

/** Place of the one who changes the supplier. */
const client = standOn(floorY, 66, 0.5);

/** Somebody pulls a suitcase with a website in it from a dark door to another one, where the light is on. */
const Freedom = () => (
  <g stroke="none">
    <linearGradient id="_left" x2="0" y2="1">
      <stop stopColor="oklch(52% 0.11 300)" />
      <stop offset="1" stopColor="oklch(36% 0.1 290)" />
    </linearGradient>
    <linearGradient id="_room" x2="0" y2="1">
      <stop stopColor="oklch(97% 0.04 92)" />
      <stop offset="1" stopColor="oklch(84% 0.14 78)" />
    </linearGradient>
    <radialGradient id="_shine">
      <stop offset=".2" stopColor="oklch(86% 0.14 80 / .6)" />
      <stop offset="1" stopColor="oklch(80% 0.15 70 / 0)" />
    </radialGradient>
    <ellipse cx="295" cy="66" rx="150" ry="92" fill="url(#_shine)" />
    <WaterLight x={222} width={144} y={floorY} depth={20} colour="oklch(86% 0.14 80)" isSoft />
    <WaterLight x={26} width={80} y={floorY} depth={14} colour="var(--coral)" isSoft />
    <path d={`M-84 ${floorY}V4h66V${floorY}z`} fill="url(#_left)" />
    <path d={`M-84 4L-122-10V${floorY + 18}l38-18z`} fill="url(#_heather)" />
    <path d={`M262 ${floorY}V4h66V${floorY}z`} fill="url(#_room)" />
    <path d={`M262 4L224-10V${floorY + 18}l38-18z`} fill="url(#_fjord)" />
    <path d="M-113 72v10M233 72v10" stroke={markColour} strokeWidth="5" />
    <path d="M278 70h33M296 54l16 16-16 16" stroke={markColour} strokeWidth="7" />
    <g transform={`translate(76 ${floorY - 99}) scale(.63)`}>
      <path d="M90 60V38q0-14 14-14h44q14 0 14 14v22" stroke={fieldLineColour} strokeWidth="8" />
      <rect x="36" y="58" width="180" height="90" rx="20" fill="url(#_heather)" />
      <path d="M66 58v90M186 58v90" stroke={shadeHue('heather')} strokeWidth="6" strokeLinecap="butt" />
      <rect x="84" y="74" width="84" height="58" rx="5" fill={paperColour} />
      <path d="M89 74h74q5 0 5 5v8h-84v-8q0-5 5-5z" fill="var(--amber)" />
      <path d="M96 104h34M96 118h22" stroke="oklch(70% 0.02 265)" strokeWidth="6" />
      <Light cx={149} cy={110} r={11} hue="moss" />
      <path d="M66 151h.1M186 151h.1" stroke={markColour} strokeWidth="13" />
    </g>
    <Arm figure={client} elbow={[112, 104]} hand={[155, 55]} hue="coral" />
    <NightFigure {...client} hue="coral" />
  </g>
);

/** The person who decides. */
const decider = standOn(groundY, 154, 0.66);

/** A person at night who holds a yes up high, which shines, and a no down. */
const Decision = () => (
  <>
    <Halo cx={52} cy={34} r={78} hue="moss" />
    <Light cx={52} cy={34} r={42} hue="moss" />
    <path d="M32 35l14 16 28-31" stroke={markColour} strokeWidth="10" />
    <circle cx="262" cy={groundY - 38} r="38" stroke="none" fill="oklch(46% 0.04 265)" />
    <path d="M249 109l26 26M275 109l-26 26" stroke={markColour} strokeWidth="9" />
    <Arm figure={decider} elbow={[98, 124]} hand={[83, 70]} hue="coral" />
    <Arm figure={decider} elbow={[202, 122]} hand={[230, 132]} hue="coral" />
    <NightFigure {...decider} hue="coral" glow={2.4} />
  </>
);

/** Users who queue at an open door. The queue is longer than the picture. */
const users = [
  { ...standOn(groundY, 20, 0.6), hue: 'fjord' },
  { ...standOn(groundY, 116, 0.66), hue: 'coral' },
  { ...standOn(groundY, 190, 0.5), hue: 'heather' },
  { ...standOn(groundY, 256, 0.62), hue: 'moss' },
  { ...standOn(groundY, 326, 0.56), hue: 'fjord' },
] as const;

/** Hues of the users, whose heads shine. */
const userHues = ['coral', 'heather', 'moss', 'fjord'] as const;

/** Users at night at a door that is open, one of whom is inside already. The light of the room falls on those outside. */
const Users = () => (
  <g stroke="none">
    {userHues.map((hue) => (
      <radialGradient key={hue} id={`_${hue}Halo`}>
        <stop offset=".3" stopColor={`oklch(from var(--${hue}) l c h / .5)`} />
        <stop offset="1" stopColor={`oklch(from var(--${hue}) l c h / 0)`} />
      </radialGradient>
    ))}
    <linearGradient id="_lit">
      <stop stopColor="oklch(92% 0.12 85 / .75)" />
      <stop offset=".42" stopColor="oklch(92% 0.12 85 / 0)" />
    </linearGradient>
    <radialGradient id="_doorway">
      <stop offset=".2" stopColor="oklch(86% 0.14 80 / .7)" />
      <stop offset="1" stopColor="oklch(80% 0.15 70 / 0)" />
    </radialGradient>
    <linearGradient id="_hall" x2="0" y2="1">
      <stop stopColor="oklch(97% 0.05 92)" />
      <stop offset="1" stopColor="oklch(83% 0.145 76)" />
    </linearGradient>
    <ellipse cx="14" cy="72" rx="104" ry="112" fill="url(#_doorway)" />
    <path d="M-34 164V-22H68v186z" fill="url(#_hall)" />
    <Figure {...users[0]} />
    <path d="M-34-22L-66-34V190H-34z" fill="url(#_coral)" />
    <path d="M-43 78v14" stroke={markColour} strokeWidth="5" />
    {users.slice(1).map(({ hue, x, y, scale }) => (
      <g key={x}>
        <circle cx={x} cy={y + headY * scale} r={94 * scale} fill={`url(#_${hue}Halo)`} />
        <Figure x={x} y={y} scale={scale} hue={hue} />
        <g transform={`translate(${x} ${y}) scale(${scale})`} fill="url(#_lit)">
          <path d={torsoPath} />
          <circle cy={headY} r={headRadius} />
        </g>
      </g>
    ))}
  </g>
);

/** An hour on a clock, which shines like the moon, beside the phone with the new version. */
const Time = () => (
  <>
    <Halo cx={214} cy={78} r={118} hue="amber" />
    <Halo cx={63} cy={66} r={108} hue="coral" />
    <Light cx={214} cy={78} r={66} hue="amber" isBright />
    <path d="M214 78V26a52 52 0 0 1 26 8z" fill={markColour} stroke="none" opacity=".3" />
    <path d="M214 78V34M214 78l18-31" stroke={markColour} strokeWidth="9" />
    <path d="M214 24v0M268 78v0M214 132v0M160 78v0" stroke={markColour} strokeWidth="9" />
    <g className={palette.lit}>
      <path
        d="M8 170V-8q0-22 22-22h66q22 0 22 22v178z"
        fill="var(--screen)"
        stroke="oklch(12% 0.025 265)"
        strokeWidth="7"
      />
      <path d="M49-10h28" stroke={markColour} strokeWidth="9" />
      <path d="M28 22h70v50H28z" fill="color-mix(in oklab, var(--fjord) 40%, var(--card))" stroke="none" />
      <path d="M32 94h48" stroke="oklch(70% 0.02 265)" strokeWidth="8" />
      <path d="M38 128h50" stroke="var(--coral)" strokeWidth="20" />
    </g>
  </>
);

/** Vertical positions of the parts of a project that the budget covers, and of one that it does not. */
const coveredYs = [0, 40, 80] as const;
const uncoveredY = 138;

/** A coin, and a list whose parts above the line are covered by the budget. */
const Budget = () => (
  <>
    <Halo cx={60} cy={groundY - 54} r={104} hue="amber" />
    <path d="M134 170V-38H290V170z" fill={paperColour} stroke="none" />
    {coveredYs.map((y) => (
      <g key={y}>
        <Light cx={166} cy={y} r={14} hue="moss" />
        <path d={`M159 ${y}l5 6 9-11`} stroke={markColour} strokeWidth="4" />
        <path d={`M194 ${y}h70`} stroke={markColour} strokeWidth="8" />
      </g>
    ))}
    <path d="M134 109H290" stroke={markColour} strokeWidth="4" />
    <circle cx="166" cy={uncoveredY} r="12" stroke={markColour} strokeWidth="3" strokeDasharray="5 7" />
    <path d={`M194 ${uncoveredY}h52`} stroke={markColour} strokeWidth="8" opacity=".3" />
    <Light cx={60} cy={groundY - 54} r={52} hue="amber" isBright />
    <circle cx="60" cy={groundY - 54} r="42" stroke={markColour} strokeWidth="2" opacity=".5" />
    <text
      x="60"
      y={groundY - 42}
      fontSize="40"
      fontWeight="600"
      letterSpacing="-1"
      textAnchor="middle"
      fill={markColour}
      stroke="none"
    >
      kr
    </text>
  </>
);

/** A point whose drawing is for windows of any width. That of speed is `PageBudgetDrawing`. */
type PanelDrawingName = Exclude<PointDrawingName, 'speed'>;

const drawings: Record<PanelDrawingName, () => ReactNode> = {
  accessibility: Accessibility,
  services: Services,
  freedom: Freedom,
  decision: Decision,
  users: Users,
  time: Time,
  budget: Budget,
};

/** The hues of the panels. */
export const pointHues: Record<PointDrawingName, Hue> = {
  speed: 'fjord',
  accessibility: 'amber',
  services: 'heather',
  freedom: 'fjord',
  users: 'amber',
  decision: 'fjord',
  time: 'coral',
  budget: 'moss',
};

/** View boxes. The drawings of qualities and that of the users are as wide as their panels. */
const viewBoxes: Partial<Record<PanelDrawingName, readonly [left: number, top: number, width: number]>> = {
  accessibility: [-70, -38, 400],
  freedom: [-130, -44, 470],
  users: [-90, -40, 420],
  decision: [-30, -44, 350],
  time: [-50, -44, 390],
  budget: [-44, -44, 350],
};

/** The drawing of a point. Its ground is the lower edge of the panel. */
export function PointDrawing({ name }: { name: PanelDrawingName }) {
  const Drawing = drawings[name];
  const [left, top, width] = viewBoxes[name] ?? [-70, 0, 400];
  const height = groundY - top;
  return (
    <DrawingImage width={width} height={height}>
      <DrawingSvg viewBox={`${left} ${top} ${width} ${height}`} stroke="var(--ink)">
        <Drawing />
      </DrawingSvg>
    </DrawingImage>
  );
}
