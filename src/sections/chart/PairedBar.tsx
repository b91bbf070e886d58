import { use } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { formatQuantity } from '#ui/format-number.ts';
import { ValueSampleLabel } from '#ui/sample/Sample.tsx';
import { usePageData } from '../PageDataContext.ts';
import { ChartContext } from './chart-context.ts';
import styles from './PairedBar.module.css';
import { toPercent } from './scale.ts';

interface PairedBarProps extends Omit<PropsOf<'Bar'>, 'previous' | 'hue'> {
  previous: string;
}

/**
 * A figure now and then, as two bars of one thickness below each other, so that the longer one is seen to be longer. Both
 * are on tracks that are as long as the scale, and begin with their years.
 */
export function PairedBar({ label, value, note, previous, ...sample }: PairedBarProps) {
  const { unit, headings, hasSharedSample } = use(ChartContext);
  const { language } = usePageData();
  const toText = (figure: string) => formatQuantity(figure, unit, language);
  const current = { figure: value, heading: headings.current };
  const earlier = { figure: previous, heading: headings.previous };
  return (
    <li className={styles.pair}>
      <p className={styles.label}>
        {label}
        <span className="visually-hidden">
          {`: ${[earlier, current].map(({ figure, heading }) => `${heading} ${toText(figure)}`).join(', ')}`}
        </span>
        {!hasSharedSample && <ValueSampleLabel {...sample} />}
      </p>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.bars}>
        <Track className={styles.previous} {...earlier} text={toText(previous)} />
        <Track className={styles.current} {...current} text={toText(value)} />
      </div>
    </li>
  );
}

interface TrackProps {
  className: string | undefined;
  figure: string;
  heading: string;
  text: string;
}

/** One bar on its track, with its year at the start, and its figure at the end. */
function Track({ className, figure, heading, text }: TrackProps) {
  const { max } = use(ChartContext);
  const end = `${toPercent(Number(figure), max)}%`;
  return (
    <svg className={`${styles.track} ${className}`} aria-hidden="true" focusable="false">
      <line x2={end} y1="50%" y2="50%" />
      <text y="50%">{heading}</text>
      <text className={styles.figure} x={end} y="50%">
        {text}
      </text>
    </svg>
  );
}
