import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Light } from '#ui/drawings/Light.tsx';
import { ValueSampleLabel } from '#ui/sample/Sample.tsx';
import styles from './KeyFigure.module.css';

/** One figure across the page, with its explanation beside it. */
export function KeyFigure({ value, share, children, ...sample }: PropsWithChildren<PropsOf<'KeyFigure'>>) {
  return (
    <div className={`${styles.figure} grid`} data-in-view="">
      <strong className={styles.value}>{value}</strong>
      <div className={styles.text}>
        {children}
        <ValueSampleLabel {...sample} />
      </div>
      {share && <Crowd size={Number(share)} />}
    </div>
  );
}

/** Distance of adjacent dots. */
const step = 24;
const columns = 50;

/** One dot for each person, of which one is a light. Assistive technology skips them, because the text says the same. */
function Crowd({ size }: { size: number }) {
  const rows = size / columns;
  const lines = Array.from(
    { length: rows },
    (_, row) => `M${step / 2} ${step / 2 + row * step}h${columns * step}`,
  );
  return (
    <svg
      className={styles.crowd}
      viewBox={`0 0 ${columns * step} ${rows * step}`}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={lines.join('')}
        stroke="var(--c)"
        strokeWidth="11"
        strokeLinecap="round"
        strokeDasharray={`0 ${step}`}
      />
      <Light cx={step * 36.5} cy={step * (Math.floor(rows * 0.6) + 0.5)} r={15} hue="coral" />
    </svg>
  );
}
