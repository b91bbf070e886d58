import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Disc } from '#ui/Dot.tsx';
import { Prose } from '#ui/prose/Prose.tsx';
import styles from './Reasons.module.css';

/** One reason; a light is the full stop of its heading. */
export function Reason({ title, hue, children }: PropsWithChildren<PropsOf<'Reason'>>) {
  const words = title.replace(/\.$/, '').split(' ');
  const last = words.pop();
  return (
    <li className={styles.reason} data-reveal="">
      <h3>
        {words.map((word) => `${word} `)}
        <span className={styles.last}>
          <Disc hue={hue} className={styles.stop} />
          {last}
        </span>
      </h3>
      <Prose className={styles.text}>{children}</Prose>
    </li>
  );
}
