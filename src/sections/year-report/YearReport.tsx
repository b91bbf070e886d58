import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Prose } from '#ui/prose/Prose.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './YearReport.module.css';

/** One year: it stands on the water line with a light behind it, and what there is to say of it below. */
export function YearReport({ id, title, year, hue, children }: PropsWithChildren<PropsOf<'YearReport'>>) {
  const label = useId();
  return (
    <section className={`${styles.report} grid h-${hue}`} id={id} aria-labelledby={label}>
      <SectionHeading id={label} variant="4" className={styles.heading}>
        <span className={styles.year}>{year}</span> <span className={styles.title}>{title}</span>
      </SectionHeading>
      <svg className={styles.sun} viewBox="0 0 200 100" aria-hidden="true" focusable="false">
        <circle cx="100" cy="100" r="100" fill={`url(#_${hue})`} />
      </svg>
      <Prose className={styles.text}>{children}</Prose>
    </section>
  );
}
