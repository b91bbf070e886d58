import { Fragment, type PropsWithChildren, type ReactNode, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Capabilities.module.css';

/** An index of capabilities in two columns, like the index of a book. */
export function Capabilities({ id, title, lead, children }: PropsWithChildren<PropsOf<'Capabilities'>>) {
  const headingId = useId();
  return (
    <section
      className={`${styles.capabilities} section grid sand`}
      id={id}
      data-section="capabilities"
      aria-labelledby={headingId}
    >
      <div className={styles.header}>
        <SectionHeading id={headingId} variant="3">
          {wrapPhrases(title)}
        </SectionHeading>
        {lead && <p>{lead}</p>}
      </div>
      <ul className={styles.index}>{children}</ul>
    </section>
  );
}

/** Wraps the phrases of a title in spans, so that a line breaks after a comma if it has to break. */
const wrapPhrases = (title: string): ReactNode =>
  title.split(/(?<=,) /).map((phrase, index) => (
    <Fragment key={phrase}>
      {index > 0 && ' '}
      <span className={styles.phrase}>{phrase}</span>
    </Fragment>
  ));

/** An entry of the index, with optional references to projects. */
export function Capability({ title, children }: PropsWithChildren<PropsOf<'Capability'>>) {
  return (
    <li className={styles.entry}>
      <span>{title}</span>
      {children && <span className={styles.references}>{children}</span>}
    </li>
  );
}
