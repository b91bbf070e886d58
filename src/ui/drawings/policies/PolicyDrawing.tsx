import type { ReactNode } from 'react';
import type { Hue, PolicyDrawingName } from '#content/collections.ts';
import { Chips, getCookiePath } from '../cookie.tsx';
import { Arm, standOn } from '../Figure.tsx';
import { Halo, WaterLight } from '../Glow.tsx';
import { Light } from '../Light.tsx';
import { RoleFigure } from '../roles/RoleAttribute.tsx';
import { markColour, paperColour } from '../shapes.tsx';

/** The drawing of readers is a component of its own. */
type DrawingName = Exclude<PolicyDrawingName, 'windows'>;

/** Vertical position of the horizon, which is the lower edge of the drawing. */
const groundY = 336;

/** Returns a light that stands on the horizon. */
const renderStanding = (cx: number, r: number, hue: Hue) => (
  <Light key={cx} cx={cx} cy={groundY - r} r={r} hue={hue} />
);

/** Place of the one who has a hand on the seal of the white paper. */
const signer = standOn(groundY, 424, 0.86);

const textLines = [146, 132, 140, 90].map((length, line) => `M104 ${236 + line * 20}h${length}`).join('');

/** Two sheets at night, their seal, and somebody who holds it. Water reflects them. */
const renderPaper = (hue: Hue) => (
  <>
    <path d={`M146 ${groundY}L152 68l186 12-18 ${groundY - 80}z`} fill={`var(--${hue})`} stroke="none" />
    <path d={`M76 ${groundY}L70 64l206-10 6 ${groundY - 54}z`} fill={paperColour} stroke="none" />
    <Light cx={160} cy={134} r={34} hue="coral" />
    <Light cx={124} cy={148} r={20} hue="amber" />
    <Light cx={196} cy={148} r={21} hue="fjord" />
    <g stroke={markColour}>
      <path d="M104 202h112" strokeWidth="9" />
      <path d={textLines} strokeWidth="3" opacity="0.4" />
    </g>
    <WaterLight x={60} width={240} y={groundY} depth={56} colour={paperColour} isSoft />
    <WaterLight x={222} width={132} y={groundY} depth={62} colour="var(--amber)" isSoft />
    <WaterLight x={signer.x - 72} width={144} y={groundY} depth={62} colour="var(--heather)" isSoft />
    <Halo cx={288} cy={groundY - 56} r={120} hue="amber" />
    <Halo cx={signer.x} cy={162} r={96} hue="heather" />
    {renderStanding(288, 56, 'amber')}
    <path
      d={`m266 ${groundY - 55} 16 16 30-34`}
      stroke={markColour}
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <g stroke="none">
      <RoleFigure icon="lead" {...signer} />
      <Arm elbow={[346, 314]} hand={[336, 254]} hue="heather" figure={signer} />
    </g>
  </>
);

const cookie = { cx: 446, cy: groundY - 148, r: 148, bite: -96 };

/** A large cookie with a bite taken out of it, and its crumbs. All are on the horizon. */
const renderCookie = (hue: Hue) => (
  <>
    <path d={getCookiePath(cookie)} fill={`url(#_${hue})`} stroke="none" />
    <g transform={`matrix(-1 0 0 1 ${2 * cookie.cx} 0)`}>
      <Chips {...cookie} />
    </g>
    {renderStanding(206, 32, hue)}
    {renderStanding(144, 18, hue)}
    {renderStanding(102, 11, hue)}
    {renderStanding(70, 7, hue)}
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

/** The drawings that have one view. */
const drawings: Record<DrawingName, (hue: Hue) => ReactNode> = {
  cookie: renderCookie,
  focus: renderFocus,
  paper: renderPaper,
};

/**
 * View boxes that differ from that of the others. The white paper's leaves no room beside its things, so that they are
 * large, and that of the focus is as high as its ring.
 */
const viewBoxes: Partial<Record<DrawingName, string>> = {
  paper: `64 40 420 ${groundY - 40}`,
  focus: `0 -84 640 ${groundY + 84}`,
};

/** The drawing at the top of a policy. Its lower edge is the horizon, on which everything stands. */
export const PolicyDrawing = ({ name, hue }: { name: DrawingName; hue: Hue }) => (
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
