import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { QuestionDrawing, questionDrawings } from '#ui/drawings/questions/QuestionDrawing.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { usePageData } from '../PageDataContext.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import twoColumn from '../two-column/TwoColumns.module.css';
import styles from './Faq.module.css';

/** Questions as disclosures: each opens its answer. Some pages have a drawing beside them. */
export function Faq({ id, title, hue = 'coral', children }: PropsWithChildren<PropsOf<'Faq'>>) {
  const headingId = useId();
  const pageData = usePageData();
  const pageDrawing = pageData.kind === 'page' ? pageData.frontmatter.drawing : undefined;
  const drawing = pageDrawing && questionDrawings[pageDrawing];
  return (
    <section
      className={`${twoColumn.section} ${drawing ? styles.drawn : ''} grid h-${hue}`}
      id={id}
      aria-labelledby={headingId}
    >
      <SectionHeading id={headingId} variant="1">
        {title}
      </SectionHeading>
      <div className={styles.questions}>{children}</div>
      {drawing && <QuestionDrawing drawing={drawing} className={styles.drawing} />}
    </section>
  );
}

/**
 * One question. It is not a heading, because a summary is a button, and some screen readers drop headings in buttons.
 */
export function Question({ title, open, children }: PropsWithChildren<PropsOf<'Question'>>) {
  return (
    <details className={styles.question} open={open}>
      <summary>{title}</summary>
      <Prose className={styles.answer}>{children}</Prose>
    </details>
  );
}
