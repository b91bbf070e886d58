import { Children, isValidElement, type PropsWithChildren, type ReactElement, type ReactNode } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Pictogram } from '#ui/pictogram/Pictogram.tsx';
import styles from './Roles.module.css';

/** The roles of the team in groups, and an index of them: their lights side by side on one horizon. */
export function Roles({ id, label, children }: PropsWithChildren<PropsOf<'Roles'>>) {
  const groups = getElements(children, RoleGroup).map((group) =>
    getElements(group.props.children, Role).map(({ props }) => props),
  );
  return (
    <section className={`${styles.roles} grid`} id={id} aria-label={label}>
      <RoleIndex label={label} groups={groups} />
      {children}
    </section>
  );
}

/** Returns the elements of one component among children. */
const getElements = <Props,>(children: ReactNode, component: (props: Props) => ReactNode) =>
  Children.toArray(children).filter(
    (child): child is ReactElement<Props> => isValidElement(child) && child.type === component,
  );

/** Links to the roles that have an id. The name of a role appears below its light on hover and focus. */
function RoleIndex({ label, groups }: { label: string; groups: PropsOf<'Role'>[][] }) {
  const linked = groups.flatMap((roles) =>
    roles.filter(({ id }) => id !== undefined).map((role, index) => ({ ...role, startsGroup: index === 0 })),
  );
  return (
    linked.length > 1 && (
      <nav className={styles.index} aria-label={label}>
        <ol>
          {linked.map(({ id, title, hue, sign, startsGroup }) => (
            <li key={id} className={startsGroup ? styles.groupStart : undefined}>
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

/** Roles that work together, below each other or in two columns. */
export function RoleGroup({ id, title, children }: PropsWithChildren<PropsOf<'RoleGroup'>>) {
  return (
    <div className={styles.group} id={id}>
      <h2>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}

/** One role, with the name of the person if one is given. */
export function Role({ id, title, hue, sign, name, children }: PropsWithChildren<PropsOf<'Role'>>) {
  return (
    <li className={styles.role} id={id} data-reveal="">
      <Pictogram sign={sign} hue={hue} className={styles.light} />
      <h3>
        {title}
        {name && <span className={styles.name}>{name}</span>}
      </h3>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
