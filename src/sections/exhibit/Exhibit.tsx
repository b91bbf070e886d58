import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { BugDrawing } from '#ui/drawings/exhibits/BugDrawing.tsx';
import { ObstaclesDrawing } from '#ui/drawings/exhibits/ObstaclesDrawing.tsx';
import { VisitsDrawing } from '#ui/drawings/exhibits/VisitsDrawing.tsx';
import { VulnerabilityReportDrawing } from '#ui/drawings/exhibits/VulnerabilityReportDrawing.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Exhibit.module.css';

const drawings = {
  bug: BugDrawing,
  obstacles: ObstaclesDrawing,
  visits: VisitsDrawing,
  'vulnerability-report': VulnerabilityReportDrawing,
};

/** A band across the page: a heading, a drawing, and the table, rows or list that the drawing is about. */
export function Exhibit({
  id,
  title,
  lead,
  drawing,
  hue,
  children,
  ...labels
}: PropsWithChildren<PropsOf<'Exhibit'>>) {
  const headingId = useId();
  const Drawing = drawings[drawing];
  return (
    <section
      className={`${styles.exhibit} ${styles[drawing]} ${drawing === 'obstacles' ? '' : 'night'} ${hue ? `h-${hue}` : ''} grid`}
      id={id}
      aria-labelledby={headingId}
      data-band
    >
      <div className={styles.header}>
        <SectionHeading id={headingId} variant="2">
          {title}
        </SectionHeading>
        {lead && <p>{lead}</p>}
      </div>
      <Drawing {...labels} />
      <Prose className={styles.text}>{children}</Prose>
    </section>
  );
}
