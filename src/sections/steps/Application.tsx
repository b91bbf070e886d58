import { createContext, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { ApplicantDrawing } from '#ui/drawings/steps/ApplicantDrawing.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Application.module.css';

/** True for steps of an application. */
export const ApplicationContext = createContext(false);

type ApplicationProps = Omit<PropsOf<'Steps'>, 'drawing'>;

/** Steps of an application, in a list beside the one who applied. The picture stands on a line. */
export function Application({ id, title, lead, children }: PropsWithChildren<ApplicationProps>) {
  const headingId = useId();
  return (
    <section className={`${styles.application} grid`} id={id} aria-labelledby={headingId}>
      <div className={styles.header}>
        <SectionHeading id={headingId} variant="3">
          {title}
        </SectionHeading>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <ol className={styles.list}>
        <ApplicationContext value>{children}</ApplicationContext>
      </ol>
      <ApplicantDrawing className={styles.applicant} />
    </section>
  );
}

export const ApplicationStep = ({ title, children }: PropsWithChildren<{ title: string }>) => (
  <li data-reveal="">
    <h3>{title}</h3>
    <Prose className={styles.text}>{children}</Prose>
  </li>
);
