import { Children, createContext, isValidElement, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { RoundDrawing, RoundStation } from '#ui/drawings/steps/RoundDrawing.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Round.module.css';
import steps from './Steps.module.css';

/** Number of a step of a round, counted from 0. */
export const RoundContext = createContext<number | undefined>(undefined);

/** Five steps of a round, which a ring of lights at night shows around the heading. On a phone each step has its station. */
export function Round({ id, title, children }: PropsWithChildren<Omit<PropsOf<'Steps'>, 'drawing'>>) {
  const headingId = useId();
  return (
    <section
      className={`${steps.steps} ${styles.round} night grid`}
      id={id}
      aria-labelledby={headingId}
      data-band
    >
      <SectionHeading id={headingId} variant="3" className={styles.title}>
        {title}
      </SectionHeading>
      <RoundDrawing className={styles.ring} />
      <ol className={styles.list}>
        {Children.toArray(children)
          .filter((child) => isValidElement(child))
          .map((child, index) => (
            <RoundContext key={child.key} value={index}>
              {child}
            </RoundContext>
          ))}
      </ol>
    </section>
  );
}

/** One step of a round. */
export const RoundStep = ({
  index,
  title,
  children,
}: PropsWithChildren<Pick<PropsOf<'Step'>, 'title'> & { index: number }>) => (
  <li>
    <RoundStation index={index} className={styles.station} />
    <h3>{title}</h3>
    <Prose className={styles.text}>{children}</Prose>
  </li>
);
