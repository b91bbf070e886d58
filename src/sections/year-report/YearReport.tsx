import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Prose } from '#ui/prose/Prose.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './YearReport.module.css';

/** The report of one year: the year in large digits on the water line, a light behind it, and the text below. */
export function YearReport({ id, title, year, hue, children }: PropsWithChildren<PropsOf<'YearReport'>>) {
  const headingId = useId();
  return (
    <section className={`${styles.report} grid h-${hue}`} id={id} aria-labelledby={headingId}>
      <SectionHeading id={headingId} variant="4" className={styles.heading}>
        <span className={styles.year}>{year}</span> <span className={styles.title}>{title}</span>
      </SectionHeading>
      <svg className={styles.light} viewBox="0 0 200 100" aria-hidden="true" focusable="false">
        <circle cx="100" cy="100" r="100" fill={`url(#_${hue})`} />
      </svg>
      <Prose className={styles.text}>{children}</Prose>
    </section>
  );
}
