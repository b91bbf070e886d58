import { Children, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Link } from '#ui/Link.tsx';
import { Pictogram } from '#ui/pictogram/Pictogram.tsx';
import { getChildElements, rendersComponent } from '../child-elements.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Responsibilities.module.css';

/**
 * A table of responsibilities: a column for each role, and a light for each of its responsibilities. A phone has no room
 * for the columns, so it shows a list of the roles in place of the table.
 */
export function Responsibilities({ id, title, children }: PropsWithChildren<PropsOf<'Responsibilities'>>) {
  const headingId = useId();
  const roles = getChildElements(children, ResponsibleRole).map(({ props }) => props);
  return (
    <section className={`${styles.section} grid`} id={id} aria-labelledby={headingId}>
      <div className={styles.header}>
        <SectionHeading id={headingId} variant="2">
          {title}
        </SectionHeading>
        {Children.toArray(children).filter((child) => !rendersComponent(child, ResponsibleRole))}
      </div>
      <table className={styles.table} aria-labelledby={headingId}>
        <thead>
          <tr>
            <td />
            {roles.map(({ title: role, to, hue, icon }) => (
              <th key={role} scope="col" className={`h-${hue}`}>
                <div className={styles.role}>
                  <Pictogram icon={icon} hue={hue} />
                  {to ? <Link to={to}>{role}</Link> : <span>{role}</span>}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {roles.flatMap((owner) =>
            getChildElements(owner.children, Responsibility).map(({ props: { title: responsibility } }) => (
              <tr key={responsibility}>
                <th scope="row">{responsibility}</th>
                {roles.map(({ title: role, hue }) => (
                  <td key={role} className={`h-${hue}`}>
                    {role === owner.title && <span className={styles.light}>{role}</span>}
                  </td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </table>
      <ul className={styles.roles}>
        {roles.map(({ title: role, to, hue, icon, children: responsibilities }) => (
          <li key={role}>
            <Pictogram icon={icon} hue={hue} />
            <p>
              {to ? <Link to={to}>{role}</Link> : <b>{role}</b>}
              <span>
                {getChildElements(responsibilities, Responsibility)
                  .map(({ props }) => props.title)
                  .join(', ')}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A role and its responsibilities. Responsibilities renders them, because a table is written row by row. */
export const ResponsibleRole = (_: PropsWithChildren<PropsOf<'ResponsibleRole'>>) => null;

/** One responsibility of a role. */
export const Responsibility = (_: PropsOf<'Responsibility'>) => null;
