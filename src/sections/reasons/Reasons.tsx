import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Dot } from '#ui/Dot.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import twoColumn from '../two-column/TwoColumns.module.css';
import styles from './Reasons.module.css';

/** Reasons in two columns. The first of an odd number is large, above the others. */
export function Reasons({ id, title, lead, children }: PropsWithChildren<PropsOf<'Reasons'>>) {
  const headingId = useId();
  return (
    <section className={`${twoColumn.section} grid`} id={id} aria-labelledby={headingId}>
      <div className={styles.header}>
        <SectionHeading id={headingId} variant="2">
          {title}
        </SectionHeading>
        {lead && <p>{lead}</p>}
      </div>
      <div className={styles.container}>
        <ul className={styles.reasons}>{children}</ul>
      </div>
    </section>
  );
}

/** One reason. A dot is the full stop of its heading. */
export function Reason({ title, hue, children }: PropsWithChildren<PropsOf<'Reason'>>) {
  const words = title.replace(/\.$/, '').split(' ');
  const lastWord = words.pop();
  return (
    <li className={styles.reason} data-reveal="">
      <h3>
        {words.map((word) => `${word} `)}
        <span className={styles.lastWord}>
          <Dot hue={hue} className={styles.fullStop} />
          {lastWord}
        </span>
      </h3>
      <Prose className={styles.text}>{children}</Prose>
    </li>
  );
}
