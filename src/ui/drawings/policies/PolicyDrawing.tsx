import type { ReactNode } from 'react';
import type { Hue, PolicyDrawingName } from '#content/collections.ts';
import { Chips, getCookiePath } from '../cookie.tsx';
import { Arm, footDepth, headRadius, headY, standOn, torsoPath } from '../Figure.tsx';
import { Halo, WaterLight } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { NightFigure } from '../NightFigure.tsx';
import { ClosedLetter, markColour, paperColour } from '../shapes.tsx';

/** Vertical position of the horizon, which is the lower edge of the drawing. */
const groundY = 336;

/** Returns a light that stands on the horizon. */
const renderStanding = (cx: number, r: number, hue: Hue) => (
  <Light key={cx} cx={cx} cy={groundY - r} r={r} hue={hue} />
);

/** Mountains beyond the fjord, from edge to edge of the widest window. The land before the words is low. */
const Ridge = () => (
  <path
    d={`M-2400 ${groundY}V296L-1500 268-1150 300-760 282-470 306-250 288-60 312 90 262 190 292 330 226 430 276 560 204 690 268 840 216 1100 290 1500 240 2400 280V${groundY}z`}
    fill="var(--ridge)"
    stroke="none"
  />
);

/** Places of those in the boat: one at the bow, who looks out with a lantern, and one at the stern. */
const lookout = { x: 432, y: 262, scale: 0.62 };
const crew = { x: 146, y: 262, scale: 0.56 };
const lantern = { cx: 512, cy: 154, r: 24 };

/** Lower edge of the boat, which is nearer than the horizon. */
const waterline = groundY + 26;

/** Lines of text on the folded paper. */
const boatText = 'M150 286h92M162 306h112M176 326h74M322 286h96M322 306h78M322 326h56';

/** A white paper, folded into a boat that carries people safely over the fjord at night. */
const renderPaper = () => (
  <>
    <Ridge />
    <WaterLight x={90} width={400} y={waterline} depth={76} colour={paperColour} isSoft />
    <WaterLight x={crew.x - 60} width={120} y={waterline} depth={60} colour="var(--coral)" isSoft />
    <WaterLight x={lookout.x - 20} width={140} y={waterline} depth={70} colour="var(--amber)" isSoft />
    <Halo {...lantern} r={170} hue="amber" />
    {/* The far side of the hull is in the shade of the sail. */}
    <path d="M20 196l120 56h300l120-56-110 100H130z" fill="oklch(70% 0.03 260)" stroke="none" />
    <path d="M291 8L156 262H291z" fill={paperColour} stroke="none" />
    <path d="M290 8L424 262H290z" fill="oklch(86% 0.02 260)" stroke="none" />
    <Light cx={290} cy={196} r={36} hue="coral" />
    <Light cx={254} cy={212} r={20} hue="amber" />
    <Light cx={327} cy={211} r={21} hue="fjord" />
    <NightFigure {...crew} hue="coral" glow={3.4} />
    <NightFigure {...lookout} hue="fjord" />
    <Light {...lantern} hue="amber" isBright />
    <Arm elbow={[470, 216]} hand={[496, 174]} hue="fjord" figure={lookout} />
    <path d={`M20 196L291 258V${waterline}H112z`} fill={paperColour} stroke="none" />
    <path d={`M560 196L290 258V${waterline}H468z`} fill="oklch(92% 0.014 260)" stroke="none" />
    <path d={boatText} stroke={markColour} strokeWidth="4" opacity=".4" />
  </>
);

const cookie = { cx: 440, cy: 136, r: 158, bite: -96 };

/** Crumbs that drift on the water like lanterns: centre, height above the horizon, and radius. */
const driftingCrumbs = [
  [196, -22, 17],
  [118, -10, 11],
  [54, -16, 7],
  [6, -6, 5],
] as const;

/** Somebody on the shore, who looks up at the moon. */
const watcher = standOn(groundY + 24, 612, 0.66);

/** A cookie with a bite taken out of it rises over the fjord like a moon, and its crumbs drift on the water. */
const renderCookie = (hue: Hue) => (
  <>
    <Halo {...cookie} r={330} hue={hue} />
    <path d={getCookiePath(cookie)} fill={`url(#_${hue})`} stroke="none" />
    <g transform={`matrix(-1 0 0 1 ${2 * cookie.cx} 0)`}>
      <Chips {...cookie} />
    </g>
    <Ridge />
    <WaterLight x={cookie.cx - 170} width={340} y={groundY} depth={110} colour={`var(--${hue})`} isSoft />
    {driftingCrumbs.map(([cx, rise, r]) => (
      <g key={cx}>
        <Halo cx={cx} cy={groundY - rise - r} r={r * 3.4} hue={hue} />
        <WaterLight
          x={cx - r}
          width={2 * r}
          y={groundY - rise}
          depth={r * 2.4}
          colour={`var(--${hue})`}
          isSoft
        />
        <Light cx={cx} cy={groundY - rise - r} r={r} hue={hue} />
      </g>
    ))}
    <path
      d={`M470 ${groundY + 34}Q560 ${groundY + 18} 700 ${groundY + 20}T2400 ${groundY + 10}V900H640Q540 ${groundY + 60} 470 ${groundY + 34}z`}
      fill="var(--ridge)"
      stroke="none"
    />
    <NightFigure {...watcher} hue="fjord" glow={3.4} />
  </>
);

/** Readers on the shore: position and size. They get smaller towards the edges, and no edge of a phone cuts one. */
const readers = [
  [-640, 0.3],
  [-560, 0.34],
  [-478, 0.36],
  [-392, 0.34],
  [-306, 0.4],
  [-214, 0.42],
  [-116, 0.46],
  [-8, 0.52],
  [106, 0.6],
  [236, 0.72],
  [548, 0.84],
  [694, 0.66],
  [832, 0.52],
  [904, 0.44],
  [966, 0.38],
  [1040, 0.32],
] as const;

/** The reader who has written to us, and the place of the letter. */
const author = standOn(groundY, 378, 1.5);
const authorHeadY = author.y + headY * author.scale;
const letter = { x: 545, y: -4 };

/** Readers at night, who are dark because nobody knows them. The one who has written to us is lit, and so is the side of those who are near. */
const renderReaders = () => (
  <>
    <radialGradient
      id="_lamplight"
      gradientUnits="userSpaceOnUse"
      cx={author.x}
      cy={authorHeadY + 60}
      r="420"
    >
      <stop offset=".2" stopColor="oklch(52% .11 40)" />
      <stop offset="1" stopColor="var(--ridge)" />
    </radialGradient>
    <g fill="url(#_lamplight)" stroke="none">
      {readers.map(([x, scale]) => (
        <g key={x} transform={`translate(${x} ${groundY - footDepth * scale}) scale(${scale})`}>
          <path d={torsoPath} />
          <circle cy={headY} r={headRadius} />
        </g>
      ))}
    </g>
    <WaterLight x={author.x - 190} width={380} y={groundY} depth={120} colour="var(--amber)" isSoft />
    <Halo cx={letter.x} cy={letter.y} r={120} hue="amber" />
    <g transform={`translate(${letter.x} ${letter.y}) rotate(-8) scale(.7)`}>
      <ClosedLetter hue="heather" />
    </g>
    {/* The body hides where the arm begins. */}
    <Arm elbow={[520, 196]} hand={[514, 46]} hue="amber" figure={author} />
    <NightFigure {...author} hue="amber" glow={4.6} />
  </>
);

/** Lights along the horizon, in the order in which the focus reaches them: centre, radius, and hue. */
const focusStops = [
  [-596, 13, 'amber'],
  [-500, 18, 'fjord'],
  [-392, 12, 'coral'],
  [-290, 16, 'heather'],
  [-190, 22, 'amber'],
  [-76, 17, 'fjord'],
  [92, 40, 'coral'],
  [432, 176, 'moss'],
] as const;
/** Position of the light that has the focus, and the radius of its ring, which stands on the ground. */
const focusedX = 432;
const ringRadius = 200;
const focusedY = groundY - ringRadius - 6;

/**
 * Returns the control point and the end of the way from a light to the next one. The last way lands on the upper
 * left of the ring.
 */
function getArc(x: number, top: number, [nextX, nextR]: readonly [x: number, r: number, hue: Hue]) {
  if (nextX === focusedX) return `${focusedX - 210} -60 ${focusedX - 96} ${focusedY - 190}`;
  const end = groundY - 2 * nextR - 10;
  return `${(x + nextX) / 2} ${Math.min(top, end) - 16} ${nextX} ${end}`;
}

/**
 * The focus has travelled along the horizon, from light to light, and is on the largest one. The Tab key moves it on.
 */
const renderFocus = () => (
  <>
    {focusStops.map(([cx, r, light], index) => {
      const next = focusStops[index + 1];
      const top = groundY - 2 * r - 10;
      return (
        <g key={cx}>
          {next && (
            <path
              d={`M${cx} ${top}Q${getArc(cx, top, next)}`}
              strokeWidth="3"
              strokeDasharray="1 9"
              strokeLinecap="round"
            />
          )}
          {cx === focusedX ? <Light cx={cx} cy={focusedY} r={r} hue={light} /> : renderStanding(cx, r, light)}
        </g>
      );
    })}
    <circle cx={focusedX} cy={focusedY} r={ringRadius} stroke="var(--focus)" strokeWidth="12" />
    <path
      d="M-58 0H46M12-34 46 0 12 34M64-40v80"
      transform={`translate(${focusedX} ${focusedY}) scale(1.5)`}
      stroke={markColour}
      strokeWidth="12"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

/** The drawings by their names. */
const drawings: Record<PolicyDrawingName, (hue: Hue) => ReactNode> = {
  cookie: renderCookie,
  focus: renderFocus,
  paper: renderPaper,
  readers: renderReaders,
};

/**
 * View boxes that differ from that of the others. That of the white paper leaves no room beside the boat, and that of
 * the focus is as high as its ring.
 */
const viewBoxes: Partial<Record<PolicyDrawingName, string>> = {
  paper: `10 0 550 ${groundY}`,
  cookie: `0 -22 660 ${groundY + 22}`,
  focus: `0 -84 640 ${groundY + 84}`,
  readers: `0 -84 660 ${groundY + 84}`,
};

/** The drawing at the top of a policy. Its lower edge is the horizon, on which everything stands. */
export const PolicyDrawing = ({ name, hue }: { name: PolicyDrawingName; hue: Hue }) => (
  <svg
    viewBox={viewBoxes[name] ?? `0 40 640 ${groundY - 40}`}
    preserveAspectRatio="xMidYMax"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    {drawings[name](hue)}
  </svg>
);
