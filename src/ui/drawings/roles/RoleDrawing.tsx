import type { ReactNode } from 'react';
import type { IconName } from '#content/author-components.ts';
import type { Hue, RoleDrawingName } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { DrawnText, type DrawnTextName } from '../DrawnText.tsx';
import { Arm, Figure, handRadius, standOn } from '../Figure.tsx';
import { Light } from '../Light.tsx';
import { frameColour, markColour, mixHue } from '../shapes.tsx';
import { RoleFigure } from './RoleAttribute.tsx';

/** Vertical position of the ground that everything in half of a scene stands on, and in the room of four. */
const groundY = 328;
const roomY = 508;

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
  <g transform={`translate(${x} ${y}) scale(1.06)`}>
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
const planner = standOn(roomY, 160, 1.16);
const developer = standOn(roomY, 668, 1.05);
const tester = standOn(roomY, 884, 1.12);
const operator = standOn(roomY, 1108, 1);
const presenter = standOn(groundY, 112, 1);
const searcher = standOn(groundY, 300, 0.84);

/** Outline of a torso with a round base, because the floor that it stands on is seen from above. */
const roundTorso = 'M-70 0a70 155 0 0 1 140 0q0 15-70 15t-70-15z';

const shadowColour = 'oklch(from var(--c) 0.15 0.08 h / .24)';

interface FloorShadowProps {
  cx: number;
  cy: number;
  rx: number;
}

/** The shadow of a thing on the floor, which is seen from higher up than the ground of other drawings. */
const FloorShadow = ({ cx, cy, rx }: FloorShadowProps) => (
  <ellipse cx={cx} cy={cy} rx={rx} ry={Math.round(rx * 0.17)} fill={shadowColour} stroke="none" />
);

interface RoleOnFloorProps extends Worker {
  place: ReturnType<typeof standOn>;
}

/** A role's figure and its shadow on the floor. */
const RoleOnFloor = ({ place, ...worker }: RoleOnFloorProps) => (
  <>
    <FloorShadow cx={place.x + 8} cy={place.y + 6 * place.scale} rx={Math.round(84 * place.scale)} />
    <RoleFigure {...place} {...worker} torso={roundTorso} />
  </>
);

/** The plan, and a hand that moves a card to what can wait. */
const renderPlan = ({ hue, icon }: Worker) => (
  <>
    <FloorShadow cx={276} cy={roomY} rx={26} />
    <FloorShadow cx={482} cy={roomY} rx={26} />
    <path
      d={`M272 340V${roomY}M478 340V${roomY}`}
      stroke={frameColour}
      strokeWidth="12"
      strokeLinecap="butt"
    />
    <rect x="232" y="124" width="284" height="232" rx="16" fill="var(--card)" stroke="var(--rim)" />
    <g fontSize="26" fill="var(--ink)" stroke="none">
      <DrawnText x="250" y="164" name="later" />
      <DrawnText x="388" y="164" name="first" />
    </g>
    <path d="M374 142v196" stroke="var(--soft)" strokeWidth="3" />
    <Card x={250} y={182} text="statistics" />
    <Card x={250} y={236} text="quiz" />
    <path
      d="M257 290h97q7 0 7 7v31q0 7-7 7h-97q-7 0-7-7v-31q0-7 7-7z"
      stroke="var(--bar)"
      strokeDasharray="7 8"
      strokeWidth="3"
    />
    <Card x={388} y={182} hue="moss" text="dayPlan" />
    <Card x={388} y={236} hue="amber" text="pictures" />
    <Card x={388} y={290} hue="heather" text="receipt" />
    <RoleOnFloor place={planner} icon={icon} hue={hue} />
    <g transform="rotate(-7 276 318)">
      <Card x={226} y={302} hue="coral" text="messages" />
    </g>
    <Arm figure={planner} elbow={[246, 440]} hand={[250, 352]} hue={hue} />
  </>
);

interface TimetableProps {
  x: number;
  y: number;
  width: number;
  height: number;
  rotate?: number;
}

/** Lights, names and minutes of the departures that an app shows. */
const departures = [
  ['coral', 'quay', 3],
  ['amber', 'square', 8],
  ['moss', 'bridge', 12],
] as const;

/** The same app on a phone of any size. A narrow one has no room for the names of the stops. */
function Timetable({ x, y, width, height, rotate = 0 }: TimetableProps) {
  const isWide = width > 120;
  // The minutes on a narrow phone are clear of the hand at its right edge.
  const minutesX = width - (isWide ? 16 : 25);
  return (
    <g transform={`translate(${x} ${y}) rotate(${rotate})`}>
      <rect width={width} height={height} rx="18" fill="var(--device)" stroke="var(--rim)" />
      <rect x="7" y="7" width={width - 14} height={height - 14} rx="12" fill="var(--screen)" />
      <g fontSize={isWide ? 18 : 24} fill="var(--ink)" stroke="none">
        <DrawnText name="bus" x="18" y="38" fontSize={isWide ? 26 : 20} />
        {departures.map(([hue, stop, minutes], row) => (
          <g key={hue} transform={`translate(0 ${66 + row * 36})`}>
            <Light cx={22} cy={-6} r={7} hue={hue} />
            {isWide && <DrawnText name={stop} x="36" />}
            <text x={minutesX} textAnchor="end">
              {minutes}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}

/** A small phone in a raised hand and a large one in the other. The fingers are before the phones. */
const renderPhones = ({ hue, icon }: Worker) => (
  <>
    <RoleOnFloor place={developer} icon={icon} hue={hue} />
    <Arm figure={developer} elbow={[558, 396]} hand={[594, 260]} hue={hue} />
    <Arm figure={developer} elbow={[744, 522]} hand={[752, 486]} hue={hue} />
    <g transform="translate(534 136) scale(.78)">
      <Timetable x={0} y={0} width={100} height={158} rotate={-8} />
    </g>
    <g transform="translate(672 356) scale(.76)">
      <Timetable x={0} y={0} width={138} height={172} />
    </g>
    <Light cx={594} cy={260} r={handRadius} hue={hue} />
    <Light cx={752} cy={486} r={handRadius} hue={hue} />
  </>
);

/** A hand that holds a magnifier, in which an error is large. */
const renderTests = ({ hue, icon }: Worker) => (
  <>
    <path d="M990 282l-4 50" stroke={frameColour} strokeWidth="19" />
    <circle cx="996" cy="222" r="58" fill="var(--screen)" stroke={frameColour} strokeWidth="12" />
    <path d="M955 196h82q8 0 8 8v36q0 8-8 8h-82q-8 0-8-8v-36q0-8 8-8z" fill={mixHue('coral', 45)} />
    <Light cx={968} cy={222} r={15} hue="coral" />
    <path d="M968 214v9M968 230v0" stroke={markColour} strokeWidth="5" />
    <DrawnText x="988" y="230" fontSize="22" fill="var(--ink)" stroke="none" name="pay" />
    <RoleOnFloor place={tester} icon={icon} hue={hue} />
    <Arm figure={tester} elbow={[1004, 426]} hand={[985, 336]} hue={hue} />
  </>
);

const servers = [
  ['website', 'moss'],
  ['app', 'moss'],
  ['database', 'moss'],
  ['copy', 'amber'],
] as const;

/** A key in a raised hand, and the rack of servers that it opens. */
const renderServers = ({ hue, icon }: Worker) => (
  <>
    <FloorShadow cx={1296} cy={roomY - 2} rx={84} />
    <g transform="translate(1224 212) scale(.88)">
      <rect width="164" height="335" rx="14" fill="var(--device)" stroke="var(--rim)" />
      {servers.map(([server, light], row) => (
        <g key={server} transform={`translate(14 ${16 + row * 77})`}>
          <rect width="136" height="66" rx="8" fill="var(--screen)" />
          <Light cx={20} cy={33} r={10} hue={light} />
          <DrawnText name={server} x="37" y="40" fontSize="20" fill="var(--ink)" stroke="none" />
        </g>
      ))}
    </g>
    <RoleOnFloor place={operator} icon={icon} hue={hue} />
    <g stroke="var(--amber)" strokeWidth="10">
      <circle cx="1178" cy="356" r="17" />
      <path d="M1178 339v-62M1178 280h-18M1178 302h-14" />
    </g>
    <Arm figure={operator} elbow={[1204, 440]} hand={[1178, 380]} hue={hue} />
  </>
);

/** People of the audience: centre, size, hue. */
type Listener = readonly [x: number, scale: number, hue: Hue];

const renderAudience = (listeners: readonly Listener[]) => (
  <g data-audience="">
    {listeners.map(([x, scale]) => (
      <FloorShadow key={x} cx={x + 4} cy={groundY - 1} rx={Math.round(84 * scale)} />
    ))}
    {listeners.map(([x, scale, hue]) => (
      <Figure key={x} {...standOn(groundY, x, scale)} hue={hue} torso={roundTorso} />
    ))}
  </g>
);

/** A megaphone, from which the plain words come. They fly over the audience to the scene at the right. */
const renderPresentation = ({ hue, icon }: Worker) => (
  <>
    {renderAudience([
      [368, 0.5, 'amber'],
      [424, 0.56, 'fjord'],
      [482, 0.46, 'moss'],
      [538, 0.54, 'heather'],
    ])}
    <g data-words="" fill="var(--ink)">
      {/* The line is behind the words that it strikes out, which can be read. */}
      <path d="M302 45l286-12" stroke="oklch(from var(--coral) calc(l - .1) c h)" strokeWidth="3" />
      <g stroke="none">
        <DrawnText x="312" y="48" fontSize="27" name="jargon" />
        <g fontSize="43">
          <DrawnText x="306" y="112" name="plainStart" />
          <DrawnText x="306" y="165" name="plainEnd" />
        </g>
      </g>
    </g>
    <g>
      <RoleOnFloor place={presenter} icon={icon} hue={hue} />
      <path d="M166 140l100-56a6 6 0 0 1 8 6v128a6 6 0 0 1-8 6l-100-56z" fill={frameColour} />
      <ellipse cx="274" cy="154" rx="14" ry="68" fill={mixHue('amber', 60)} />
      <Arm figure={presenter} elbow={[184, 252]} hand={[208, 182]} hue={hue} />
    </g>
  </>
);

/** People who find the product, and hands that hold up what they look for. */
const renderSearch = ({ hue, icon }: Worker) => (
  <>
    {renderAudience([
      [36, 0.48, 'coral'],
      [92, 0.56, 'amber'],
      [152, 0.5, 'fjord'],
      [446, 0.56, 'moss'],
      [504, 0.5, 'heather'],
    ])}
    <g>
      <rect x="24" y="8" width="496" height="80" rx="40" fill="var(--card)" stroke="var(--rim)" />
      <circle cx="72" cy="45" r="15" stroke="var(--ink)" strokeWidth="7" />
      <path d="M83 57l13 13" stroke="var(--ink)" strokeWidth="8" />
      <DrawnText x="118" y="60" fontSize="42" fill="var(--ink)" stroke="none" name="query" />
      <RoleOnFloor place={searcher} icon={icon} hue={hue} />
      <Arm figure={searcher} elbow={[214, 186]} hand={[212, 88]} hue={hue} />
      <Arm figure={searcher} elbow={[386, 186]} hand={[388, 88]} hue={hue} />
    </g>
  </>
);

/**
 * View boxes: a half of a scene, and the four parts of a room. Beside each other the parts are one room, because each
 * draws beyond its view box, over the parts before it. The first part is wider, because the plan is beside its one. Their
 * widths are the columns in Roles.module.css.
 */
const half = '-6 0 632 380';
const roomParts = ['120 100 380 460', '500 100 290 460', '790 100 280 460', '1070 100 250 460'] as const;

const scenes: Record<RoleDrawingName, { render: (worker: Worker) => ReactNode; viewBox: string }> = {
  plan: { render: renderPlan, viewBox: roomParts[0] },
  phones: { render: renderPhones, viewBox: roomParts[1] },
  tests: { render: renderTests, viewBox: roomParts[2] },
  servers: { render: renderServers, viewBox: roomParts[3] },
  presentation: { render: renderPresentation, viewBox: half },
  search: { render: renderSearch, viewBox: half },
};

interface RoleDrawingProps extends Worker {
  name: RoleDrawingName;
  className?: string | undefined;
}

/** A role at work: hands and the tool or thing in them. The floor is the background of the drawing. */
export const RoleDrawing = ({ name, hue, icon, className = '' }: RoleDrawingProps) => (
  <DrawingSvg
    className={`${className} h-${hue}`}
    viewBox={scenes[name].viewBox}
    preserveAspectRatio="xMidYMax"
  >
    {scenes[name].render({ hue, icon })}
  </DrawingSvg>
);
