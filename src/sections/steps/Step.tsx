import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Prose } from '#ui/prose/Prose.tsx';
import styles from './Steps.module.css';

/** One station of the way. */
export function Step({ title, hue, children }: PropsWithChildren<PropsOf<'Step'>>) {
  return (
    <li className={styles.step} data-reveal="">
      <div className={styles.water}>
        <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
          <circle cx="24" cy="24" r="24" fill={`url(#_${hue})`} />
        </svg>
      </div>
      <h3>{title}</h3>
      <Prose className={styles.text}>{children}</Prose>
    </li>
  );
}
