import {
  Children,
  cloneElement,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { BugDrawing } from '#ui/drawings/exhibits/BugDrawing.tsx';
import { ObstaclesDrawing } from '#ui/drawings/exhibits/ObstaclesDrawing.tsx';
import { VisitsDrawing } from '#ui/drawings/exhibits/VisitsDrawing.tsx';
import { VulnerabilityReportStep } from '#ui/drawings/exhibits/VulnerabilityReportStep.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Exhibit.module.css';

const drawings = {
  bug: BugDrawing,
  obstacles: ObstaclesDrawing,
  visits: VisitsDrawing,
  'vulnerability-report': undefined,
};

/** Adds a picture to each step of the list among children. */
const addStepPictures = (children: ReactNode) =>
  Children.map(children, (child) =>
    isHtmlElement(child, 'ol')
      ? cloneElement(
          child,
          {},
          Children.toArray(child.props.children)
            .filter((step) => isHtmlElement(step, 'li'))
            .map((step, index) =>
              cloneElement(step, {}, <VulnerabilityReportStep index={index} />, step.props.children),
            ),
        )
      : child,
  );

const isHtmlElement = (child: ReactNode, type: 'ol' | 'li'): child is ReactElement<PropsWithChildren> =>
  isValidElement(child) && child.type === type;

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
      className={`${styles.exhibit} ${styles[drawing]} ${drawing === 'bug' ? 'night' : ''} ${hue ? `h-${hue}` : ''} grid`}
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
      {Drawing && <Drawing {...labels} />}
      <Prose className={styles.text}>{Drawing ? children : addStepPictures(children)}</Prose>
    </section>
  );
}
