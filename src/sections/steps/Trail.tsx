import { createContext, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { LanternDrawing } from '#ui/drawings/steps/LanternDrawing.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import steps from './Steps.module.css';
import styles from './Trail.module.css';

/** True for steps on a trail. */
export const TrailContext = createContext(false);

/** Steps on a trail through the night, with two people who carry a light beside them. */
export function Trail({ id, title, lead, children }: PropsWithChildren<Omit<PropsOf<'Steps'>, 'drawing'>>) {
  const headingId = useId();
  return (
    <section className={`${steps.steps} ${styles.trail} night grid`} id={id} aria-labelledby={headingId}>
      <div className={`${steps.header} ${styles.header}`}>
        <SectionHeading id={headingId} variant="3">
          {title}
        </SectionHeading>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <TrailContext value={true}>
        <ol className={styles.list}>{children}</ol>
      </TrailContext>
      <LanternDrawing className={styles.drawing} />
    </section>
  );
}

/** One step on a trail. */
export const TrailStep = ({
  title,
  hue,
  children,
}: PropsWithChildren<Pick<PropsOf<'Step'>, 'title' | 'hue'>>) => (
  <li className={`${styles.step} h-${hue}`}>
    <h3>{title}</h3>
    <Prose className={styles.text}>{children}</Prose>
  </li>
);
