import { createContext, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { RoundDrawing } from '#ui/drawings/steps/RoundDrawing.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Round.module.css';
import steps from './Steps.module.css';

/** True for steps of a round. */
export const RoundContext = createContext(false);

/** Five steps of a round, which a ring of lights shows around the heading. */
export function Round({ id, title, children }: PropsWithChildren<Omit<PropsOf<'Steps'>, 'drawing'>>) {
  const headingId = useId();
  return (
    <section className={`${steps.steps} grid`} id={id} aria-labelledby={headingId}>
      <SectionHeading id={headingId} variant="3" className={styles.title}>
        {title}
      </SectionHeading>
      <RoundDrawing className={styles.ring} />
      <RoundContext value={true}>
        <ol className={styles.list}>{children}</ol>
      </RoundContext>
    </section>
  );
}

/** One step of a round. */
export const RoundStep = ({ title, children }: PropsWithChildren<Pick<PropsOf<'Step'>, 'title'>>) => (
  <li>
    <h3>{title}</h3>
    <Prose className={styles.text}>{children}</Prose>
  </li>
);
