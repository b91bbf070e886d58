import type { ReactNode } from 'react';
import type { Hue, ReasonDrawingName } from '#content/collections.ts';
import { Light } from '#ui/drawings/Light.tsx';
import { Reflection } from '#ui/drawings/Reflection.tsx';
import { Person } from '#ui/drawings/shapes.tsx';

interface Arrangement {
  /** Size of the drawing above its horizon, whose vertical position is 0. */
  width: number;
  height: number;
  render: (count: number, hue: Hue) => ReactNode;
}

interface StandingLight {
  cx: number;
  r: number;
  hue: Hue;
}

/** Lights that stand on the horizon, each with its reflection. */
const renderStanding = (lights: readonly StandingLight[]) =>
  lights.map(({ cx, r, hue }) => (
    <g key={cx} className={`h-${hue}`}>
      <Light cx={cx} cy={-r} r={r} hue={hue} />
      <Reflection cx={cx} r={r * 0.86} y={0} />
    </g>
  ));

/** One light in each hue. They differ in size, as the fields do. */
const fields: readonly StandingLight[] = [
  { cx: 24, r: 24, hue: 'amber' },
  { cx: 84, r: 36, hue: 'coral' },
  { cx: 147, r: 27, hue: 'teal' },
  { cx: 222, r: 48, hue: 'moss' },
  { cx: 300, r: 30, hue: 'rose' },
  { cx: 370, r: 40, hue: 'fjord' },
  { cx: 437, r: 27, hue: 'heather' },
  { cx: 484, r: 20, hue: 'indigo' },
];

/** Lights of the three services. The largest is in the middle, as in the mark of the brand. */
const services: readonly StandingLight[] = [
  { cx: 170, r: 90, hue: 'coral' },
  { cx: 52, r: 52, hue: 'moss' },
  { cx: 290, r: 60, hue: 'fjord' },
];

/** Distance between the lights of a sun, along its arcs. */
const arcPitch = 33;
/** Arcs from the inside, and the sum of their ranks. */
const arcRanks = [1, 2, 3];
const rankSum = 6;
const sunRadius = 172;

/** A sun of small lights on arcs that begin and end on the horizon. Their number on each arc is in proportion to its length. */
function renderSun(count: number, hue: Hue) {
  const inner = arcRanks.slice(0, -1).map((rank) => Math.round((count * rank) / rankSum));
  const counts = [...inner, count - inner.reduce((sum, lights) => sum + lights, 0)];
  return (
    <>
      {counts.flatMap((lights) =>
        Array.from({ length: lights }, (_, index) => {
          const angle = (Math.PI * index) / Math.max(1, lights - 1);
          const radius = ((lights - 1) * arcPitch) / Math.PI;
          const cx = Math.round(sunRadius - Math.cos(angle) * radius);
          const cy = Math.round(-Math.sin(angle) * radius) - 13;
          return <Light key={`${cx} ${cy}`} cx={cx} cy={cy} r={13} hue={hue} />;
        }),
      )}
      <g transform="scale(1 .72)">
        <Reflection cx={sunRadius} r={sunRadius} y={0} />
      </g>
    </>
  );
}

/** Hues of people, in turn. */
const peopleHues: readonly Hue[] = ['amber', 'coral', 'fjord', 'moss', 'heather'];
/** Places of the first and the last person of a row. The last one in front is cut off by the edge of the scene. */
const frontEnds = [34, 752] as const;
const backEnds = [58, 726] as const;

/** People in two rows. Those in the second are in shade, and between those in front. */
function renderPeople(count: number) {
  const front = Math.ceil(count / 2) + 1;
  const renderRow = (people: number, [start, end]: readonly [number, number], y: number) =>
    Array.from({ length: people }, (_, index) => {
      const x = Math.round(start + ((end - start) * index) / Math.max(people - 1, 1));
      const scale = Math.round((0.8 + ((index * 7) % 4) * 0.09) * 100) / 100;
      return (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <Person
            hue={peopleHues[(index * 3 + (index % 4) + (y > 0 ? 1 : 0)) % peopleHues.length] ?? 'amber'}
          />
        </g>
      );
    });
  return (
    <>
      <g opacity=".5">{renderRow(count - front, backEnds, -28)}</g>
      {renderRow(front, frontEnds, 8)}
    </>
  );
}

const arrangements: Record<ReasonDrawingName | 'sun', Arrangement> = {
  people: { width: 728, height: 138, render: renderPeople },
  fields: { width: 504, height: 96, render: (count) => renderStanding(fields.slice(0, count)) },
  services: { width: 350, height: 180, render: (count) => renderStanding(services.slice(0, count)) },
  sun: { width: sunRadius * 2, height: 186, render: renderSun },
};

interface ReasonDrawingProps {
  /** By default a sun of small lights. */
  arrangement: ReasonDrawingName | undefined;
  count: number;
  hue: Hue;
  className: string | undefined;
}

/** A number of people or lights. Its lower edge is the horizon, and reflections are below it. */
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
