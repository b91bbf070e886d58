import { useTranslation } from 'react-i18next';
import type { PropsOf } from '#content/author-components.ts';
import { formatFigure } from '#ui/format-number.ts';
import { useRecord } from '../PageDataContext.ts';
import styles from './ChartTable.module.css';

interface ChartTableProps extends Pick<PropsOf<'Chart'>, 'title' | 'labels' | 'values'> {
  unit: string;
  bars: PropsOf<'Bar'>[];
}

/** The figures of a chart as a table, to copy and compare. Closed, so that they are read out once. */
export function ChartTable({ title, labels, values, unit, bars }: ChartTableProps) {
  const { t } = useTranslation('shell');
  const { language } = useRecord();
  return (
    <details className={styles.table}>
      <summary>{t('chart.table')}</summary>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{labels}</th>
            <th scope="col">{values}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, value, sample }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td data-sample={sample}>{formatFigure(value, unit, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
