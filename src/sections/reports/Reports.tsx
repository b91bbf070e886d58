import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { ReportReaderDrawing } from '#ui/drawings/reports/ReportReaderDrawing.tsx';
import { getChildElements, getOtherChildren } from '../child-elements.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Reports.module.css';

/**
 * Yearly reports, each in the hands of somebody who reads it. They are side by side on every screen, below the heading
 * and a text, if there is one.
 */
export function Reports({ id, title, children }: PropsWithChildren<PropsOf<'Reports'>>) {
  const headingId = useId();
  const text = getOtherChildren(children, Report);
  return (
    <section className={`${styles.reports} grid`} id={id} aria-labelledby={headingId} data-band>
      <SectionHeading id={headingId} variant="2">
        {title}
      </SectionHeading>
      {text.length > 0 && <div className={styles.text}>{text}</div>}
      <ul className={styles.list}>{getChildElements(children, Report)}</ul>
    </section>
  );
}

/** One report. The heading is hidden, because the cover shows the year. */
export const Report = ({ id, title, year, hue, earlier }: PropsOf<'Report'>) => (
  <li className={`${styles.report} h-${hue} ${earlier ? styles.earlier : ''}`} id={id}>
    <h3 className="visually-hidden">{title}</h3>
    <ReportReaderDrawing year={year} hue={earlier ? 'coral' : 'amber'} />
  </li>
);
