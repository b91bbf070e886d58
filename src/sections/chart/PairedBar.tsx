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
 * Two bars of one thickness, the earlier figure above the current one, so that their lengths can be compared. Both are
 * on tracks that are as long as the scale, and begin with their years.
 */
export function PairedBar({ label, value, note, previous: previousFigure, ...sample }: PairedBarProps) {
  const { unit, headings, hasSharedSample } = use(ChartContext);
  const { language } = usePageData();
  const toText = (figure: string) => formatQuantity(figure, unit, language);
  const current = { figure: value, heading: headings.current };
  const previous = { figure: previousFigure, heading: headings.previous };
  return (
    <li className={styles.pair}>
      <p className={styles.label}>
        {label}
        <span className="visually-hidden">
          {`: ${[previous, current].map(({ figure, heading }) => `${heading} ${toText(figure)}`).join(', ')}`}
        </span>
        {!hasSharedSample && <ValueSampleLabel {...sample} />}
      </p>
      {note && <p className={styles.note}>{note}</p>}
      <div className={styles.bars}>
        <Track className={styles.previous} {...previous} text={toText(previous.figure)} />
        <Track className={styles.current} {...current} text={toText(current.figure)} />
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

/** Length in percent below which a bar has no room for its figure. */
const minInsidePercent = 25;

/**
 * One bar on its track. A bar begins with its year, and ends with a light that has its figure. A short bar has both
 * after its end, because they would not fit into it.
 */
function Track({ className, figure, heading, text }: TrackProps) {
  const { max } = use(ChartContext);
  const percent = toPercent(Number(figure), max);
  const end = `${percent}%`;
  const isShort = percent < minInsidePercent;
  return (
    <svg className={`${styles.track} ${className} ${isShort ? styles.short : ''}`.trim()} aria-hidden="true">
      <line x2={end} y1="50%" y2="50%" />
      <svg x={end} y="50%" overflow="visible" aria-hidden="true">
        <circle className={styles.light} r="50" />
      </svg>
      <text x={isShort ? end : undefined} y="50%">
        {heading}
      </text>
      <text className={styles.figure} x={isShort ? '100%' : end} y="50%">
        {text}
      </text>
    </svg>
  );
}
