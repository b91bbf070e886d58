import { Children, isValidElement, type PropsWithChildren, type ReactElement, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import rail from '../two-column/TwoColumnSection.module.css';
import { Bar } from './Bar.tsx';
import styles from './Chart.module.css';
import { ChartScale } from './ChartScale.tsx';
import { ChartTable } from './ChartTable.tsx';
import { ChartScaleContext } from './scale.ts';

/** Bars on one scale. They are a list of texts, so nothing has to stand for the picture; the table is a way to copy it. */
export function Chart({
  id,
  title,
  lead,
  unit = '',
  max,
  labels,
  values,
  caption,
  children,
}: PropsWithChildren<PropsOf<'Chart'>>) {
  const label = useId();
  const scale = { max: Number(max), unit };
  const bars = Children.toArray(children).filter(
    (child): child is ReactElement<PropsOf<'Bar'>> => isValidElement(child) && child.type === Bar,
  );
  return (
    <section className={`${styles.chart} ${rail.rail} sand grid`} id={id} aria-labelledby={label} data-band>
      <div className={styles.head}>
        <SectionHeading id={label} variant="1">
          {title}
        </SectionHeading>
        {lead && <p>{lead}</p>}
      </div>
      <div>
        <figure data-in-view="">
          <div className={styles.plot}>
            <ChartScale {...scale} />
            <ChartScaleContext value={scale}>
              <ul className={styles.bars}>{bars}</ul>
            </ChartScaleContext>
          </div>
          <figcaption>{caption}</figcaption>
        </figure>
        <ChartTable
          title={title}
          labels={labels}
          values={values}
          unit={unit}
          bars={bars.map(({ props }) => props)}
        />
      </div>
    </section>
  );
}
