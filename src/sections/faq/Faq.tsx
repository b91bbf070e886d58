import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import rail from '../two-column/TwoColumnSection.module.css';
import styles from './Faq.module.css';

/** Questions that open their answers. */
export function Faq({ id, title, hue = 'coral', children }: PropsWithChildren<PropsOf<'Faq'>>) {
  const label = useId();
  return (
    <section className={`${rail.rail} grid h-${hue}`} id={id} aria-labelledby={label}>
      <SectionHeading id={label} variant="1">
        {title}
      </SectionHeading>
      <div className={styles.questions}>{children}</div>
    </section>
  );
}
