import type { ReactNode } from 'react';
import type { IconName } from '#content/author-components.ts';
import type { Hue, RoleDrawingName } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { DrawnText, type DrawnTextName } from '../DrawnText.tsx';
import { Arm, Figure } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { frameColour, markColour, mixHue, Shadow } from '../shapes.tsx';
import { RoleAttribute } from './RoleAttribute.tsx';

/** Vertical position of the ground that everything stands on. */
const groundY = 320;

/** Hue and icon of the role that a scene shows. */
interface Worker {
  hue: Hue;
  icon: IconName;
}

interface CardProps {
  x: number;
  y: number;
  hue?: Hue;
  text: DrawnTextName;
}

/** A card of the plan. Without a hue it waits. */
const Card = ({ x, y, hue, text }: CardProps) => (
  <g transform={`translate(${x} ${y})`}>
    <rect
      width="104"
      height="42"
      rx="8"
      fill={hue ? mixHue(hue, 45) : 'none'}
      stroke={hue ? 'none' : 'var(--bar)'}
      strokeWidth="2"
    />
    <DrawnText name={text} x="8" y="28" fontSize="20" fill="var(--ink)" />
  </g>
);

/** A hand that moves a card into the column of the first version. */
const renderPlan = ({ hue, icon }: Worker) => (
  <>
    <path d={`M270 270v${groundY - 266}M560 270v${groundY - 266}`} stroke={frameColour} strokeWidth="9" />
    <rect x="226" y="18" width="376" height="258" rx="14" fill="var(--card)" stroke="var(--rim)" />
    <g fontSize="20" fill="var(--ink)" stroke="none">
      <DrawnText x="246" y="54" name="first" />
      <DrawnText x="364" y="54" name="later" />
      <DrawnText x="482" y="54" name="notNow" />
    </g>
    <path d="M352 36v220M470 36v220" stroke="var(--soft)" strokeWidth="2" />
    <Card x={240} y={72} hue="moss" text="dayPlan" />
    <Card x={240} y={124} hue="amber" text="pictures" />
    <rect
      x="240"
      y="176"
      width="104"
      height="42"
      rx="8"
      stroke="var(--bar)"
      strokeDasharray="6 6"
      strokeWidth="2"
    />
    <Card x={358} y={72} text="payment" />
    <Card x={358} y={124} text="statistics" />
    <Card x={476} y={72} text="quiz" />
    <Figure x={122} y={groundY} hue={hue}>
      <RoleAttribute icon={icon} y={-195} />
    </Figure>
    <Arm d={`M80 ${groundY - 112}q-34 44-6 74`} hand={[84, groundY - 32]} hue={hue} />
    <g transform="rotate(-5 290 196)">
      <Card x={238} y={173} hue="coral" text="messages" />
    </g>
    <Arm d={`M164 ${groundY - 108}q28 28 64 10`} hand={[236, 216]} hue={hue} />
  </>
);

interface TimetableProps {
  x: number;
  y: number;
  width: number;
  height: number;
  rotate?: number;
  rows: number;
}

/** Lights, names and minutes of the departures that an app shows. */
const departures = [
  ['coral', 'quay', 3],
  ['amber', 'square', 8],
  ['moss', 'bridge', 12],
  ['heather', 'tower', 20],
] as const;

/** The same app on a phone of any size. A narrow one has no room for the names of the stops. */
const Timetable = ({ x, y, width, height, rotate = 0, rows }: TimetableProps) => (
  <g transform={`translate(${x} ${y}) rotate(${rotate})`}>
    <rect width={width} height={height} rx="18" fill="var(--device)" stroke="var(--rim)" />
    <rect x="7" y="7" width={width - 14} height={height - 14} rx="12" fill="var(--screen)" />
    <g fontSize={width > 120 ? 20 : 24} fill="var(--ink)" stroke="none">
      <DrawnText name="bus" x="18" y="38" fontSize={width > 120 ? 26 : 20} />
      {departures.slice(0, rows).map(([hue, stop, minutes], row) => (
        <g key={hue} transform={`translate(0 ${66 + row * 36})`}>
          <Light cx={24} cy={-6} r={7} hue={hue} />
          {width > 120 && <DrawnText name={stop} x="38" />}
          <text x={width - 16} textAnchor="end">
            {minutes}
          </text>
        </g>
      ))}
    </g>
  </g>
);

/** Hands with two phones, beside the largest one. */
const renderPhones = ({ hue, icon }: Worker) => (
  <>
    <Timetable x={462} y={groundY - 236} width={144} height={246} rows={4} />
    <Figure x={252} y={groundY} hue={hue}>
      <RoleAttribute icon={icon} y={-195} />
    </Figure>
    <Timetable x={58} y={66} width={98} height={158} rotate={-6} rows={3} />
    <Timetable x={350} y={38} width={112} height={196} rotate={6} rows={3} />
    <Arm d={`M208 ${groundY - 112}q-34 40-66 14`} hand={[134, 214]} hue={hue} />
    <Arm d={`M296 ${groundY - 112}q30 34 62 6`} hand={[366, 208]} hue={hue} />
  </>
);

const results = [
  ['logIn', true],
  ['search', true],
  ['pay', false],
  ['receipt', true],
  ['logOut', true],
] as const;

/** A list of tests, and a hand that holds a magnifier over the one that fails. */
const renderTests = ({ hue, icon }: Worker) => (
  <>
    <path d={`M52 ${groundY + 6}V30h232v${groundY - 24}z`} fill="var(--card)" stroke="var(--rim)" />
    {results.map(([test, passes], row) => (
      <g key={test} transform={`translate(88 ${70 + row * 54})`}>
        <Light cx={0} cy={0} r={15} hue={passes ? 'moss' : 'coral'} />
        <path d={passes ? 'M-6 0l4 5 8-9' : 'M0-7v7M0 7v0'} stroke={markColour} strokeWidth="3.500" />
        <DrawnText name={test} x="30" y="8" fontSize="25" fill="var(--ink)" stroke="none" />
      </g>
    ))}
    <Figure x={478} y={groundY} hue={hue}>
      <RoleAttribute icon={icon} y={-195} />
    </Figure>
    <Arm d={`M522 ${groundY - 110}q42 46-4 70`} hand={[510, groundY - 38]} hue={hue} />
    <path d="M282 228l72 54" stroke={frameColour} strokeWidth="20" />
    <circle cx="226" cy="184" r="80" fill="var(--screen)" stroke={frameColour} strokeWidth="12" />
    <Light cx={184} cy={184} r={24} hue="coral" />
    <path d="M184 171v14M184 196v0" stroke={markColour} strokeWidth="6" />
    <DrawnText x="214" y="195" fontSize="31" fill="var(--ink)" stroke="none" name="pay" />
    <Arm d={`M434 ${groundY - 110}q-18 66-64 74`} hand={[352, 280]} hue={hue} />
  </>
);

const servers = [
  ['website', 'moss'],
  ['app', 'moss'],
  ['database', 'moss'],
  ['copy', 'amber'],
] as const;

/** A hand that turns a key in the lock of a rack of servers. */
const renderServers = ({ hue, icon }: Worker) => (
  <>
    <rect x="318" y="30" width="256" height={groundY - 20} rx="14" fill="var(--device)" stroke="var(--rim)" />
    {servers.map(([server, light], row) => (
      <g key={server} transform={`translate(384 ${46 + row * 67})`}>
        <rect width="174" height="56" rx="8" fill="var(--screen)" />
        <Light cx={28} cy={28} r={10} hue={light} />
        <DrawnText name={server} x="52" y="36" fontSize="23" fill="var(--ink)" stroke="none" />
      </g>
    ))}
    <circle cx="351" cy="176" r="22" fill={mixHue('fjord', 40)} />
    <Figure x={150} y={groundY} hue={hue}>
      <RoleAttribute icon={icon} y={-195} />
    </Figure>
    <Arm d={`M106 ${groundY - 112}q-34 44-6 74`} hand={[108, groundY - 32]} hue={hue} />
    <path d="M282 176h69M328 176v17M343 176v13" stroke="var(--amber)" strokeWidth="10" />
    <circle cx="264" cy="176" r="22" stroke="var(--amber)" strokeWidth="11" />
    <Arm d={`M194 ${groundY - 112}q26 8 50-18`} hand={[252, 184]} hue={hue} />
  </>
);

/** People of the audience: centre, size, hue. */
type Listener = readonly [x: number, scale: number, hue: Hue];

const renderAudience = (listeners: readonly Listener[]) => (
  <>
    {/* One shape, because shadows that overlap would be darker there. */}
    <path
      d={listeners
        .map(([x, scale]) => {
          const rx = Math.round(80 * scale);
          const ry = Math.round(10 * scale);
          return `M${x - rx} ${groundY + 10}a${rx} ${ry} 0 0 1 ${2 * rx} 0a${rx} ${ry} 0 0 1-${2 * rx} 0z`;
        })
        .join('')}
      fill="var(--shade)"
    />
    {listeners.map(([x, scale, hue]) => (
      <Figure key={x} x={x} y={groundY + 6} scale={scale} hue={hue} />
    ))}
  </>
);

/** A megaphone, from which the plain words come. They fly over the audience to the scene at the right. */
const renderPresentation = ({ hue, icon }: Worker) => (
  <>
    {renderAudience([
      [392, 0.5, 'amber'],
      [462, 0.56, 'fjord'],
      [530, 0.46, 'moss'],
      [588, 0.54, 'heather'],
    ])}
    <g fill="var(--ink)" stroke="none">
      <DrawnText x="312" y="48" fontSize="27" name="jargon" />
      <g fontSize="46">
        <DrawnText x="306" y="112" name="plainStart" />
        <DrawnText x="306" y="165" name="plainEnd" />
      </g>
    </g>
    <path d="M302 45l286-12" stroke={`oklch(from var(--coral) calc(l - .1) c h)`} strokeWidth="4" />
    <Figure x={112} y={groundY} hue={hue}>
      <RoleAttribute icon={icon} y={-195} />
    </Figure>
    <Arm d={`M70 ${groundY - 112}q-34 44-6 74`} hand={[74, groundY - 32]} hue={hue} />
    <path
      d="M166 140l100-56a6 6 0 0 1 8 6v128a6 6 0 0 1-8 6l-100-56z"
      fill="var(--device)"
      stroke="var(--rim)"
    />
    <ellipse cx="274" cy="154" rx="14" ry="68" fill={mixHue('amber', 60)} />
    <Arm d={`M154 ${groundY - 112}q22 20 48-16`} hand={[208, 182]} hue={hue} />
  </>
);

/** People who find the product, and hands that hold up what they look for. */
const renderSearch = ({ hue, icon }: Worker) => (
  <>
    {renderAudience([
      [30, 0.48, 'coral'],
      [96, 0.56, 'amber'],
      [176, 0.5, 'fjord'],
      [500, 0.56, 'moss'],
      [584, 0.5, 'heather'],
    ])}
    <rect x="96" y="20" width="500" height="80" rx="40" fill="var(--card)" stroke="var(--rim)" />
    <circle cx="144" cy="57" r="15" stroke="var(--ink)" strokeWidth="7" />
    <path d="M155 69l13 13" stroke="var(--ink)" strokeWidth="8" />
    <DrawnText x="190" y="72" fontSize="42" fill="var(--ink)" stroke="none" name="query" />
    <Figure x={336} y={groundY + 6} scale={0.9} hue={hue}>
      <RoleAttribute icon={icon} y={-195} />
    </Figure>
    <Arm d={`M296 ${groundY - 94}q-46-34-52-104`} hand={[244, 106]} hue={hue} width={24} />
    <Arm d={`M376 ${groundY - 94}q46-34 52-104`} hand={[428, 106]} hue={hue} width={24} />
  </>
);

interface Scene {
  render: (worker: Worker) => ReactNode;
  /** Centre and half the width of each shadow. */
  shadows: readonly (readonly [cx: number, rx: number])[];
}

const scenes: Record<RoleDrawingName, Scene> = {
  phones: {
    render: renderPhones,
    shadows: [
      [252, 84],
      [534, 88],
    ],
  },
  plan: {
    render: renderPlan,
    shadows: [
      [122, 84],
      [416, 190],
    ],
  },
  presentation: { render: renderPresentation, shadows: [[112, 84]] },
  search: { render: renderSearch, shadows: [[336, 78]] },
  servers: {
    render: renderServers,
    shadows: [
      [150, 84],
      [446, 148],
    ],
  },
  tests: {
    render: renderTests,
    shadows: [
      [168, 140],
      [478, 84],
    ],
  },
};

interface RoleDrawingProps extends Worker {
  name: RoleDrawingName;
  className?: string | undefined;
}

/** A role at work: hands and the tool or thing in them. */
export const RoleDrawing = ({ name, hue, icon, className = '' }: RoleDrawingProps) => (
  <DrawingSvg className={`${className} h-${hue}`} viewBox="-12 0 644 380" preserveAspectRatio="xMidYMax">
    <path d={`M-2000 ${groundY - 26}h5000v2000h-5000z`} fill="var(--floor)" />
    {scenes[name].shadows.map(([cx, rx]) => (
      <Shadow key={cx} cx={cx} cy={groundY + 8} rx={rx} />
    ))}
    {scenes[name].render({ hue, icon })}
  </DrawingSvg>
);
