import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import rail from '../two-column/TwoColumnSection.module.css';
import styles from './Reasons.module.css';

/** Reasons: the first one large, the others in two columns of which the right one begins lower. */
export function Reasons({ id, title, lead, children }: PropsWithChildren<PropsOf<'Reasons'>>) {
  const label = useId();
  return (
    <section className={`${styles.section} ${rail.rail} grid`} id={id} aria-labelledby={label}>
      <div className={styles.head}>
        <SectionHeading id={label} variant="2">
          {title}
        </SectionHeading>
        {lead && <p>{lead}</p>}
      </div>
      <div className={styles.room}>
        <ul className={styles.reasons}>{children}</ul>
      </div>
    </section>
  );
}
