import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Dot } from '#ui/Dot.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './About.module.css';

/** One large sentence, with a link below it. */
export function About({ id, title, children }: PropsWithChildren<PropsOf<'About'>>) {
  const headingId = useId();
  return (
    <section className={`${styles.about} grid`} id={id} data-section="about" aria-labelledby={headingId}>
      <SectionHeading id={headingId} variant="2">
        {title}
      </SectionHeading>
      <div className={styles.text} data-in-view="">
        {children}
      </div>
    </section>
  );
}

/** A word of the sentence, with a dot before it. */
export function LitWord({ hue, children }: PropsWithChildren<PropsOf<'Lit'>>) {
  return (
    <span className={styles.litWord}>
      <Dot hue={hue} className={styles.dot} />
      {children}
    </span>
  );
}
