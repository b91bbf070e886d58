import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Pictogram } from '#ui/pictogram/Pictogram.tsx';
import sheet from '#ui/sheet/Sheet.module.css';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Documents.module.css';

/** Documents as paper sheets on one line, each higher than the one before. */
export function Documents({ id, title, children }: PropsWithChildren<PropsOf<'Documents'>>) {
  const headingId = useId();
  return (
    <section className={`${styles.documents} grid`} id={id} aria-labelledby={headingId}>
      <SectionHeading id={headingId} variant="2">
        {title}
      </SectionHeading>
      <ul>{children}</ul>
    </section>
  );
}

/** One document, with a light as its seal. */
export const Document = ({ title, hue, icon, children }: PropsWithChildren<PropsOf<'Document'>>) => (
  <li className={`${sheet.sheet} ${styles.document} h-${hue}`} data-reveal="">
    <h3>{title}</h3>
    <div className={styles.text}>{children}</div>
    <Pictogram icon={icon} hue={hue} className={styles.seal} />
  </li>
);
