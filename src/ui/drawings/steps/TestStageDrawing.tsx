import type { ReactNode } from 'react';
import type { Hue, TestStage } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { Landscape, Screen } from '../services/Website.tsx';
import { frameColour, markColour, mixHue, Person } from '../shapes.tsx';

/** Size of a stage. The field of dots goes on from each to the next, because its width is a multiple of the pitch. */
const size = 240;
const pitch = 48;
const dotRadius = 20;
const perRow = size / pitch;

/** The bugs that are found, by the harm they do: centre and radius. */
const bugs = [
  [36, 34],
  [103, 27],
  [158, 20],
  [202, 13],
] as const;

/** Distance from the edge of a dot to the edge of what is drawn before the field. */
const clearance = 12;

interface Stage {
  /** Number of dots in each row whose tests have passed. Those at their end have not been run. */
  passed: readonly number[];
  /** The field goes on up to this edge of the window. */
  end?: 'left' | 'right';
  /** Circles around what is drawn, where the field has no dots: centre and radius. */
  clear: readonly (readonly [cx: number, cy: number, r: number])[];
  mark: ReactNode;
}

/** A person who stands on the lower edge. */
const StandingPerson = ({ x, scale, hue }: { x: number; scale: number; hue: Hue }) => (
  <g transform={`translate(${x} ${size - 8 * scale}) scale(${scale})`}>
    <Person hue={hue} />
  </g>
);

const stages: Record<TestStage, Stage> = {
  // The greatest risk is the largest dot.
  risk: {
    passed: [0, 0, 0, 0, 0],
    end: 'left',
    // The last dot would be the only one of its row between this stage and the next.
    clear: [
      [120, 120, 82],
      [216, 216, 0],
    ],
    mark: (
      <>
        <Light cx={120} cy={120} r={82} hue="coral" />
        <path d="M120 76v52M120 164v.1" stroke={markColour} strokeWidth="19" />
      </>
    ),
  },
  // Two people before a screen with the product. The sun of the product is on their other side.
  product: {
    passed: [0, 0, 0, 0, 0],
    clear: [
      [72, 150, 84],
      [120, 150, 84],
      [168, 150, 84],
    ],
    mark: (
      <>
        <g transform="translate(17 66) scale(.49)">
          <Screen width={420} height={300} bezel={10} radius={14} />
          <path d="M24 20h.1m26 0h.1m26 0h.1" stroke="var(--bar)" strokeWidth="12" />
          <Landscape x={0} y={40} width={420} height={260} />
        </g>
        <StandingPerson x={52} scale={1.2} hue="heather" />
        <StandingPerson x={112} scale={1} hue="amber" />
      </>
    ),
  },
  testing: {
    passed: [5, 3, 2, 2, 2],
    clear: [
      [136, 136, 76],
      [190, 192, 16],
    ],
    mark: (
      <g transform="translate(136 136)">
        <path d="M54 54l25 27" stroke={frameColour} strokeWidth="25" />
        <circle r="76" fill={frameColour} />
        <circle r="61" fill="var(--screen)" />
        <Light cx={0} cy={0} r={43} hue="coral" />
      </g>
    ),
  },
  list: {
    passed: [5, 5, 5],
    clear: [],
    mark: bugs.map(([cx, r]) => <Light key={cx} cx={cx} cy={size - r} r={r} hue="coral" />),
  },
  // A person decides between finishing and another round.
  decision: {
    passed: [5, 5, 5],
    end: 'right',
    clear: [[120, size - 118, 34]],
    mark: (
      <>
        <Light cx={36} cy={size - 36} r={36} hue="moss" />
        <path d={`M20 ${size - 35}l12 12l21-25`} stroke={markColour} strokeWidth="8" />
        <StandingPerson x={120} scale={1.6} hue="heather" />
        <Light cx={204} cy={size - 36} r={36} hue="amber" />
        <path
          d={`M220 ${size - 45}a19 19 0 1 0 3 12M223 ${size - 61}v16h-16`}
          stroke={markColour}
          strokeWidth="7"
        />
      </>
    ),
  },
};

/** Columns from an edge of the drawing to beyond the edge of the window. */
const beyond = 30;

const toCentre = (index: number) => (index + 0.5) * pitch;

/** The tick on a dot, from its centre and back. */
const tick = 'm-8 0l5.500 6.500l11-12m-8.500 5.500';

/** Returns a path that draws the same at each dot of a row from one column to before another, unless something is there. */
const getRowPath = (shape: string, { clear }: Stage, row: number, from: number, to: number) => {
  const y = toCentre(row);
  const columns = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index).filter(
    (column) =>
      clear.every(([cx, cy, r]) => Math.hypot(toCentre(column) - cx, y - cy) >= r + dotRadius + clearance),
  );
  // Steps are relative, because equal ones are compressed best.
  return columns
    .map((column, index) => {
      const previous = columns[index - 1];
      return previous === undefined
        ? `M${toCentre(column)} ${y}${shape}`
        : `m${(column - previous) * pitch} 0${shape}`;
    })
    .join('');
};

/**
 * A part of a field of dots, one for each test of a product. Those that have passed are green and ticked, bugs are red.
 */
export function TestStageDrawing({ stage: name }: { stage: TestStage }) {
  const stage = stages[name];
  const { passed, end, mark } = stage;
  // The last stage repeats the dots of the one before it, which is not beside it on a phone.
  const first = end === 'left' ? -beyond : end === 'right' ? -perRow : 0;
  const last = end === 'right' ? perRow + beyond : perRow;
  const getPassedPath = (shape: string) =>
    passed
      .map((count, row) => (count ? getRowPath(shape, stage, row, first, count < perRow ? count : last) : ''))
      .join('');
  const untestedPath = passed
    .map((count, row) => (count < perRow ? getRowPath('h0', stage, row, count || first, last) : ''))
    .join('');
  return (
    <DrawingSvg viewBox={`0 0 ${size} ${size}`}>
      <g strokeWidth={2 * dotRadius}>
        <path d={untestedPath} stroke={mixHue('moss', 30)} />
        <path d={getPassedPath('h0')} stroke="var(--moss)" />
      </g>
      <path d={getPassedPath(tick)} stroke={markColour} strokeWidth="4" />
      {mark}
    </DrawingSvg>
  );
}
