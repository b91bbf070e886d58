import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Dot } from '../Dot.tsx';
import styles from './Rows.module.css';

/** Paragraphs with headings between hairlines. */
export function Rows({ children }: PropsWithChildren) {
  return <ul className={styles.rows}>{children}</ul>;
}

export function Row({ title, hue, children }: PropsWithChildren<PropsOf<'Row'>>) {
  return (
    <li className={styles.row}>
      <h3>
        {hue && <Dot hue={hue} />}
        <span>{title}</span>
      </h3>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
