import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Disc } from '#ui/Dot.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './Partners.module.css';

/** One name, with a link where the work can be seen. */
export function Partner({ to, hue, children }: PropsWithChildren<PropsOf<'Partner'>>) {
  return (
    <li className={styles.partner}>
      <Disc hue={hue} />
      {to ? <Link to={to}>{children}</Link> : <span>{children}</span>}
    </li>
  );
}
