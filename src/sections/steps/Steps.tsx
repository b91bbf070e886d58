import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Steps.module.css';

/** A way from start to end: at each station a larger light stands on the water. */
export function Steps({ id, title, lead, children }: PropsWithChildren<PropsOf<'Steps'>>) {
  const label = useId();
  return (
    <section className={styles.steps} id={id} aria-labelledby={label}>
      <div className={`${styles.head} grid`}>
        <SectionHeading id={label} variant="3">
          {title}
        </SectionHeading>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <div className={`${styles.way} grid`}>
        <ol className={styles.list}>{children}</ol>
      </div>
    </section>
  );
}
