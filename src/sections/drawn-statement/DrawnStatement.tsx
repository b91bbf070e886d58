import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { StatementDrawings } from '#ui/drawings/statements/StatementDrawings.tsx';
import { Statement } from '#ui/statement/Statement.tsx';
import styles from './DrawnStatement.module.css';

/**
 * One large sentence above a drawing of all that it names. The sky and the ground of the drawing go on to both edges of the
 * window.
 */
export const DrawnStatement = ({ drawing, children }: PropsWithChildren<PropsOf<'DrawnStatement'>>) => (
  <div className={`${styles.statement} h-amber grid`} data-across="" data-band="">
    <Statement>{children}</Statement>
    <div className={styles.things} aria-hidden="true">
      <StatementDrawings name={drawing} />
    </div>
  </div>
);
