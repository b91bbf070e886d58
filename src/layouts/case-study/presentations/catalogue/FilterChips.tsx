import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Dot } from '#ui/Dot.tsx';
import styles from './FilterChips.module.css';

/** Features as chips of filters that are switched on. */
export const FilterChips = ({ children }: PropsWithChildren) => <ul className={styles.chips}>{children}</ul>;

export const FilterChip = ({ title, children }: PropsWithChildren<PropsOf<'Feature'>>) => (
  <li className={styles.chip}>
    <span className={styles.mark}>
      <Dot className={styles.disc} />
      <svg className={styles.check} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
        <path d="m5 12.5 4.8 5L19 7" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
    </span>
    <div>
      <strong className={styles.title}>{title}</strong>
      {children}
    </div>
  </li>
);
