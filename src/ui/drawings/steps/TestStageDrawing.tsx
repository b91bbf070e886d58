import type { ReactNode } from 'react';
import type { TestStage } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { Landscape, Screen } from '../services/Website.tsx';
import { frameColour, markColour, mixHue } from '../shapes.tsx';

/** Size of a stage. The grid goes on from each stage to the next, because the width is a multiple of the pitch. */
const size = 240;
const pitch = 48;
const perRow = size / pitch;

/** Columns from an edge of the drawing to beyond the edge of the window. */
const beyond = 30;

interface Stage {
  /** Tests in each row: `o` has not been run, `x` has passed. The picture fills the cells with spaces. */
  tests: readonly string[];
  /**
   * First column, and the column after the last one. A grid that goes on to the edge of the window has more columns than its
   * picture.
   */
  from?: number;
  to?: number;
  picture: ReactNode;
}

const untestedRows = ['ooooo', '     ', '     ', '     ', 'ooooo'];
const passedRows = ['xxxxx', '     ', '     ', '     ', 'xxxxx'];

const stages: Record<TestStage, Stage> = {
  // The greatest risk is the largest dot.
  risk: {
    tests: ['ooooo', '   oo', '   oo', '   oo', 'ooooo'],
    from: -beyond,
    picture: (
      <>
        <Light cx={72} cy={120} r={68} hue="coral" />
        <path d="M72 82v46M72 158h0" stroke={markColour} strokeWidth="17" />
      </>
    ),
  },
  product: {
    tests: untestedRows,
    picture: (
      <g transform="translate(10 58)">
        <Screen width={220} height={124} bezel={6} radius={10} />
        <path d="M16 12h0m14 0h0m14 0h0" stroke="var(--bar)" strokeWidth="7" />
        <Landscape x={0} y={24} width={220} height={100} />
      </g>
    ),
  },
  // The tests beside the ring have passed. It is at a bug.
  testing: {
    tests: ['xxxxx', '   xx', '   xx', '   xx', 'oooxx'],
    picture: (
      <>
        <g strokeWidth="20">
          <circle cx="72" cy="120" r="58" stroke={mixHue('moss', 30)} />
          <path d="M72 62A58 58 0 1 1 32.4 162.4" stroke="var(--moss)" />
        </g>
        <Light cx={72} cy={120} r={30} hue="coral" />
      </>
    ),
  },
  // A list of the bugs by the harm they do, which is the size of their dots.
  list: {
    tests: passedRows,
    picture: (
      <>
        <rect x="13" y="55" width="214" height="130" rx="10" fill="var(--card)" />
        <rect x="13" y="55" width="214" height="130" rx="10" stroke={frameColour} strokeWidth="6" />
        <Light cx={52} cy={88} r={20} hue="coral" />
        <Light cx={52} cy={129} r={13} hue="coral" />
        <Light cx={52} cy={160} r={8} hue="coral" />
        <path d="M90 88h110M90 129h72M90 160h40" stroke="var(--bar)" strokeWidth="10" />
      </>
    ),
  },
  // A switch between finishing and another round.
  decision: {
    tests: passedRows,
    // On a phone no stage is at its side.
    from: -perRow,
    to: perRow + beyond,
    picture: (
      <>
        <rect x="7" y="55" width="226" height="130" rx="65" fill={mixHue('fjord', 36)} />
        <rect x="7" y="55" width="226" height="130" rx="65" stroke={frameColour} strokeWidth="6" />
        <Light cx={72} cy={120} r={50} hue="moss" />
        <path d="M51 121l15 16l27-32" stroke={markColour} strokeWidth="11" />
        <path d="M191 108a26 26 0 1 0 4 17M195 87v21h-21" stroke="var(--ink)" strokeWidth="9" />
      </>
    ),
  },
};

/** Shapes of a test, from the centre of its cell and back. */
const dot = 'h0';
const ring = 'm-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0m18 0';
const tick = 'm-8 0l5.5 6.5l11-12m-8.5 5.5';

const toCentre = (index: number) => (index + 0.5) * pitch;

/** Returns a path that draws the same at each test with a result. */
const getPath = ({ tests, from = 0, to = perRow }: Stage, result: string, shape: string) =>
  tests
    .map((row, rowIndex) => {
      let previous: number | undefined;
      // Steps are relative, because equal ones are compressed best.
      return (
        Array.from({ length: to - from }, (_, index) => from + index)
          // Columns outside the picture repeat the first test.
          .filter((column) => (row[column] ?? tests[0]?.[0]) === result)
          .map((column) => {
            const start =
              previous === undefined
                ? `M${toCentre(column)} ${toCentre(rowIndex)}`
                : `m${(column - previous) * pitch} 0`;
            previous = column;
            return start + shape;
          })
          .join('')
      );
    })
    .join('');

/**
 * A part of a grid of tests of a product. Those that have passed are green and ticked, bugs are red. Pictures take the
 * place of tests.
 */
export function TestStageDrawing({ stage: name }: { stage: TestStage }) {
  const stage = stages[name];
  return (
    <DrawingSvg viewBox={`0 0 ${size} ${size}`}>
      <path d={getPath(stage, 'o', ring)} stroke={mixHue('moss', 60)} strokeWidth="4" />
      <path d={getPath(stage, 'x', dot)} stroke="var(--moss)" strokeWidth="40" />
      <path d={getPath(stage, 'x', tick)} stroke={markColour} strokeWidth="4" />
      {stage.picture}
    </DrawingSvg>
  );
}
