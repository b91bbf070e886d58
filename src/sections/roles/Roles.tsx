import { Children, isValidElement, type PropsWithChildren, type ReactElement } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Pictogram } from '#ui/pictogram/Pictogram.tsx';
import styles from './Roles.module.css';

/** The roles of the team, and an index of them: their lights side by side on one horizon. */
export function Roles({ id, label, children }: PropsWithChildren<PropsOf<'Roles'>>) {
  const roles = Children.toArray(children).flatMap((child) =>
    isValidElement(child) && child.type === Role ? [(child as ReactElement<PropsOf<'Role'>>).props] : [],
  );
  return (
    <section className={`${styles.roles} grid`} id={id} aria-label={label}>
      <RoleIndex label={label} roles={roles} />
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

/** Links to the roles that have an id. The name of a role appears below its light on hover and focus. */
function RoleIndex({ label, roles }: { label: string; roles: PropsOf<'Role'>[] }) {
  const linked = roles.filter(({ id }) => id !== undefined);
  return (
    linked.length > 1 && (
      <nav className={styles.index} aria-label={label}>
        <ol>
          {linked.map(({ id, title, hue, sign }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <Pictogram sign={sign} hue={hue} />
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    )
  );
}

/** One role, with the name of the person if one is given. */
export function Role({ id, title, hue, sign, name, children }: PropsWithChildren<PropsOf<'Role'>>) {
  return (
    <li className={styles.role} id={id} data-reveal="">
      <h2>
        {title}
        {name && <span className={styles.name}>{name}</span>}
      </h2>
      <div className={styles.text}>{children}</div>
      <Pictogram sign={sign} hue={hue} className={styles.light} />
    </li>
  );
}
