import { Children, isValidElement, type PropsWithChildren } from 'react';
import type { PropsOf } from '#content/vocabulary.ts';
import styles from './Tallies.module.css';
import { Tally } from './Tally.tsx';
import { fitTallies, TallyGridContext } from './tally-grid.ts';

/** Numbers that can be counted, side by side, their lights of one size. */
export function Tallies({ id, label, children }: PropsWithChildren<PropsOf<'Tallies'>>) {
  const counts = Children.toArray(children).flatMap((child) =>
    isValidElement<PropsOf<'Tally'>>(child) && child.type === Tally ? Number(child.props.value) : [],
  );
  const grid = fitTallies(counts);
  return (
    <section className="grid" id={id} aria-label={label}>
      <div className={styles.tallies}>
        <div className={`${styles.line} ${grid.fine ? styles.fine : ''}`}>
          <TallyGridContext value={grid}>{children}</TallyGridContext>
        </div>
      </div>
    </section>
  );
}
