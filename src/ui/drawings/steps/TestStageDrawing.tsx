import type { ReactNode } from 'react';
import type { Hue, TestStage } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { Landscape, Screen } from '../services/Website.tsx';
import { frameColour, markColour, mixHue, Person } from '../shapes.tsx';

/** Size of a stage. The field of dots goes on from each to the next, because its width is a multiple of the pitch. */
const size = 240;
const pitch = 48;
const perRow = size / pitch;

/** The bugs that are found, by the harm they do: centre and radius. */
const bugs = [
  [36, 34],
  [103, 27],
  [158, 20],
  [202, 13],
] as const;

interface Stage {
  /** Number of dots in each row whose tests have passed. Those at their end have not been run. */
  passed: readonly number[];
  /** The field goes on up to this edge of the window. */
  end?: 'left' | 'right';
  /** Drawn above the dots. */
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
    mark: (
      <>
        <Light cx={120} cy={120} r={82} hue="coral" />
        <path d="M120 76v52M120 164v.1" stroke={markColour} strokeWidth="19" />
      </>
    ),
  },
  // Two people before a screen with the product.
  product: {
    passed: [0, 0, 0, 0, 0],
    mark: (
      <>
        <g transform="translate(14 40) scale(.505)">
          <Screen width={420} height={300} bezel={10} radius={14} />
          <path d="M24 20h.1m26 0h.1m26 0h.1" stroke="var(--bar)" strokeWidth="12" />
          <Landscape x={0} y={40} width={420} height={260} />
        </g>
        <StandingPerson x={66} scale={1.05} hue="amber" />
        <StandingPerson x={194} scale={1.2} hue="heather" />
      </>
    ),
  },
  testing: {
    passed: [4, 3, 3, 2, 2],
    mark: (
      <g transform="translate(132 116)">
        <path d="M56 56l38 42" stroke={frameColour} strokeWidth="26" />
        <circle r="78" fill={frameColour} />
        <circle r="62" fill="var(--screen)" />
        <Light cx={0} cy={0} r={44} hue="coral" />
      </g>
    ),
  },
  list: {
    passed: [5, 5, 5],
    mark: bugs.map(([cx, r]) => <Light key={cx} cx={cx} cy={size - r} r={r} hue="coral" />),
  },
  // A person decides between finishing and another round.
  decision: {
    passed: [5, 5, 5],
    end: 'right',
    mark: (
      <>
        <Light cx={40} cy={size - 36} r={36} hue="moss" />
        <path d={`M24 ${size - 35}l12 12l21-25`} stroke={markColour} strokeWidth="8" />
        <StandingPerson x={120} scale={1.6} hue="heather" />
        <Light cx={200} cy={size - 36} r={36} hue="amber" />
        <path
          d={`M216 ${size - 45}a19 19 0 1 0 3 12M219 ${size - 61}v16h-16`}
          stroke={markColour}
          strokeWidth="7"
        />
      </>
    ),
  },
};

/** Columns from an edge of the drawing to beyond the edge of the window. */
const beyond = 40;

/** Returns the path of one dot for each column. Its dashes are the dots. */
const getRowPath = (row: number, from: number, to: number) =>
  `M${(from + 0.5) * pitch} ${(row + 0.5) * pitch}H${(to - 0.5) * pitch + 0.1}`;

/**
 * A part of a field of dots, one for each test of a product. Those that have passed are green and ticked, bugs are red.
 */
export function TestStageDrawing({ stage }: { stage: TestStage }) {
  const { passed, end, mark } = stages[stage];
  const first = end === 'left' ? -beyond : 0;
  const last = end === 'right' ? perRow + beyond : perRow;
  const untestedPath = passed
    .map((count, row) => (count < perRow ? getRowPath(row, count || first, last) : ''))
    .join('');
  const passedPath = passed
    .map((count, row) => (count > 0 ? getRowPath(row, 0, count < perRow ? count : last) : ''))
    .join('');
  const ticksPath = passed
    .map((count, row) =>
      Array.from(
        { length: count },
        (_, column) => `M${(column + 0.5) * pitch - 8} ${(row + 0.5) * pitch}l5.5 6.5l11-12`,
      ).join(''),
    )
    .join('');
  return (
    <DrawingSvg viewBox={`0 0 ${size} ${size}`}>
      <g strokeWidth="40" strokeDasharray={`0 ${pitch}`}>
        <path d={untestedPath} stroke={mixHue('moss', 30)} />
        <path d={passedPath} stroke="var(--moss)" />
      </g>
      <path d={ticksPath} stroke={markColour} strokeWidth="4" />
      {mark}
    </DrawingSvg>
  );
}
