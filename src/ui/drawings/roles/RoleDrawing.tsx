import type { ReactNode } from 'react';
import type { IconName } from '#content/author-components.ts';
import type { Hue, RoleDrawingName } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { DrawnText, type DrawnTextName } from '../DrawnText.tsx';
import { Arm, Figure, handRadius, headY, standOn } from '../Figure.tsx';
import { LightPool } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure } from '../NightFigure.tsx';
import { frameColour, markColour, mixHue } from '../shapes.tsx';
import { RoleAttribute } from './RoleAttribute.tsx';
import { SpeechTail } from './SpeechTail.tsx';

/** Vertical position of the ground that everything in half of a scene stands on, and in the room of four. */
const groundY = 328;
const roomY = 508;
/** Lower edge of the round torsos in the room, which things stand on, too. */
const roomBaseY = 516;

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
      width="97"
      height="45"
      rx="8"
      fill={hue ? mixHue(hue, 45) : 'none'}
      stroke={hue ? 'none' : 'var(--bar)'}
      strokeWidth="2"
    />
    <DrawnText name={text} x="7" y="29" fontSize="19" fill="var(--ink)" />
  </g>
);

/** Place of the one who works at each station. */
const planner = standOn(roomY, 70, 1);
const developer = standOn(roomY, 620, 1.05);
const tester = standOn(roomY, 833, 1.12);
const operator = standOn(roomY, 1105, 1);
const presenter = standOn(groundY, 112, 1);
const searcher = standOn(groundY, 304, 0.84);

/** Outline of a torso with a round base, because the floor that it stands on is seen from above. */
const roundTorso = 'M-70 0a70 155 0 0 1 140 0q0 15-70 15t-70-15z';

const shadowColour = 'oklch(8% 0.03 265 / .6)';

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

/** A role's figure at night, and its light on the floor. */
const RoleOnFloor = ({ place: { x, y, scale }, hue, icon }: RoleOnFloorProps) => (
  <>
    <LightPool x={x} y={y + 6 * scale} rx={150 * scale} ry={26 * scale} hue={hue} />
    <NightFigure x={x} y={y} scale={scale} hue={hue} torso={roundTorso} glow={2} isShaded={false}>
      <RoleAttribute icon={icon} y={headY} />
    </NightFigure>
  </>
);

/** The plan, and a hand that moves a card to what can wait. */
const renderPlan = ({ hue, icon }: Worker) => (
  <>
    <FloorShadow cx={168} cy={roomBaseY} rx={26} />
    <FloorShadow cx={298} cy={roomBaseY} rx={26} />
    <path
      d={`M164 330V${roomBaseY}M294 330V${roomBaseY}`}
      stroke={frameColour}
      strokeWidth="12"
      strokeLinecap="butt"
    />
    <rect x="104" y="104" width="228" height="236" rx="16" fill="var(--card)" stroke="var(--rim)" />
    <g fontSize="24" fill="var(--ink)" stroke="none">
      <DrawnText x="116" y="142" name="later" />
      <DrawnText x="228" y="142" name="first" />
    </g>
    <path d="M218 120v204" stroke="var(--soft)" strokeWidth="3" />
    <Card x={114} y={160} text="statistics" />
    <Card x={114} y={214} text="quiz" />
    <path
      d="M121 268h83q7 0 7 7v31q0 7-7 7h-83q-7 0-7-7v-31q0-7 7-7z"
      stroke="var(--bar)"
      strokeDasharray="7 8"
      strokeWidth="3"
    />
    <Card x={226} y={160} hue="moss" text="dayPlan" />
    <Card x={226} y={214} hue="amber" text="pictures" />
    <Card x={226} y={268} hue="heather" text="receipt" />
    <SpeechTail x={60} y={254} length={430} />
    <RoleOnFloor place={planner} icon={icon} hue={hue} />
    <g transform="rotate(-7 166 306)">
      <Card x={118} y={288} hue="coral" text="messages" />
    </g>
    <Arm figure={planner} elbow={[160, 440]} hand={[160, 340]} hue={hue} />
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
  const minutesX = width - (isWide ? 16 : 22);
  return (
    <g transform={`translate(${x} ${y}) rotate(${rotate})`}>
      <rect width={width} height={height} rx="18" fill="var(--device)" stroke="var(--rim)" />
      <rect x="7" y="7" width={width - 14} height={height - 14} rx="12" fill="var(--screen)" />
      <g fontSize={isWide ? 23 : 26} fill="var(--ink)" stroke="none">
        <DrawnText name="bus" x="18" y="38" fontSize={isWide ? 28 : 26} />
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

/** A small phone in a raised hand, and a large one on the other. The fingers are before the phones. */
const renderPhones = ({ hue, icon }: Worker) => (
  <>
    <SpeechTail x={606} y={236} length={200} />
    <RoleOnFloor place={developer} icon={icon} hue={hue} />
    <Arm figure={developer} elbow={[730, 396]} hand={[694, 260]} hue={hue} />
    <g transform="translate(681 116) scale(.84)">
      <Timetable x={0} y={0} width={100} height={158} rotate={8} />
    </g>
    <g transform="translate(440 296) rotate(-4) scale(.72)">
      <Timetable x={0} y={0} width={170} height={172} />
    </g>
    <Arm figure={developer} elbow={[524, 480]} hand={[508, 414]} hue={hue} />
    <Light cx={694} cy={260} r={handRadius} hue={hue} />
  </>
);

/** A hand that holds a magnifier, in which an error is large. */
const renderTests = ({ hue, icon }: Worker) => (
  <>
    <SpeechTail x={796} y={222} length={185} />
    <path d="M939 282l-4 50" stroke={frameColour} strokeWidth="19" />
    <circle cx="945" cy="222" r="58" fill="var(--screen)" stroke={frameColour} strokeWidth="12" />
    <path d="M904 196h82q8 0 8 8v36q0 8-8 8h-82q-8 0-8-8v-36q0-8 8-8z" fill={mixHue('coral', 45)} />
    <Light cx={917} cy={222} r={15} hue="coral" />
    <path d="M917 214v9M917 230v0" stroke={markColour} strokeWidth="5" />
    <DrawnText x="937" y="230" fontSize="22" fill="var(--ink)" stroke="none" name="pay" />
    <RoleOnFloor place={tester} icon={icon} hue={hue} />
    <Arm figure={tester} elbow={[953, 426]} hand={[934, 336]} hue={hue} />
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
    <FloorShadow cx={1298} cy={roomBaseY} rx={76} />
    <g transform="translate(1226 221) scale(.88)">
      <rect width="164" height="335" rx="14" fill="var(--device)" stroke="var(--rim)" />
      {servers.map(([server, light], row) => (
        <g key={server} transform={`translate(14 ${16 + row * 77})`}>
          <rect width="136" height="66" rx="8" fill="var(--screen)" />
          <Light cx={20} cy={33} r={10} hue={light} />
          <DrawnText name={server} x="37" y="40" fontSize="20" fill="var(--ink)" stroke="none" />
        </g>
      ))}
    </g>
    <SpeechTail x={1098} y={252} length={210} />
    <RoleOnFloor place={operator} icon={icon} hue={hue} />
    <g stroke="var(--amber)" strokeWidth="10">
      <circle cx="1184" cy="356" r="17" />
      <path d="M1184 339v-62M1184 280h-18M1184 302h-14" />
    </g>
    <Arm figure={operator} elbow={[1204, 440]} hand={[1184, 380]} hue={hue} />
  </>
);

/** People of the audience: centre, size, hue. */
type Listener = readonly [x: number, scale: number, hue: Hue];

const renderAudience = (listeners: readonly Listener[]) => (
  <g data-audience="">
    {listeners.map(([x, scale, hue]) => (
      <Figure key={x} {...standOn(groundY, x, scale)} hue={hue} torso={roundTorso} isBright />
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
      <path d="M290 45l266-12" stroke="oklch(from var(--coral) calc(l - .1) c h)" strokeWidth="3" />
      <g stroke="none">
        <DrawnText x="300" y="48" fontSize="25" name="jargon" />
        <g fontSize="40">
          <DrawnText x="298" y="108" name="plainStart" />
          <DrawnText x="298" y="158" name="plainEnd" />
        </g>
      </g>
    </g>
    <SpeechTail x={92} y={50} length={230} />
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
      [61, 0.48, 'coral'],
      [117, 0.56, 'amber'],
      [176, 0.5, 'fjord'],
      [434, 0.56, 'moss'],
      [494, 0.5, 'heather'],
    ])}
    <SpeechTail x={304} y={2} length={60} />
    <g>
      <rect x="27" y="8" width="502" height="80" rx="40" fill="var(--card)" stroke="var(--rim)" />
      <circle cx="72" cy="45" r="15" stroke="var(--ink)" strokeWidth="7" />
      <path d="M83 57l13 13" stroke="var(--ink)" strokeWidth="8" />
      <DrawnText x="118" y="60" fontSize="42" fill="var(--ink)" stroke="none" name="query" />
      <RoleOnFloor place={searcher} icon={icon} hue={hue} />
      <Arm figure={searcher} elbow={[218, 186]} hand={[216, 88]} hue={hue} />
      <Arm figure={searcher} elbow={[390, 186]} hand={[392, 88]} hue={hue} />
    </g>
  </>
);

/**
 * View boxes: a half of a scene, and the four parts of a room. Beside each other the parts are one room. Each person
 * stands at the left edge of a part, below the question.
 */
const half = '-6 0 632 380';
const roomParts = ['0 100 336 460', '438 100 336 460', '755 100 336 460', '1035 100 336 460'] as const;

const scenes: Record<RoleDrawingName, { render: (worker: Worker) => ReactNode; viewBox: string }> = {
  plan: { render: renderPlan, viewBox: roomParts[0] },
  phones: { render: renderPhones, viewBox: roomParts[1] },
  tests: { render: renderTests, viewBox: roomParts[2] },
  servers: { render: renderServers, viewBox: roomParts[3] },
  presentation: { render: renderPresentation, viewBox: '-56 0 632 380' },
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
