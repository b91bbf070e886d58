import { use } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { formatQuantity } from '#ui/format-number.ts';
import { ValueSampleLabel } from '#ui/sample/Sample.tsx';
import { usePageData } from '../PageDataContext.ts';
import { ChartContext } from './chart-context.ts';
import styles from './PairedBar.module.css';
import { toPercent } from './scale.ts';

/** Legend of both parts of the bars. Screen readers hear the years with each pair. */
export function PairLegend() {
  const { headings } = use(ChartContext);
  return (
    <p className={styles.legend} aria-hidden="true">
      <span>{headings.previous}</span>
      <span>{headings.current}</span>
    </p>
  );
}

interface PairedBarProps extends Omit<PropsOf<'Bar'>, 'previous' | 'hue'> {
  previous: string;
}

/**
 * A figure then and now, as one bar on a track that is as long as the scale: the earlier figure is dark, and the current
 * one bright. The shorter part covers the longer one. The current figure and its year are in a light at its end.
 */
export function PairedBar({ label, value, note, previous, ...sample }: PairedBarProps) {
  const { max, unit, headings, hasSharedSample } = use(ChartContext);
  const { language } = usePageData();
  const toText = (figure: string) => formatQuantity(figure, unit, language);
  const figures = [
    { key: 'previous', figure: previous, heading: headings.previous },
    { key: 'current', figure: value, heading: headings.current },
  ] as const;
  const hasGrown = Number(value) >= Number(previous);
  const previousX = `${toPercent(Number(previous), max)}%`;
  const currentX = `${toPercent(Number(value), max)}%`;
  return (
    <li className={styles.pair}>
      <p className={styles.label}>
        {label}
        <span className="visually-hidden">
          {`: ${figures.map(({ figure, heading }) => `${heading} ${toText(figure)}`).join(', ')}`}
        </span>
        {!hasSharedSample && <ValueSampleLabel {...sample} />}
      </p>
      {note && <p className={styles.note}>{note}</p>}
      <svg className={styles.track} aria-hidden="true" focusable="false">
        {/* The shorter part is above the longer one, whose end is round. */}
        {(hasGrown ? figures.toReversed() : figures).map(({ key, figure }, index) => (
          <line
            key={key}
            className={`${styles[key]} ${index === 0 ? styles.longer : ''}`}
            x2={`${toPercent(Number(figure), max)}%`}
            y1="50%"
            y2="50%"
          />
        ))}
        <text className={hasGrown ? styles.inside : undefined} x={previousX} y="50%">
          {`${headings.previous}: `}
          <tspan>{toText(previous)}</tspan>
        </text>
      </svg>
      <svg className={`${styles.light} ${styles.current}`} aria-hidden="true" focusable="false">
        <circle cx={currentX} cy="50%" r="1em" fill="url(#_moss)" />
        <text className={styles.figure} x={currentX} y="50%">
          {toText(value)}
        </text>
        <text className={styles.year} x={currentX} y="50%">
          {headings.current}
        </text>
      </svg>
    </li>
  );
}
