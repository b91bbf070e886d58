import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Disc } from '../Dot.tsx';
import styles from './Rows.module.css';

/** Headed paragraphs between hairlines. */
export function Rows({ children }: PropsWithChildren) {
  return <ul className={styles.rows}>{children}</ul>;
}

export function Row({ title, hue, children }: PropsWithChildren<PropsOf<'Row'>>) {
  return (
    <li className={styles.row}>
      <h3>
        {hue && <Disc hue={hue} />}
        <span>{title}</span>
      </h3>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
