import type { ReactNode } from 'react';
import type { IconName } from '#content/author-components.ts';
import type { Hue, RoleDrawingName } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { DrawnText, type DrawnTextName } from '../DrawnText.tsx';
import { Arm, Figure } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { frameColour, markColour, mixHue, Shadow } from '../shapes.tsx';
import { RoleFigure } from './RoleAttribute.tsx';

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

/** Place of the one who works at each station. */
const planner = { x: 76, y: groundY };
const developer = { x: 160, y: groundY };
const tester = { x: 278, y: groundY };
const operator = { x: 80, y: groundY };
const presenter = { x: 112, y: groundY };
const searcher = { x: 336, y: groundY + 6, scale: 0.9 };

/** A hand that moves a card into the column of the first version. */
const renderPlan = ({ hue, icon }: Worker) => (
  <>
    <path d={`M166 270v${groundY - 266}M322 270v${groundY - 266}`} stroke={frameColour} strokeWidth="9" />
    <rect x="128" y="18" width="232" height="258" rx="14" fill="var(--card)" stroke="var(--rim)" />
    <g fontSize="20" fill="var(--ink)" stroke="none">
      <DrawnText x="144" y="54" name="first" />
      <DrawnText x="254" y="54" name="later" />
    </g>
    <path d="M246 36v220" stroke="var(--soft)" strokeWidth="2" />
    <Card x={137} y={72} hue="moss" text="dayPlan" />
    <Card x={137} y={124} hue="amber" text="pictures" />
    <rect
      x="137"
      y="176"
      width="104"
      height="42"
      rx="8"
      stroke="var(--bar)"
      strokeDasharray="6 6"
      strokeWidth="2"
    />
    <Card x={251} y={72} text="payment" />
    <Card x={251} y={124} text="statistics" />
    <Card x={251} y={176} text="quiz" />
    <RoleFigure {...planner} icon={icon} hue={hue} />
    <g transform="rotate(-5 200 196)">
      <Card x={150} y={173} hue="coral" text="messages" />
    </g>
    <Arm figure={planner} elbow={[136, 262]} hand={[160, 218]} hue={hue} />
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
    <g fontSize={width > 120 ? 18 : 24} fill="var(--ink)" stroke="none">
      <DrawnText name="bus" x="18" y="38" fontSize={width > 120 ? 26 : 20} />
      {departures.slice(0, rows).map(([hue, stop, minutes], row) => (
        <g key={hue} transform={`translate(0 ${66 + row * 36})`}>
          <Light cx={22} cy={-6} r={7} hue={hue} />
          {width > 120 && <DrawnText name={stop} x="36" />}
          <text x={width - 16} textAnchor="end">
            {minutes}
          </text>
        </g>
      ))}
    </g>
  </g>
);

/** Hands at a small phone and a large one. */
const renderPhones = ({ hue, icon }: Worker) => (
  <>
    <RoleFigure {...developer} icon={icon} hue={hue} />
    <Timetable x={10} y={62} width={100} height={158} rotate={-6} rows={3} />
    <Timetable x={216} y={groundY - 240} width={142} height={250} rows={4} />
    <Arm figure={developer} elbow={[88, 268]} hand={[70, 214]} hue={hue} />
    <Arm figure={developer} elbow={[214, 262]} hand={[222, 212]} hue={hue} />
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
    <path d={`M12 ${groundY + 6}V30h210v${groundY - 24}z`} fill="var(--card)" stroke="var(--rim)" />
    {results.map(([test, passes], row) => (
      <g key={test} transform={`translate(42 ${70 + row * 54})`}>
        <Light cx={0} cy={0} r={15} hue={passes ? 'moss' : 'coral'} />
        <path d={passes ? 'M-6 0l4 5 8-9' : 'M0-7v7M0 7v0'} stroke={markColour} strokeWidth="3.500" />
        <DrawnText name={test} x="28" y="8" fontSize="24" fill="var(--ink)" stroke="none" />
      </g>
    ))}
    <RoleFigure {...tester} icon={icon} hue={hue} />
    <path d="M176 232l40 34" stroke={frameColour} strokeWidth="20" />
    <circle cx="120" cy="182" r="78" fill="var(--screen)" stroke={frameColour} strokeWidth="12" />
    <Light cx={80} cy={182} r={23} hue="coral" />
    <path d="M80 169v14M80 194v0" stroke={markColour} strokeWidth="6" />
    <DrawnText x="110" y="192" fontSize="29" fill="var(--ink)" stroke="none" name="pay" />
    <Arm figure={tester} elbow={[240, 282]} hand={[212, 264]} hue={hue} />
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
    <rect x="164" y="30" width="194" height={groundY - 20} rx="14" fill="var(--device)" stroke="var(--rim)" />
    {servers.map(([server, light], row) => (
      <g key={server} transform={`translate(208 ${46 + row * 67})`}>
        <rect width="140" height="56" rx="8" fill="var(--screen)" />
        <Light cx={22} cy={28} r={9} hue={light} />
        <DrawnText name={server} x="40" y="35" fontSize="21" fill="var(--ink)" stroke="none" />
      </g>
    ))}
    <circle cx="186" cy="200" r="16" fill={mixHue('fjord', 40)} />
    <RoleFigure {...operator} icon={icon} hue={hue} />
    <path d="M152 200h34M172 200v14" stroke="var(--amber)" strokeWidth="9" />
    <circle cx="140" cy="200" r="17" stroke="var(--amber)" strokeWidth="9" />
    <Arm figure={operator} elbow={[144, 264]} hand={[136, 212]} hue={hue} />
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
      [368, 0.5, 'amber'],
      [438, 0.56, 'fjord'],
      [506, 0.46, 'moss'],
      [564, 0.54, 'heather'],
    ])}
    {/* The line is behind the words that it strikes out, which can be read. */}
    <path d="M302 45l286-12" stroke="oklch(from var(--coral) calc(l - .1) c h)" strokeWidth="3" />
    <g fill="var(--ink)" stroke="none">
      <DrawnText x="312" y="48" fontSize="27" name="jargon" />
      <g fontSize="43">
        <DrawnText x="306" y="112" name="plainStart" />
        <DrawnText x="306" y="165" name="plainEnd" />
      </g>
    </g>
    <RoleFigure {...presenter} icon={icon} hue={hue} />
    <path
      d="M166 140l100-56a6 6 0 0 1 8 6v128a6 6 0 0 1-8 6l-100-56z"
      fill="var(--device)"
      stroke="var(--rim)"
    />
    <ellipse cx="274" cy="154" rx="14" ry="68" fill={mixHue('amber', 60)} />
    <Arm figure={presenter} elbow={[184, 252]} hand={[208, 182]} hue={hue} />
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
      [572, 0.5, 'heather'],
    ])}
    <rect x="96" y="20" width="500" height="80" rx="40" fill="var(--card)" stroke="var(--rim)" />
    <circle cx="144" cy="57" r="15" stroke="var(--ink)" strokeWidth="7" />
    <path d="M155 69l13 13" stroke="var(--ink)" strokeWidth="8" />
    <DrawnText x="190" y="72" fontSize="42" fill="var(--ink)" stroke="none" name="query" />
    <RoleFigure {...searcher} icon={icon} hue={hue} />
    <Arm figure={searcher} elbow={[246, 192]} hand={[244, 106]} hue={hue} />
    <Arm figure={searcher} elbow={[426, 192]} hand={[428, 106]} hue={hue} />
  </>
);

/** Left edge and width of a station of the room, whose four do not touch each other, and of a half of a scene. */
const station = { start: -18, width: 404 };
const half = { start: -6, width: 632 };

interface Scene {
  render: (worker: Worker) => ReactNode;
  start: number;
  width: number;
  /** Centre and half the width of each shadow. */
  shadows: readonly (readonly [cx: number, rx: number])[];
}

const scenes: Record<RoleDrawingName, Scene> = {
  phones: {
    render: renderPhones,
    ...station,
    shadows: [
      [160, 84],
      [287, 84],
    ],
  },
  plan: {
    render: renderPlan,
    ...station,
    shadows: [
      [76, 84],
      [244, 116],
    ],
  },
  presentation: { render: renderPresentation, ...half, shadows: [[112, 84]] },
  search: { render: renderSearch, ...half, shadows: [[336, 78]] },
  servers: {
    render: renderServers,
    ...station,
    shadows: [
      [80, 84],
      [261, 108],
    ],
  },
  tests: {
    render: renderTests,
    ...station,
    shadows: [
      [117, 116],
      [278, 84],
    ],
  },
};

interface RoleDrawingProps extends Worker {
  name: RoleDrawingName;
  className?: string | undefined;
}

/** A role at work: hands and the tool or thing in them. */
export const RoleDrawing = ({ name, hue, icon, className = '' }: RoleDrawingProps) => (
  <DrawingSvg
    className={`${className} h-${hue}`}
    viewBox={`${scenes[name].start} 0 ${scenes[name].width} 380`}
    preserveAspectRatio="xMidYMax"
  >
    <path d={`M-2000 ${groundY - 26}h5000v2000h-5000z`} fill="var(--floor)" />
    {scenes[name].shadows.map(([cx, rx]) => (
      <Shadow key={cx} cx={cx} cy={groundY + 8} rx={rx} />
    ))}
    {scenes[name].render({ hue, icon })}
  </DrawingSvg>
);
