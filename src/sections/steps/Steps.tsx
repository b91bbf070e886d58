import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { AppStageDrawing } from '#ui/drawings/services/AppStageDrawing.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Steps.module.css';

/** Steps in order, each with a larger light on the water line than the one before. */
export function Steps({ id, title, lead, children }: PropsWithChildren<PropsOf<'Steps'>>) {
  const headingId = useId();
  return (
    <section className={styles.steps} id={id} aria-labelledby={headingId}>
      <div className={`${styles.header} grid`}>
        <SectionHeading id={headingId} variant="3">
          {title}
        </SectionHeading>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <div className={`${styles.body} grid`}>
        <ol className={styles.list}>{children}</ol>
      </div>
    </section>
  );
}

export function Step({ title, hue, app, children }: PropsWithChildren<PropsOf<'Step'>>) {
  return (
    <li className={app ? styles.stage : styles.step} data-reveal="">
      {app ? (
        <AppStageDrawing stage={app} />
      ) : (
        <div className={styles.waterLine}>
          <svg className={`h-${hue}`} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            <circle cx="24" cy="24" r="24" fill={`url(#_${hue})`} />
          </svg>
        </div>
      )}
      <h3>{title}</h3>
      <Prose className={styles.text}>{children}</Prose>
    </li>
  );
}
