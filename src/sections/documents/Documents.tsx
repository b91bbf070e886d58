import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { DocumentDrawing, hasDocumentDrawing } from '#ui/drawings/documents/DocumentDrawing.tsx';
import { Pictogram } from '#ui/pictogram/Pictogram.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Documents.module.css';

/** Documents side by side, and below each other on a phone. */
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

/** One document with its title below it. A document that has no drawing is a light with a pictogram. */
export const Document = ({ title, hue, icon, children }: PropsWithChildren<PropsOf<'Document'>>) => (
  <li className={styles.document} data-reveal="">
    <h3>{title}</h3>
    {hasDocumentDrawing(icon) ? (
      <DocumentDrawing icon={icon} hue={hue} />
    ) : (
      <Pictogram icon={icon} hue={hue} />
    )}
    <div className={styles.text}>{children}</div>
  </li>
);
