import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { ReportReadersDrawing } from '#ui/drawings/reports/ReportReadersDrawing.tsx';
import { getChildElements, getOtherChildren } from '../child-elements.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Reports.module.css';

/**
 * Two yearly reports in one scene by night, each with somebody who reads it, below the heading and a text, if there is
 * one.
 */
export function Reports({ id, title, children }: PropsWithChildren<PropsOf<'Reports'>>) {
  const headingId = useId();
  const text = getOtherChildren(children, Report);
  const reports = getChildElements(children, Report);
  const [earlier, latest] = reports;
  return (
    <section className={`${styles.reports} grid`} id={id} aria-labelledby={headingId} data-band>
      <SectionHeading id={headingId} variant="2">
        {title}
      </SectionHeading>
      {text.length > 0 && <div className={styles.text}>{text}</div>}
      <ul className="visually-hidden">{reports}</ul>
      {earlier && latest && (
        <div className={styles.scene}>
          <ReportReadersDrawing reports={[earlier.props, latest.props]} />
        </div>
      )}
    </section>
  );
}

/** One report. The heading is hidden, because the cover in the scene shows the year. */
export const Report = ({ id, title }: PropsOf<'Report'>) => (
  <li id={id}>
    <h3>{title}</h3>
  </li>
);
