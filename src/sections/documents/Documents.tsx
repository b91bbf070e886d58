import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { FolderDrawing, hasSheet } from '#ui/drawings/documents/FolderDrawing.tsx';
import { Pictogram } from '#ui/pictogram/Pictogram.tsx';
import { getChildElements } from '../child-elements.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Documents.module.css';

/** Documents in a folder, with their texts side by side, and below each other on a phone. */
export function Documents({ id, title, children }: PropsWithChildren<PropsOf<'Documents'>>) {
  const headingId = useId();
  const documents = getChildElements(children, Document).map(({ props }) => props);
  const drawn = documents.filter(({ icon }) => hasSheet(icon));
  return (
    <section className={`${styles.documents} grid`} id={id} aria-labelledby={headingId} data-band>
      <SectionHeading id={headingId} variant="2">
        {title}
      </SectionHeading>
      {drawn.length > 0 && (
        <FolderDrawing
          wideClass={`${styles.folder} ${styles.wide}`}
          narrowClass={`${styles.folder} ${styles.narrow}`}
          documents={drawn}
        />
      )}
      <ul>{children}</ul>
    </section>
  );
}

/** The title and text of one document. A document that is not in the folder is a light with a pictogram. */
export const Document = ({ title, hue, icon, children }: PropsWithChildren<PropsOf<'Document'>>) => (
  <li className={styles.document} data-reveal="">
    <h3>{title}</h3>
    {!hasSheet(icon) && <Pictogram icon={icon} hue={hue} />}
    <div className={styles.text}>{children}</div>
  </li>
);
