import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Prose } from '#ui/prose/Prose.tsx';
import styles from './Faq.module.css';

/** One question. No heading: to assistive technology the summary is a button, in which some lose it. */
export function Question({ title, open, children }: PropsWithChildren<PropsOf<'Question'>>) {
  return (
    <details className={styles.question} open={open}>
      <summary>{title}</summary>
      <Prose className={styles.answer}>{children}</Prose>
    </details>
  );
}
