import { Children, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Light } from '#ui/drawings/Light.tsx';
import { paperColour } from '#ui/drawings/shapes.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { getChildElements, rendersComponent } from '../child-elements.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Reports.module.css';

/** A text, and beside it the covers of yearly reports. They stand on the lower edge of the band. */
export function Reports({ id, title, children }: PropsWithChildren<PropsOf<'Reports'>>) {
  const headingId = useId();
  return (
    <section className={`${styles.reports} sand grid`} id={id} aria-labelledby={headingId} data-band>
      <SectionHeading id={headingId} variant="2">
        {title}
      </SectionHeading>
      <Prose className={styles.text}>
        {Children.toArray(children).filter((child) => !rendersComponent(child, Report))}
      </Prose>
      <ul className={styles.list}>{getChildElements(children, Report)}</ul>
    </section>
  );
}

/**
 * A light for each measure of the chart. In the latest report one is above the others. Their places mean no figures, because
 * the component has none of the report.
 */
const measures = [
  { hue: 'fjord', current: { cx: 115, cy: 309 }, previous: { cx: 78, cy: 309 } },
  { hue: 'moss', current: { cx: 152, cy: 245 }, previous: { cx: 152, cy: 309 } },
  { hue: 'coral', current: { cx: 189, cy: 309 }, previous: { cx: 226, cy: 309 } },
] as const;

/**
 * One report. Its upright cover has lights on a line, or rings if it is an earlier one. The heading is hidden, because the
 * cover shows the year.
 */
export const Report = ({ id, title, year, hue, earlier }: PropsOf<'Report'>) => {
  const mark = earlier ? 'var(--ink)' : paperColour;
  return (
    <li className={`${styles.report} h-${hue} ${earlier ? styles.earlier : ''}`} id={id}>
      <h3 className="visually-hidden">{title}</h3>
      <svg viewBox="0 0 300 400" fill="none" aria-hidden="true" focusable="false">
        <path className={styles.cover} d="M1 1h298v398h-298z" stroke="var(--edge-line)" strokeWidth="1.500" />
        <path d="M1 1h17v398h-17z" fill="var(--c)" />
        <text x="40" y="98" fill={mark}>
          {year}
        </text>
        <path d="M40 347h224" stroke={mark} strokeWidth="2" />
        {measures.map((measure) =>
          earlier ? (
            <circle key={measure.hue} {...measure.previous} r="35.5" stroke={mark} strokeWidth="3" />
          ) : (
            <Light key={measure.hue} {...measure.current} r={37} hue={measure.hue} />
          ),
        )}
      </svg>
    </li>
  );
};
