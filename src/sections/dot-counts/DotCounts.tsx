import { Children, isValidElement, type PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Tally } from './DotCount.tsx';
import styles from './DotCounts.module.css';
import { fitTallies, TallyGridContext } from './dot-grid.ts';

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
