import { use } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropsOf } from '#content/author-components.ts';
import { Halo } from '#ui/drawings/Glow.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { formatDifference, formatQuantity } from '#ui/format-number.ts';
import { ValueSampleLabel } from '#ui/sample/Sample.tsx';
import { usePageData } from '../PageDataContext.ts';
import { ChartContext } from './chart-context.ts';
import styles from './PairedBar.module.css';
import { toPercent } from './scale.ts';

interface PairedBarProps extends Omit<PropsOf<'Bar'>, 'previous' | 'hue'> {
  previous: string;
}

/**
 * Two figures on one track, which is as long as the scale: a ghost light at the earlier one, a bright one at the current
 * one, and the difference between them in large type.
 */
export function PairedBar({ label, value, note, previous: previousFigure, ...sample }: PairedBarProps) {
  const { unit, headings, hasSharedSample, max } = use(ChartContext);
  const { language } = usePageData();
  const { t } = useTranslation('shell');
  const toText = (figure: string) => formatQuantity(figure, unit, language);
  const current = { figure: value, heading: headings.current };
  const previous = { figure: previousFigure, heading: headings.previous };
  const difference = formatDifference(Number(value) - Number(previousFigure), language);
  const [previousEnd, currentEnd] = [previousFigure, value].map(
    (figure) => `${toPercent(Number(figure), max)}%`,
  );
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
      <span className={styles.difference} aria-hidden="true">
        {difference}
        {unit === '%' && <small>{t('chart.percentagePoints')}</small>}
      </span>
      <svg className={styles.track} aria-hidden="true">
        <line x2="100%" y1="50%" y2="50%" />
        <line className={styles.previous} x2={previousEnd} y1="50%" y2="50%" />
        <line className={styles.current} x1={previousEnd} x2={currentEnd} y1="50%" y2="50%" />
        <circle className={styles.ghost} cx={previousEnd} cy="50%" r="14" />
        <svg className={styles.current} x={currentEnd} y="50%" overflow="visible" aria-hidden="true">
          <Halo cx={0} cy={0} r={120} hue="moss" />
          <Light cx={0} cy={0} r={25} hue="moss" isBright />
        </svg>
        <FigureText className={styles.earlier} {...previous} text={toText(previous.figure)} />
        <FigureText {...current} text={toText(current.figure)} />
      </svg>
    </li>
  );
}

interface FigureTextProps {
  className?: string | undefined;
  figure: string;
  heading: string;
  text: string;
}

/** Share of the track, in percent, that a figure with its year keeps from both ends, so that it does not stick out. */
const textMarginPercent = 16;

/** A figure with its year, over its light or below it. */
function FigureText({ className, figure, heading, text }: FigureTextProps) {
  const { max } = use(ChartContext);
  const percent = toPercent(Number(figure), max);
  return (
    <text
      className={className}
      x={`${Math.min(Math.max(percent, textMarginPercent), 100 - textMarginPercent)}%`}
      y="50%"
    >
      {heading} <tspan>{text}</tspan>
    </text>
  );
}
