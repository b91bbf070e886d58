import { type PropsWithChildren, use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropsOf } from '#content/author-components.ts';
import { formatNumber, formatQuantity, getUnitSeparator } from '#ui/format-number.ts';
import { ValueSampleLabel } from '#ui/sample/Sample.tsx';
import { getChildElements, getOtherChildren } from '../child-elements.ts';
import { usePageData } from '../PageDataContext.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import twoColumn from '../two-column/TwoColumns.module.css';
import styles from './Chart.module.css';
import { ChartContext } from './chart-context.ts';
import pairStyles from './PairedBar.module.css';
import { PairedBar } from './PairedBar.tsx';
import { getTicks, toPercent } from './scale.ts';

/**
 * A bar chart; with `previous`, its bars are pairs. It is a list of texts, so it needs no text alternative. The
 * table below is for copying and comparing. Reports among its children follow the chart.
 */
export function Chart({
  id,
  title,
  lead,
  unit = '',
  max,
  labels,
  previous,
  values,
  caption,
  children,
}: PropsWithChildren<PropsOf<'Chart'>>) {
  const headingId = useId();
  const hasPairs = previous !== undefined;
  const bars = getChildElements(children, Bar);
  const sharedSample = getSharedSample(bars.map((bar) => bar.props));
  const reports = getOtherChildren(children, Bar);
  const chart = {
    max: Number(max),
    unit,
    headings: { previous: previous ?? '', current: values },
    hasSharedSample: sharedSample !== undefined,
  };
  return (
    <ChartContext value={chart}>
      {/* A release without samples may have no figure left. */}
      {bars.length > 0 && (
        <section
          className={`${styles.chart} ${hasPairs ? styles.pairs : `${twoColumn.section} sand`} grid`}
          id={id}
          aria-labelledby={headingId}
          data-band=""
        >
          <div className={styles.header}>
            <SectionHeading id={headingId} variant="1">
              {title}
            </SectionHeading>
            <ValueSampleLabel {...sharedSample} />
            {lead && <p>{lead}</p>}
          </div>
          <div>
            <figure data-in-view="">
              {hasPairs ? (
                <ul className={pairStyles.pairs}>{bars}</ul>
              ) : (
                <div className={styles.plot}>
                  <ScaleLines {...chart} />
                  <ul className={styles.bars}>{bars}</ul>
                </div>
              )}
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
            <FigureTable
              title={title}
              labels={labels}
              previous={previous}
              values={values}
              unit={unit}
              bars={bars.map(({ props }) => props)}
            />
          </div>
        </section>
      )}
      {reports}
    </ChartContext>
  );
}

/** Returns the sample note of the bars if all of them have the same one. */
function getSharedSample([first, ...others]: PropsOf<'Bar'>[]) {
  if (!first?.sample || !first.sampleFrom) return undefined;
  const { sample, sampleFrom } = first;
  return others.every((bar) => bar.sample === sample && bar.sampleFrom === sampleFrom)
    ? { sample, sampleFrom }
    : undefined;
}

/**
 * A figure, its label, and a bar of proportional length that ends in a light; or a pair of bars, if there is an
 * earlier figure.
 */
export function Bar({ previous, hue, ...bar }: PropsOf<'Bar'>) {
  const { headings } = use(ChartContext);
  if (previous && headings.previous) return <PairedBar previous={previous} {...bar} />;
  return <SingleBar hue={hue} {...bar} />;
}

function SingleBar({ label, note, value, hue, ...sample }: Omit<PropsOf<'Bar'>, 'previous'>) {
  const { max, unit, hasSharedSample } = use(ChartContext);
  const { language } = usePageData();
  return (
    <li className={`${styles.bar} h-${hue}`}>
      <p>
        <b>
          {formatNumber(value, language)}
          {getUnitSeparator(unit, language)}
          {unit === '%' ? unit : <small>{unit}</small>}
        </b>{' '}
        <span>
          {label}
          {note && <span className={styles.note}>{note}</span>}
          {!hasSharedSample && <ValueSampleLabel {...sample} />}
        </span>
      </p>
      <svg width={`${toPercent(Number(value), max)}%`} height="12" aria-hidden="true">
        <circle cx="100%" cy="6" r="16" fill={`url(#_${hue})`} />
      </svg>
    </li>
  );
}

/** The lines behind the bars, with their values below. */
function ScaleLines({ max, unit }: { max: number; unit: string }) {
  const { language } = usePageData();
  const ticks = getTicks(max);
  const getTextAnchor = (index: number) =>
    index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle';
  return (
    <svg className={styles.scale} aria-hidden="true">
      {ticks.map((tick, index) => {
        const x = `${toPercent(tick, max)}%`;
        return (
          <g key={tick}>
            <line x1={x} x2={x} y2="100%" />
            <text x={x} y="100%" textAnchor={getTextAnchor(index)}>
              {formatQuantity(tick, tick === 0 && unit !== '%' ? '' : unit, language)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface FigureTableProps extends Pick<PropsOf<'Chart'>, 'title' | 'labels' | 'previous' | 'values'> {
  unit: string;
  bars: PropsOf<'Bar'>[];
}

/** The chart's figures as a table. It is closed at first, so that screen readers read the figures once. */
function FigureTable({ title, labels, previous, values, unit, bars }: FigureTableProps) {
  const { t } = useTranslation('shell');
  const { language } = usePageData();
  return (
    <details className={styles.table}>
      <summary>{t('chart.table')}</summary>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{labels}</th>
            {previous && <th scope="col">{previous}</th>}
            <th scope="col">{values}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.label}>
              <th scope="row">{bar.label}</th>
              {previous && <td>{bar.previous && formatQuantity(bar.previous, unit, language)}</td>}
              <td>{formatQuantity(bar.value, unit, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
