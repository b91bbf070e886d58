import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/vocabulary.ts';
import styles from './Faq.module.css';
import rail from './Rail.module.css';
import { SectionHeading } from './SectionHeading.tsx';

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
