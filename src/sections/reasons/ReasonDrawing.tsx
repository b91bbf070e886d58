import type { ReactNode } from 'react';
import type { Hue, ReasonDrawingName } from '#content/collections.ts';
import { Light } from '#ui/drawings/Light.tsx';
import { crowdSize, RoleCrowd } from '#ui/drawings/roles/RoleCrowd.tsx';
import { markColour } from '#ui/drawings/shapes.tsx';

interface Arrangement {
  /** Size of the drawing above its ground, whose vertical position is 0. */
  width: number;
  height: number;
  render: (count: number, hue: Hue) => ReactNode;
}

interface StandingLight {
  cx: number;
  r: number;
  hue: Hue;
}

const renderStanding = (lights: readonly StandingLight[]) =>
  lights.map(({ cx, r, hue }) => <Light key={cx} cx={cx} cy={-r} r={r} hue={hue} />);

/** One light in each hue, from those behind to those in front. They differ in size, as the fields do. */
const fields: readonly StandingLight[] = [
  { cx: 252, r: 106, hue: 'moss' },
  { cx: 102, r: 86, hue: 'coral' },
  { cx: 412, r: 92, hue: 'fjord' },
  { cx: 34, r: 34, hue: 'amber' },
  { cx: 168, r: 46, hue: 'teal' },
  { cx: 332, r: 54, hue: 'rose' },
  { cx: 246, r: 27, hue: 'indigo' },
  { cx: 464, r: 40, hue: 'heather' },
];
/** Lights of the three services. The largest is in the middle, as in the mark of the brand. */
const services: readonly StandingLight[] = [
  { cx: 170, r: 90, hue: 'coral' },
  { cx: 52, r: 52, hue: 'moss' },
  { cx: 290, r: 60, hue: 'fjord' },
];

/** The signs of the services on their lights: a phone, the window of a browser, and a passed test. */
const serviceSigns = [
  <path
    key="app"
    d="M150-144h40a10 10 0 0 1 10 10v88a10 10 0 0 1-10 10h-40a10 10 0 0 1-10-10v-88a10 10 0 0 1 10-10zM162-128h16"
  />,
  <path key="web" d="M24-76h56v46h-56zM24-62h56" />,
  <path key="quality" d="M266-60l17 19l32-38" />,
];

/** Distance between the lights of a sun, along its arcs. */
const arcPitch = 33;
/** Arcs from the inside, and the sum of their ranks. */
const arcRanks = [1, 2, 3];
const rankSum = 6;
const sunRadius = 172;

/** A sun of small lights on arcs that begin and end on the ground. Their number on each arc is in proportion to its length. */
function renderSun(count: number, hue: Hue) {
  const inner = arcRanks.slice(0, -1).map((rank) => Math.round((count * rank) / rankSum));
  const counts = [...inner, count - inner.reduce((sum, lights) => sum + lights, 0)];
  return counts.flatMap((lights) =>
    Array.from({ length: lights }, (_, index) => {
      const angle = (Math.PI * index) / Math.max(1, lights - 1);
      const radius = ((lights - 1) * arcPitch) / Math.PI;
      const cx = Math.round(sunRadius - Math.cos(angle) * radius);
      const cy = Math.round(-Math.sin(angle) * radius) - 13;
      return <Light key={`${cx} ${cy}`} cx={cx} cy={cy} r={13} hue={hue} />;
    }),
  );
}

/** Width of the drawing of people. */
const peopleWidth = 728;
/** Centre of the first person in front, and the distance between them. */
const firstPersonX = 52;
const personPitch = 104;

/** The outline of a person behind, whose feet others hide: a head above shoulders. */
const renderOutline = (x: number, y: number) =>
  `M${x - 46} ${y + 120}v-52a46 62 0 0 1 92 0v52zM${x - 28} ${y - 22}a28 28 0 1 1 56 0a28 28 0 1 1-56 0z`;

/** People in rows: those with the roles of the team page in front, and the others behind them in shade. */
function renderPeople(count: number) {
  const others = Math.max(0, count - crowdSize);
  const farRow = Math.floor(others / 2);
  const outlines = Array.from({ length: others }, (_, index) => {
    const isFar = index < farRow;
    const row = isFar ? farRow : others - farRow;
    const place = isFar ? index : index - farRow;
    const x = Math.round(46 + ((peopleWidth - 92) * (place + 0.5)) / row);
    return renderOutline(x, (isFar ? -308 : -252) + ((index * 5) % 3) * 7);
  });
  return (
    <>
      <path d={outlines.join('')} fill="var(--crowd)" />
      <RoleCrowd x={firstPersonX} y={-6} pitch={personPitch} rise={104} scale={0.7} />
    </>
  );
}

const arrangements: Record<ReasonDrawingName | 'sun', Arrangement> = {
  people: { width: peopleWidth, height: 358, render: renderPeople },
  fields: { width: 504, height: 212, render: (count) => renderStanding(fields.slice(0, count)) },
  services: {
    width: 350,
    height: 180,
    render: (count) => (
      <>
        {renderStanding(services.slice(0, count))}
        <g stroke={markColour} strokeWidth="7" strokeLinecap="round" strokeLinejoin="round">
          {serviceSigns.slice(0, count)}
        </g>
      </>
    ),
  },
  sun: { width: sunRadius * 2, height: 186, render: renderSun },
};

interface ReasonDrawingProps {
  /** By default a sun of small lights. */
  arrangement: ReasonDrawingName | undefined;
  count: number;
  hue: Hue;
  className: string | undefined;
}

/** A number of people or lights. Its lower edge is the ground. */
export function ReasonDrawing({ arrangement, count, hue, className }: ReasonDrawingProps) {
  const { width, height, render } = arrangements[arrangement ?? 'sun'];
  return (
    <svg
      className={className}
      viewBox={`0 ${-height} ${width} ${height}`}
      preserveAspectRatio="xMidYMax"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {render(count, hue)}
    </svg>
  );
}
