import { facts } from 'virtual:site';
import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Prose } from '#ui/prose/Prose.tsx';
import { usePageData } from '../PageDataContext.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import { ReasonDrawing } from './ReasonDrawing.tsx';
import styles from './Reasons.module.css';

/** Reasons that are figures, at night: the first one is a scene across the page, and the others are below it. */
export function Reasons({ id, title, children }: PropsWithChildren<PropsOf<'Reasons'>>) {
  const headingId = useId();
  return (
    <section className={`${styles.section} night grid`} id={id} aria-labelledby={headingId}>
      <SectionHeading id={headingId} variant="2">
        {title}
      </SectionHeading>
      <ul className={styles.reasons}>{children}</ul>
    </section>
  );
}

/**
 * One reason: a figure and a title that completes it, above a drawing of that many things on a horizon. The number is the
 * figure, or that of the fact that `lights` names.
 */
export function Reason({
  title,
  hue,
  figure,
  lights,
  drawing,
  children,
}: PropsWithChildren<PropsOf<'Reason'>>) {
  const { language } = usePageData();
  const lightCount = lights === undefined ? figure : (facts[language][lights]?.figure ?? '');
  const count = Math.min(Number.parseInt(lightCount, 10) || 1, maxCount);
  return (
    <li className={`${styles.reason} ${lights ? styles.lit : ''} h-${hue}`} data-reveal="">
      <div className={styles.scene}>
        <h3>
          <span className={styles.figure}>{figure} </span>
          {title}
        </h3>
        <ReasonDrawing arrangement={drawing} count={count} className={styles.drawing} />
      </div>
      <Prose className={styles.text}>{children}</Prose>
    </li>
  );
}

/** The largest number of things that can be told apart in a drawing. */
const maxCount = 31;
