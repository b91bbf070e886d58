import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Partners.module.css';

/** The names of those we work with, one after the other as in a sentence. */
export function Partners({ id, title, children }: PropsWithChildren<PropsOf<'Partners'>>) {
  const label = useId();
  return (
    <section
      className={`${styles.partners} grid sand`}
      id={id}
      data-section="partners"
      aria-labelledby={label}
    >
      <SectionHeading id={label} variant="2">
        {title}
      </SectionHeading>
      <ul>{children}</ul>
    </section>
  );
}
