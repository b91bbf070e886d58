import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { signs } from './icons.tsx';
import styles from './Roles.module.css';

/** One role, and who holds it where a name is given. */
export function Role({ title, hue, sign, name, children }: PropsWithChildren<PropsOf<'Role'>>) {
  return (
    <li className={styles.role} data-reveal="">
      <h2>
        {title}
        {name && <span className={styles.name}>{name}</span>}
      </h2>
      <div className={styles.text}>{children}</div>
      <svg className={styles.light} viewBox="0 0 48 48" fill="none" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r="24" fill={`url(#_${hue})`} />
        <g className={styles.sign} transform="translate(12 12)">
          {signs[sign]}
        </g>
      </svg>
    </li>
  );
}
