import type { ComponentProps, ReactElement } from 'react';
import { Prose } from '#ui/prose/Prose.tsx';
import { OutcomeDrawing } from './OutcomeDrawing.tsx';
import styles from './Outcomes.module.css';

interface OutcomesProps extends Omit<ComponentProps<'section'>, 'className'> {
  /** A heading, and a paragraph for each outcome. */
  blocks: ReactElement[];
}

/**
 * The outcomes of a project. The last one, what changed, comes first, over a drawing on the horizon. The others are on
 * the ground below it.
 */
export function Outcomes({ blocks, ...props }: OutcomesProps) {
  const [heading, ...outcomes] = blocks;
  const change = outcomes.pop();
  return (
    <section {...props} className={styles.outcomes} data-outcomes="">
      <Prose className={styles.change}>
        {heading}
        {change}
      </Prose>
      <OutcomeDrawing />
      <Prose className={styles.ground}>{outcomes}</Prose>
    </section>
  );
}
