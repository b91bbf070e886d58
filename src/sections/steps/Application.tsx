import { Children, createContext, isValidElement, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { ApplicationStop } from '#ui/drawings/steps/ApplicationStop.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Application.module.css';

/** Zero-based index of an application step; undefined outside an application. */
export const ApplicationContext = createContext<number | undefined>(undefined);

/** Three steps of an application, as stops of one path at night. */
export function Application({
  id,
  title,
  lead,
  children,
}: PropsWithChildren<Omit<PropsOf<'Steps'>, 'drawing'>>) {
  const headingId = useId();
  return (
    <section className={`${styles.application} night grid`} id={id} aria-labelledby={headingId} data-band>
      <SectionHeading id={headingId} variant="3">
        {title}
      </SectionHeading>
      {lead && <p className="lead">{lead}</p>}
      <ol className={styles.list}>
        {Children.toArray(children)
          .filter((child) => isValidElement(child))
          .map((child, index) => (
            <ApplicationContext key={child.key} value={index}>
              {child}
            </ApplicationContext>
          ))}
      </ol>
    </section>
  );
}

/** One step of an application, below its stop. Parts of one path do not move, because gaps would open between them. */
export const ApplicationStep = ({
  index,
  title,
  children,
}: PropsWithChildren<Pick<PropsOf<'Step'>, 'title'> & { index: number }>) => (
  <li>
    <ApplicationStop index={index} className={styles.stop} />
    <h3>{title}</h3>
    <Prose className={styles.text}>{children}</Prose>
  </li>
);
