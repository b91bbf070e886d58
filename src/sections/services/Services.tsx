import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Services.module.css';

/** Large rows that share one stage for their drawings. */
export function Services({ id, title, lead, children }: PropsWithChildren<PropsOf<'Services'>>) {
  const label = useId();
  return (
    <section className="section grid" id={id} data-section="services" aria-labelledby={label}>
      <div className={styles.head}>
        <SectionHeading id={label} variant="3">
          {title}
        </SectionHeading>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
