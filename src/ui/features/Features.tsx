import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Dot } from '../Dot.tsx';
import styles from './Features.module.css';

/** A short list with a dot before each entry. */
export function Features({ children }: PropsWithChildren) {
  return <ul className={styles.features}>{children}</ul>;
}

export function Feature({ title, children }: PropsWithChildren<PropsOf<'Feature'>>) {
  return (
    <li className={styles.feature}>
      <Dot />
      <div>
        <strong>{title}</strong>
        <div className={styles.text}>{children}</div>
      </div>
    </li>
  );
}
