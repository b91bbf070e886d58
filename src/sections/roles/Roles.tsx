import { createContext, type PropsWithChildren, use } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import type { Hue } from '#content/collections.ts';
import { BoardDrawing } from '#ui/drawings/roles/BoardDrawing.tsx';
import { BridgeDrawing } from '#ui/drawings/roles/BridgeDrawing.tsx';
import { RoleDrawing } from '#ui/drawings/roles/RoleDrawing.tsx';
import { Pictogram } from '#ui/pictogram/Pictogram.tsx';
import { getChildElements } from '../child-elements.ts';
import { CrowdDrawing } from './CrowdDrawing.tsx';
import styles from './Roles.module.css';

/** The roles of the team in groups, and an index of them: everyone by the water at night, and below them their names. */
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
      <RoleIndex label={label} groups={groups.map(({ props }) => props)} />
      {groups}
    </section>
  );
}

type GroupProps = PropsWithChildren<PropsOf<'RoleGroup'>>;

/** Links to the roles that have an id, by group, below one drawing of all of them. */
function RoleIndex({ label, groups }: { label: string; groups: GroupProps[] }) {
  const linkedGroups = groups
    .map(({ title, children }) => ({
      title,
      roles: getChildElements(children, Role)
        .map(({ props }) => props)
        .filter(({ id }) => id !== undefined),
    }))
    .filter(({ roles }) => roles.length > 0);
  const getHue = ([first]: { hue: Hue }[]): Hue => first?.hue ?? 'fjord';
  return (
    linkedGroups.length > 0 && (
      <nav className={`${styles.index} night grid`} aria-label={label} data-section="">
        <CrowdDrawing
          roles={linkedGroups.flatMap(({ roles }) => roles)}
          wideClass={styles.wideCrowd}
          narrowClass={styles.narrowCrowd}
        />
        <ul className={styles.indexGroups}>
          {linkedGroups.map(({ title, roles }) => (
            <li key={title} className={`${styles.block} h-${getHue(roles)}`}>
              <p>{title}</p>
              <ul>
                {roles.map(({ id, title: name }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{name}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}

const ArrangementContext = createContext<GroupProps['arrangement']>(undefined);

/** Roles that work together. Without an arrangement they are below each other or in two columns. */
export function RoleGroup({ id, title, arrangement, children }: GroupProps) {
  const roles = getChildElements(children, Role).map(({ props }) => props);
  return (
    <div
      className={[
        styles.group,
        styles[arrangement ?? 'columns'],
        (arrangement === 'room' || arrangement === 'scene') && `${styles.drawings} panel`,
        (arrangement === 'bridge' || arrangement === 'meeting-table') && 'night',
        roles[0] && `h-${roles[0].hue}`,
        'grid',
      ]
        .filter(Boolean)
        .join(' ')}
      id={id}
      data-section=""
    >
      <h2 data-split-heading="3">{title}</h2>
      {arrangement === 'meeting-table' && (
        <>
          {/* It is above the table, because all who sit there are in one drawing. */}
          {roles[0]?.question && <p className={styles.question}>{roles[0].question}</p>}
          <BoardDrawing roles={roles} className={styles.board} />
        </>
      )}
      <ArrangementContext value={arrangement}>
        <ul className={styles.list}>{children}</ul>
      </ArrangementContext>
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
  bridge,
  name,
  children,
}: PropsWithChildren<PropsOf<'Role'>>) {
  const arrangement = use(ArrangementContext);
  return (
    // Parts of one bridge or room do not move, because gaps would open between them.
    <li className={`${styles.role} h-${hue}`} data-reveal={bridge || arrangement === 'room' ? undefined : ''}>
      {drawing && <RoleDrawing name={drawing} hue={hue} icon={icon} className={styles.drawing} />}
      {bridge && <BridgeDrawing part={bridge} hue={hue} icon={icon} className={styles.drawing} />}
      {!drawing && !arrangement && <Pictogram icon={icon} hue={hue} className={styles.light} />}
      <h3 id={id}>
        {title}
        {name && <span className={styles.name}>{name}</span>}
      </h3>
      <div className={styles.text}>{children}</div>
      {question && arrangement !== 'meeting-table' && <p className={styles.question}>{question}</p>}
    </li>
  );
}
