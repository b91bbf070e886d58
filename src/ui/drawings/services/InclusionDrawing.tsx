import { type ComponentProps, useId } from 'react';
import type { Hue } from '#content/collections.ts';
import { Arm } from '../Figure.tsx';
import { Light, polarToCartesian } from '../Light.tsx';
import { NightFigure } from '../NightFigure.tsx';
import { Shadow } from '../shapes.tsx';
import { Ridge } from './NightFjord.tsx';

const ring = { cx: 300, cy: 400, rx: 232, ry: 118 };

/** Returns a point on the ring. 0° is right of the centre, 90° in front of it. */
const getPoint = (degrees: number) => {
  const { cx: x, cy: y } = polarToCartesian(0, 0, 1000, degrees);
  return { x: ring.cx + (x / 1000) * ring.rx, y: ring.cy + (y / 1000) * ring.ry };
};

/** Returns the scale of a person. Those in front are larger. */
const getScale = (y: number) => Math.round(100 * (0.42 + (y - 282) * 0.0016)) / 100;

/** Returns the place of a person on the ring. */
function getPlace(degrees: number) {
  const point = getPoint(degrees);
  return { ...point, scale: getScale(point.y) };
}

interface PersonInRingProps {
  x: number;
  y: number;
  hue: Hue;
  /** Radius of the glow, in radii of the head. Those in front have none, because it would lie over the light behind them. */
  glow?: number;
}

/** Angle of the person who greets the newcomer. */
const greeterAngle = 142;

/** People in the ring, from the back to the front. They are large, and so far apart that nobody covers a head. */
const people: PersonInRingProps[] = (
  [
    [252, 'fjord'],
    [284, 'coral'],
    [221, 'heather'],
    [8, 'amber'],
    [316, 'moss'],
    [greeterAngle, 'moss'],
    [110, 'fjord'],
  ] as const
).map(([degrees, hue]) => ({ ...getPoint(degrees), hue }));

const emptyPlace = getPoint(62);
/** The newcomer on a phone has come in from the right. */
const newcomer = { x: 540, y: 561, scale: 0.6 };

const arrival: PersonInRingProps = { ...emptyPlace, hue: 'coral' };

/** In a wide window the newcomer is still far away, below the text, and is seen by the one at the left of the ring. */
const wideNewcomer = { x: -206, y: 502, scale: 0.62 };
const greeter = getPlace(greeterAngle);

/** A person on the ground. */
function PersonInRing({ x, y, hue, glow = 2.6 }: PersonInRingProps) {
  const place = { x: Math.round(x), y: Math.round(y), scale: getScale(y) };
  return (
    <>
      <Shadow cx={place.x} cy={place.y + 3} rx={74 * place.scale} />
      <NightFigure {...place} hue={hue} glow={glow} />
    </>
  );
}

/** A dotted path of footsteps on the ground. */
const Footsteps = (props: ComponentProps<'path'>) => (
  <path stroke="var(--ink)" strokeWidth="4" strokeLinecap="round" strokeDasharray="0 14" {...props} />
);

/** Path of a newcomer who has not arrived: from the left edge of a wide window, and on to the free place. */
const arrivalPath = 'M-2000 430C-1200 430-700 440-280 498M-150 518C-40 554 280 572 362 526';
/** Path of the newcomer after the arrival. Its straight start leads in from the edge of the drawing. */
const completedPath = 'M-592.8 387.1L-340 470C-90 552 268 576 346 530';

/** The free place on the ground, which is larger for somebody who stands on it. */
const FreePlace = ({ rx, ry }: { rx: number; ry: number }) => (
  <ellipse
    cx={Math.round(emptyPlace.x)}
    cy={Math.round(emptyPlace.y)}
    rx={rx}
    ry={ry}
    fill="oklch(from var(--amber) calc(l + .08) c h / .55)"
    stroke="var(--ink)"
    strokeWidth="3"
    strokeLinecap="round"
    strokeDasharray="6 9"
  />
);

/** People in a ring around a light. */
function Ring() {
  const glow = useId();
  return (
    <>
      <radialGradient id={glow}>
        <stop stopColor="oklch(from var(--amber) calc(l + .1) c h)" />
        <stop offset=".35" stopColor="var(--amber)" stopOpacity=".75" />
        <stop offset="1" stopColor="var(--amber)" stopOpacity="0" />
      </radialGradient>
      <ellipse cx={ring.cx} cy={ring.cy} rx="252" ry="124" fill={`url(#${glow})`} />
      {people.slice(0, -2).map((person) => (
        <PersonInRing key={person.x} {...person} />
      ))}
      <Light cx={ring.cx} cy={ring.cy - 56} r={60} hue="amber" isBright />
      {people.slice(-2).map((person) => (
        <PersonInRing key={person.x} {...person} glow={1} />
      ))}
    </>
  );
}

/** People in a ring around a light. One more has arrived at the free place. */
export const PeopleInRing = () => (
  <>
    <Ring />
    <g data-wide="" display="none">
      <Footsteps d={completedPath} />
    </g>
    <Footsteps d="M522 520q32 10 72 14" data-narrow="" />
    <FreePlace rx={86} ry={38} />
    <PersonInRing {...arrival} glow={1} />
  </>
);

/** The ring on the ground, as large as fits, while one person is on the way. The fire lights the sky behind it. */
export function InclusionDrawing() {
  const sky = useId();
  return (
    <>
      <radialGradient id={sky}>
        <stop stopColor="var(--amber)" stopOpacity=".8" />
        <stop offset=".5" stopColor="var(--coral)" stopOpacity=".3" />
        <stop offset="1" stopColor="var(--coral)" stopOpacity="0" />
      </radialGradient>
      <circle cx="300" cy="300" r="300" fill={`url(#${sky})`} />
      <Ridge y={266} />
      <path d="M-2000 266h5000v2000h-5000z" fill="var(--floor)" />
      <defs>
        <g id="_ring">
          <Ring />
          <FreePlace rx={66} ry={30} />
        </g>
      </defs>
      {/* Torsos hide the ends of the arms. */}
      <g data-wide="" display="none" transform="translate(-59 -165) scale(1.3)">
        <Footsteps d={arrivalPath} />
        <Shadow cx={wideNewcomer.x} cy={wideNewcomer.y + 4} rx={46} />
        <Arm figure={wideNewcomer} elbow={[-142, 438]} hand={[-130, 378]} hue="coral" />
        <NightFigure {...wideNewcomer} hue="coral" />
        <Arm figure={greeter} elbow={[50, 398]} hand={[40, 334]} hue="moss" />
        <use href="#_ring" />
      </g>
      <g data-narrow="" transform="translate(-53 -80) scale(1.12)">
        <use href="#_ring" />
        <Footsteps d="M494 566q-34 4-60-22M590 562q50-6 148-6" />
        <Shadow cx={newcomer.x} cy={newcomer.y + 4} rx={40} />
        <Arm figure={newcomer} elbow={[486, 492]} hand={[468, 448]} hue="coral" />
        <NightFigure {...newcomer} hue="coral" />
      </g>
    </>
  );
}
