import { use } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { formatNumber, spaceBefore } from '#ui/format-number.ts';
import { useRecord } from '../PageDataContext.ts';
import styles from './Chart.module.css';
import { ChartScaleContext, shareOf } from './scale.ts';

/** One figure, what it measures, and a bar as long as it is large, which ends in a light. */
export function Bar({ label, value, hue, sample }: PropsOf<'Bar'>) {
  const { max, unit } = use(ChartScaleContext);
  const { language } = useRecord();
  return (
    <li className={`${styles.bar} h-${hue}`}>
      <p>
        <b data-sample={sample}>
          {formatNumber(value, language)}
          {spaceBefore(unit, language)}
          {unit === '%' ? unit : <small>{unit}</small>}
        </b>{' '}
        <span>{label}</span>
      </p>
      <svg width={`${shareOf(Number(value), max)}%`} height="12" aria-hidden="true" focusable="false">
        <circle cx="100%" cy="6" r="16" fill={`url(#_${hue})`} />
      </svg>
    </li>
  );
}
