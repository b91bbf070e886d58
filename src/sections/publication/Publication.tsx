import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import { PaperDrawing } from './PaperDrawing.tsx';
import styles from './Publication.module.css';

/** A document offered for reading, beside its drawn cover. */
export function Publication({ id, title, hue, children }: PropsWithChildren<PropsOf<'Publication'>>) {
  const label = useId();
  return (
    <section className={`${styles.publication} grid h-${hue}`} id={id} aria-labelledby={label} data-band>
      <div className={styles.text}>
        <SectionHeading id={label} variant="2">
          {title}
        </SectionHeading>
        {children}
      </div>
      <div className={styles.cover}>
        <PaperDrawing />
      </div>
    </section>
  );
}
