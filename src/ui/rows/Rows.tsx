import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Dot } from '../Dot.tsx';
import { Link } from '../Link.tsx';
import { Pictogram } from '../pictogram/Pictogram.tsx';
import styles from './Rows.module.css';

/** Paragraphs with headings between hairlines. In an article they are wider than the text. */
export function Rows({ children }: PropsWithChildren) {
  return (
    <ul className={styles.rows} data-across="">
      {children}
    </ul>
  );
}

/** One paragraph, with a dot or a pictogram before its heading. */
export function Row({ id, title, hue, icon, to, children }: PropsWithChildren<PropsOf<'Row'>>) {
  return (
    <li className={styles.row} id={id}>
      <h3>
        {icon ? <Pictogram icon={icon} hue={hue ?? 'fjord'} /> : hue && <Dot hue={hue} />}
        {to ? <Link to={to}>{title}</Link> : <span>{title}</span>}
      </h3>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
