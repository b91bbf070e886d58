import { type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { FootprintSourceDrawing } from '#ui/drawings/sources/FootprintSourceDrawing.tsx';
import { getChildElements, getOtherChildren } from '../child-elements.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Sources.module.css';

/**
 * Sources of the footprint: lit things on one shore by night, with their texts on the water. A paragraph is below
 * the heading.
 */
export function Sources({ id, title, children }: PropsWithChildren<PropsOf<'Sources'>>) {
  const headingId = useId();
  const text = getOtherChildren(children, Source);
  return (
    <section className={`${styles.sources} night grid`} id={id} aria-labelledby={headingId} data-band>
      <div className={styles.header}>
        <SectionHeading id={headingId} variant="2">
          {title}
        </SectionHeading>
        {text}
      </div>
      <ul className={styles.list}>{getChildElements(children, Source)}</ul>
    </section>
  );
}

/** One of them. */
export const Source = ({ title, hue, drawing, children }: PropsWithChildren<PropsOf<'Source'>>) => (
  <li className={`${styles.source} h-${hue}`} data-drawing={drawing}>
    <FootprintSourceDrawing source={drawing} hue={hue} className={styles.drawing} />
    <h3>{title}</h3>
    <div className={styles.text}>{children}</div>
  </li>
);
