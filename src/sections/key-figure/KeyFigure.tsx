import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { ValueSampleLabel } from '#ui/sample/Sample.tsx';
import styles from './KeyFigure.module.css';

/** One figure across the page, with its explanation beside it. */
export function KeyFigure({ value, children, ...sample }: PropsWithChildren<PropsOf<'KeyFigure'>>) {
  return (
    <div className={`${styles.figure} grid`} data-in-view="">
      <strong className={styles.value}>{value}</strong>
      <div className={styles.text}>
        {children}
        <ValueSampleLabel {...sample} />
      </div>
    </div>
  );
}
