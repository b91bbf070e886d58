import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Disc } from '#ui/Dot.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './About.module.css';

/** One large sentence, and a link below it. */
export function About({ id, title, children }: PropsWithChildren<PropsOf<'About'>>) {
  const label = useId();
  return (
    <section className={`${styles.about} grid`} id={id} data-section="about" aria-labelledby={label}>
      <SectionHeading id={label} variant="2">
        {title}
      </SectionHeading>
      <div className={styles.text} data-in-view="">
        {children}
      </div>
    </section>
  );
}

/** A word of the sentence, with a light before it. */
export function Lit({ hue, children }: PropsWithChildren<PropsOf<'Lit'>>) {
  return (
    <span className={styles.lit}>
      <Disc hue={hue} className={styles.disc} />
      {children}
    </span>
  );
}
