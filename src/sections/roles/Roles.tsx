import type { PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { icons } from './icons.tsx';
import styles from './Roles.module.css';

/** The roles of the team, each with a light on its own water line. */
export function Roles({ id, label, children }: PropsWithChildren<PropsOf<'Roles'>>) {
  return (
    <section className="grid" id={id} aria-label={label}>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

/** One role, with the name of the person if one is given. */
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
        <g className={styles.icon} transform="translate(12 12)">
          {icons[sign]}
        </g>
      </svg>
    </li>
  );
}
