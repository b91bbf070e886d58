import { Children, type PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { RoleDrawing } from '#ui/drawings/roles/RoleDrawing.tsx';
import { Pictogram } from '#ui/pictogram/Pictogram.tsx';
import { getChildElements, rendersComponent } from '../child-elements.ts';
import { BackgroundLights } from './BackgroundLights.tsx';
import styles from './Roles.module.css';

/** The roles of the team in groups, and an index of them: their lights on the water by night. */
export function Roles({ id, label, children }: PropsWithChildren<PropsOf<'Roles'>>) {
  const groups = getChildElements(children, RoleGroup);
  const endsWithBand = groups.at(-1)?.props.arrangement === 'meeting-table';
  return (
    <section
      className={`${styles.roles} grid`}
      id={id}
      aria-label={label}
      data-band={endsWithBand ? '' : undefined}
    >
      <RoleIndex label={label} groups={groups.map(({ props }) => props)}>
        {Children.toArray(children).filter((child) => !rendersComponent(child, RoleGroup))}
      </RoleIndex>
      {groups}
    </section>
  );
}

type GroupProps = PropsWithChildren<PropsOf<'RoleGroup'>>;

/** Links to the roles that have an id. The name of a role appears above its light on hover and focus. */
function RoleIndex({ label, groups, children }: PropsWithChildren<{ label: string; groups: GroupProps[] }>) {
  const linkedGroups = groups
    .map(({ title, children: roles }) => ({
      title,
      roles: getChildElements(roles, Role)
        .map(({ props }) => props)
        .filter(({ id }) => id !== undefined),
    }))
    .filter(({ roles }) => roles.length > 0);
  return (
    linkedGroups.length > 0 && (
      <div className={`${styles.index} night`}>
        <BackgroundLights className={styles.backgroundLights} />
        <nav aria-label={label}>
          <ul className={styles.indexGroups}>
            {linkedGroups.map(({ title, roles }) => (
              <li key={title} className={`${styles.groupLights} h-${roles[0]?.hue}`}>
                <ul className={styles.lights}>
                  {roles.map(({ id, title: name, hue, icon }) => (
                    <li key={id}>
                      <a href={`#${id}`}>
                        <Pictogram icon={icon} hue={hue} />
                        <span>{name}</span>
                      </a>
                    </li>
                  ))}
                </ul>
                <p>{title}</p>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.note}>{children}</div>
      </div>
    )
  );
}

/** Roles that work together. Without an arrangement they are below each other or in two columns. */
export function RoleGroup({ id, title, arrangement, children }: GroupProps) {
  const hue = getChildElements(children, Role)[0]?.props.hue;
  return (
    <div
      className={[
        styles.group,
        styles[arrangement ?? 'columns'],
        arrangement === 'meeting-table' && 'night',
        hue && `h-${hue}`,
        'grid',
      ]
        .filter(Boolean)
        .join(' ')}
      id={id}
    >
      <h2 data-split-heading="3">{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </div>
  );
}

/** One role, with the name of the person if one is given. */
export function Role({
  id,
  title,
  hue,
  icon,
  question,
  drawing,
  name,
  children,
}: PropsWithChildren<PropsOf<'Role'>>) {
  return (
    <li className={`${styles.role} h-${hue}`} id={id} data-reveal="">
      {drawing ? (
        <RoleDrawing name={drawing} icon={icon} hue={hue} className={styles.drawing} />
      ) : (
        <Pictogram icon={icon} hue={hue} className={styles.light} />
      )}
      <h3>
        {title}
        {name && <span className={styles.name}>{name}</span>}
      </h3>
      <div className={styles.text}>{children}</div>
      {question && <p className={styles.question}>{question}</p>}
    </li>
  );
}
