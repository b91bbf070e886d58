import { Fragment, type PropsWithChildren, type ReactNode, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Capabilities.module.css';

/** What we can do, as the index at the back of a book. */
export function Capabilities({ id, title, lead, children }: PropsWithChildren<PropsOf<'Capabilities'>>) {
  const label = useId();
  return (
    <section
      className={`${styles.capabilities} section grid sand`}
      id={id}
      data-section="capabilities"
      aria-labelledby={label}
    >
      <div className={styles.head}>
        <SectionHeading id={label} variant="3">
          {phrases(title)}
        </SectionHeading>
        {lead && <p>{lead}</p>}
      </div>
      <ul className={styles.index}>{children}</ul>
    </section>
  );
}

/** A title of two phrases breaks between them, where it has to. */
const phrases = (title: string): ReactNode =>
  title.split(/(?<=,) /).map((phrase, place) => (
    <Fragment key={phrase}>
      {place > 0 && ' '}
      <span className={styles.phrase}>{phrase}</span>
    </Fragment>
  ));
