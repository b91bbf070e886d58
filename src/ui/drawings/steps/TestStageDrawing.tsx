import type { ReactNode } from 'react';
import type { TestStage } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { markColour } from '../shapes.tsx';
import styles from './TestStageDrawing.module.css';

/** Vertical position of the line that the lowest dots are on. */
const lineY = 216;
const radius = 23;
const pitch = 52;

/** Three rows of four dots, one for each test. The last row is on the line. */
const dots = Array.from({ length: 12 }, (_, index) => ({
  cx: 38 + (index % 4) * pitch,
  cy: lineY - radius - (2 - Math.floor(index / 4)) * pitch,
}));

/** The bugs that are found, by the harm they do. */
const bugRadii = [23, 18, 13, 8];
const bugs = dots.slice(-bugRadii.length);

/** The dot under the lens. */
const found = 6;

interface Stage {
  /** The first dots, whose tests have passed. */
  passed: number;
  /** Drawn above the dots. */
  mark?: ReactNode;
}

const stages: Record<TestStage, Stage> = {
  risk: { passed: 0 },
  product: {
    passed: 0,
    mark: (
      <path
        d={`M8 ${lineY}V24q0-12 12-12h192q12 0 12 12v${lineY - 24}M8 48h216M26 30h.1m14 0h.1m14 0h.1`}
        stroke="var(--ink)"
        strokeWidth="5"
      />
    ),
  },
  testing: {
    passed: found,
    mark: (
      <g transform={`translate(${dots[found]?.cx} ${dots[found]?.cy})`}>
        <Light cx={0} cy={0} r={radius} hue="coral" />
        <circle r="38" stroke="var(--rim)" strokeWidth="13" />
        <path d="M29 29l30 30" stroke="var(--rim)" strokeWidth="17" />
        <circle r="38" stroke="var(--device)" strokeWidth="11" />
        <path d="M29 29l30 30" stroke="var(--device)" strokeWidth="15" />
      </g>
    ),
  },
  list: {
    passed: dots.length - bugRadii.length,
    mark: bugs.map(({ cx }, index) => (
      <Light key={cx} cx={cx} cy={lineY - (bugRadii[index] ?? 0)} r={bugRadii[index] ?? 0} hue="coral" />
    )),
  },
  decision: { passed: dots.length },
};

/** A product as dots, one for each test. Those that have passed are green and ticked, bugs are red. */
export function TestStageDrawing({ stage }: { stage: TestStage }) {
  const { passed, mark } = stages[stage];
  const untested = stage === 'list' ? [] : dots.slice(passed);
  const toPath = (places: typeof dots, stroke: string) =>
    places.map(({ cx, cy }) => `M${cx} ${cy}${stroke}`).join('');
  return (
    <DrawingSvg viewBox="13 0 240 228" preserveAspectRatio="xMinYMid meet">
      <path className={styles.line} d={`M-2000 ${lineY}h5000`} stroke="var(--ink)" />
      <path d={toPath(untested, 'h.1')} stroke="var(--soft)" strokeWidth={2 * radius} />
      <path d={toPath(dots.slice(0, passed), 'h.1')} stroke="var(--moss)" strokeWidth={2 * radius} />
      <path
        d={toPath(dots.slice(0, passed), 'm-9 0l6.500 7.500l12-14')}
        stroke={markColour}
        strokeWidth="4.500"
      />
      {mark}
    </DrawingSvg>
  );
}
