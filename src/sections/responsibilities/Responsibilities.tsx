import { Children, type PropsWithChildren, useId } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { BalloonsDrawing } from '#ui/drawings/roles/BalloonsDrawing.tsx';
import { Link } from '#ui/Link.tsx';
import { getChildElements, rendersComponent } from '../child-elements.ts';
import { SectionHeading } from '../section-heading/SectionHeading.tsx';
import styles from './Responsibilities.module.css';

/**
 * Roles on a horizon at night, who hold their responsibilities as balloons. Roles with the fewest come first, because the heading is
 * above them. In narrow windows there are two in a row.
 */
export function Responsibilities({ id, title, children }: PropsWithChildren<PropsOf<'Responsibilities'>>) {
  const headingId = useId();
  const roles = getChildElements(children, ResponsibleRole)
    .map(({ props }) => ({ ...props, responsibilities: getChildElements(props.children, Responsibility) }))
    .sort((a, b) => a.responsibilities.length - b.responsibilities.length);
  return (
    <section className={`${styles.section} night grid`} id={id} aria-labelledby={headingId} data-band>
      <div className={styles.header}>
        <SectionHeading id={headingId} variant="2">
          {title}
        </SectionHeading>
        {Children.toArray(children).filter((child) => !rendersComponent(child, ResponsibleRole))}
      </div>
      <ul className={styles.roles}>
        {roles.map(({ title: role, to, hue, icon, responsibilities }) => (
          <li key={role} className={`h-${hue}`}>
            <p className={styles.role}>{to ? <Link to={to}>{role}</Link> : <b>{role}</b>}</p>
            <ul className={styles.responsibilities}>
              {responsibilities.map(({ props }) => (
                <li key={props.title}>{props.title}</li>
              ))}
            </ul>
            <BalloonsDrawing icon={icon} hue={hue} count={responsibilities.length} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A role and its responsibilities. Responsibilities renders the roles, those with the fewest responsibilities first. */
export const ResponsibleRole = (_: PropsWithChildren<PropsOf<'ResponsibleRole'>>) => null;

/** One responsibility of a role. */
export const Responsibility = (_: PropsOf<'Responsibility'>) => null;
