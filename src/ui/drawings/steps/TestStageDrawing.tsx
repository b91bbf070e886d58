import type { ReactNode } from 'react';
import type { Hue, TestStage } from '#content/collections.ts';
import { DrawingSvg } from '../DrawingSvg.tsx';
import { Light } from '../Light.tsx';
import { markColour, mixHue, Person } from '../shapes.tsx';
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
  /** Number of dots for tests that have not been run. */
  untested: number;
  /** Drawn above the dots. */
  mark?: ReactNode;
}

/** A person who stands on the line. */
const StandingPerson = ({ x, scale, hue }: { x: number; scale: number; hue: Hue }) => (
  <g transform={`translate(${x} ${lineY - 8 * scale}) scale(${scale})`}>
    <Person hue={hue} />
  </g>
);

const stages: Record<TestStage, Stage> = {
  // The greatest risk is the largest dot.
  risk: {
    passed: 0,
    untested: dots.length,
    mark: (
      <g transform={`translate(${dots[found]?.cx} ${dots[found]?.cy})`}>
        <Light cx={0} cy={0} r={46} hue="coral" />
        <path d="M0-23V5M0 22v.1" stroke={markColour} strokeWidth="10" />
      </g>
    ),
  },
  // Two people before a screen with the product. They hide its last row.
  product: {
    passed: 0,
    untested: 8,
    mark: (
      <>
        <path
          d={`M4 ${lineY}V22q0-14 14-14h196q14 0 14 14v${lineY - 22}M4 46h224M24 27h.1m15 0h.1m15 0h.1`}
          stroke="var(--ink)"
          strokeWidth="6"
        />
        <StandingPerson x={70} scale={1} hue="amber" />
        <StandingPerson x={156} scale={1.16} hue="fjord" />
      </>
    ),
  },
  testing: {
    passed: found,
    untested: dots.length - found,
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
    untested: 0,
    mark: bugs.map(({ cx }, index) => (
      <Light key={cx} cx={cx} cy={lineY - (bugRadii[index] ?? 0)} r={bugRadii[index] ?? 0} hue="coral" />
    )),
  },
  // A person decides between finishing and another round.
  decision: {
    passed: 0,
    untested: 0,
    mark: (
      <>
        <Light cx={50} cy={lineY - 36} r={36} hue="moss" />
        <path d={`M34 ${lineY - 35}l12 12l21-25`} stroke={markColour} strokeWidth="8" />
        <StandingPerson x={133} scale={1.36} hue="heather" />
        <Light cx={217} cy={lineY - 36} r={36} hue="amber" />
        <path
          d={`M233 ${lineY - 45}a19 19 0 1 0 3 12M236 ${lineY - 61}v16h-16`}
          stroke={markColour}
          strokeWidth="7"
        />
      </>
    ),
  },
};

/** A product as dots, one for each test. Those that have passed are green and ticked, bugs are red. */
export function TestStageDrawing({ stage }: { stage: TestStage }) {
  const { passed, untested, mark } = stages[stage];
  const toPath = (places: typeof dots, stroke: string) =>
    places.map(({ cx, cy }) => `M${cx} ${cy}${stroke}`).join('');
  return (
    <DrawingSvg viewBox="13 0 240 228" preserveAspectRatio="xMinYMid meet">
      <path className={styles.line} d={`M-2000 ${lineY}h5000`} stroke="var(--ink)" />
      <path
        d={toPath(dots.slice(passed, passed + untested), 'h.1')}
        stroke={mixHue('moss', 28)}
        strokeWidth={2 * radius}
      />
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
