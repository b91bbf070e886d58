import type { ReactNode } from 'react';
import type { Hue, TestStage } from '#content/collections.ts';
import { Light, polarToCartesian } from '../Light.tsx';
import palette from '../palette.module.css';
import { markColour } from '../shapes.tsx';
import styles from './TestStageDrawing.module.css';

const centre = 110;
const dotCount = 12;
const ringRadius = 88;
/** Vertical position of the line, and radius of the dots. */
const lineY = 216;
const dotRadius = 10.5;
/** Vertical offset of a ring, which puts its lowest dot on the line. */
const ringTop = lineY - centre - ringRadius - dotRadius;

const stages: Record<TestStage, { passed: number; mark: ReactNode }> = {
  risk: { passed: 0, mark: <path d="M0-20V6M0 20v.1" /> },
  product: { passed: 0, mark: <path d="M-14-25h28v50h-28zM-3 16h6" /> },
  testing: { passed: 4, mark: <path d="M-20-3a16 16 0 1 0 32 0a16 16 0 1 0-32 0M8 9L24 25" /> },
  list: { passed: 8, mark: <path d="M-24-15h.1M-24 0h.1M-24 15h.1M-10-15h34M-10 0h24M-10 15h14" /> },
  decision: { passed: dotCount, mark: <path d="M-20 2L-6 16L22-14" /> },
};

const dots = Array.from({ length: dotCount }, (_, index) =>
  polarToCartesian(centre, centre, ringRadius, index * 30 - 90),
);

interface TestStageDrawingProps {
  stage: TestStage;
  hue: Hue;
}

/** A round of tests around what is tested. Dots are red until their test has passed; those that have are ticked. */
export function TestStageDrawing({ stage, hue }: TestStageDrawingProps) {
  const { passed, mark } = stages[stage];
  const toPath = (places: typeof dots, stroke: string) =>
    places.map(({ cx, cy }) => `M${cx} ${cy}${stroke}`).join('');
  return (
    <svg
      className={palette.palette}
      viewBox="13 0 240 228"
      preserveAspectRatio="xMinYMid meet"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.line} d={`M-2000 ${lineY}h5000`} stroke="var(--ink)" />
      <g transform={`translate(0 ${ringTop})`}>
        <circle cx={centre} cy={centre} r={ringRadius} stroke="var(--soft)" strokeWidth="2" />
        <Light cx={centre} cy={centre} r={58} hue={hue} />
        <g transform={`translate(${centre} ${centre})`} stroke={markColour} strokeWidth="5">
          {mark}
        </g>
        <path d={toPath(dots.slice(passed), 'h.1')} stroke="var(--coral)" strokeWidth={2 * dotRadius} />
        <path d={toPath(dots.slice(0, passed), 'h.1')} stroke="var(--moss)" strokeWidth={2 * dotRadius} />
        <path
          d={toPath(dots.slice(0, passed), 'm-5 0l3.500 4l6.500-7.500')}
          stroke={markColour}
          strokeWidth="2.500"
        />
      </g>
    </svg>
  );
}
