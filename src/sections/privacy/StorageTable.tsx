import { chat } from 'virtual:site';
import { Fragment, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '#config/settings.ts';
import type { IconName, PropsOf } from '#content/author-components.ts';
import {
  readItems,
  type ServiceId,
  type StoragePurpose,
  services,
  storedItemIds,
  storedItems,
} from '#content/browser-storage.ts';
import type { Hue } from '#content/collections.ts';
import { DrawingSvg } from '#ui/drawings/DrawingSvg.tsx';
import { Light } from '#ui/drawings/Light.tsx';
import { VisitorFigure } from '#ui/drawings/roles/VisitorFigure.tsx';
import { paperColour } from '#ui/drawings/shapes.tsx';
import { Pictogram } from '#ui/pictogram/Pictogram.tsx';
import styles from './StorageTable.module.css';

const columns = ['purpose', 'name', 'kind', 'retention'] as const;
type Column = (typeof columns)[number];

/** Pictograms of the groups, and their hues, which differ from that of the chest. */
const groupPictograms: Record<StoragePurpose | ServiceId, { icon: IconName; hue: Hue }> = {
  language: { icon: 'globe', hue: 'fjord' },
  reading: { icon: 'compass', hue: 'moss' },
  forms: { icon: 'pen', hue: 'coral' },
  answers: { icon: 'agreement', hue: 'heather' },
  youtube: { icon: 'screen', hue: 'coral' },
  vimeo: { icon: 'screen', hue: 'fjord' },
  chat: { icon: 'chat', hue: 'moss' },
};

/**
 * A jar without cookies, and the visitor, to whom the chest belongs. Both stand behind its upper edge, one at each end
 * at every width.
 */
const jarAndVisitor = (
  <DrawingSvg className={styles.jarAndVisitor}>
    <svg viewBox="16 0 128 168" preserveAspectRatio="xMinYMax" aria-hidden="true">
      <g transform="translate(0 34)">
        <path
          d="M22 134V44q0-14 14-18v-8h88v8q14 4 14 18v90z"
          fill="oklch(from var(--amber) l c h / .2)"
          stroke="var(--ink)"
          strokeWidth="4"
        />
        <path d="M32 14h96" stroke={paperColour} strokeWidth="14" />
        <Light cx={80} cy={-6} r={13} hue="coral" />
        <Light cx={56} cy={120} r={12} hue="amber" />
        <Light cx={84} cy={124} r={8} hue="amber" />
        <Light cx={104} cy={127} r={5} hue="amber" />
      </g>
    </svg>
    <svg viewBox="20 0 128 168" preserveAspectRatio="xMaxYMax" aria-hidden="true">
      <VisitorFigure x={84} y={236} scale={0.98} />
    </svg>
  </DrawingSvg>
);

/**
 * A table of what the site stores in the browser, or reads from it, made from the list that the code uses. Stored items
 * are in groups by purpose, and those of other companies in a group for each company. The table is a chest in which each
 * group is a drawer. Drawers of other companies are dark until the visitor says yes, and drawers of items that are only
 * read are empty. The knob of a drawer opens it. Its `<details>` has no content of its own, so that the items remain
 * rows of the table, and all of them are shown on paper.
 */
export function StorageTable({ items }: PropsOf<'StorageTable'>) {
  const { t } = useTranslation('privacy');
  const tableId = useId();
  const rows = useRows(items);
  const groups = Map.groupBy(rows, ({ group }) => group);
  // A column without a value in any row is left out.
  const shownColumns = columns.filter((column) => rows.some((row) => row[column] !== undefined));
  const getTitle = (group: StoragePurpose | ServiceId) => {
    if (!(group in services)) return t(`groups.${group as StoragePurpose}`);
    return group === 'chat'
      ? t('choices.chat')
      : t('choices.video', { name: services[group as Exclude<ServiceId, 'chat'>].name });
  };
  const table = (
    <table className={`${styles.table} ${styles[items]}`} aria-label={t(`tables.${items}`)}>
      <thead className="visually-hidden">
        <tr>
          {shownColumns.map((column) => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {[...groups].map(([group, groupRows], index) => (
        <tbody key={group ?? ''} className={group && group in services ? styles.service : undefined}>
          {group && (
            <tr className={styles.group}>
              <th colSpan={shownColumns.length - 1} scope="rowgroup">
                <Pictogram {...groupPictograms[group]} />
                <span id={`${tableId}-${group}`}>
                  {getTitle(group)}
                  <small>
                    {t('columns.provider')} {groupRows[0]?.provider}
                  </small>
                </span>
              </th>
              <td className={styles.opener}>
                <details open={index === 0}>
                  <summary aria-labelledby={`${tableId}-${group}`} />
                </details>
              </td>
            </tr>
          )}
          {groupRows.map(({ key, ...row }) => (
            <tr key={key}>
              {shownColumns.map((column) =>
                column === shownColumns[0] ? (
                  <th key={column} className={styles[column]} scope="row" data-label={t(`columns.${column}`)}>
                    {row[column]}
                  </th>
                ) : (
                  <td key={column} className={styles[column]} data-label={t(`columns.${column}`)}>
                    {row[column]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
  return items === 'stored' ? (
    <div className={styles.scene} data-across="" data-scene="">
      {jarAndVisitor}
      {table}
    </div>
  ) : (
    table
  );
}

interface Row extends Partial<Record<Column, ReactNode>> {
  key: string;
  group?: StoragePurpose | ServiceId | undefined;
  provider?: string | undefined;
}

function useRows(items: PropsOf<'StorageTable'>['items']): Row[] {
  const { t } = useTranslation('privacy');
  if (items === 'read')
    return readItems.map(({ name, kind }) => ({
      key: `${kind} ${name}`,
      name: <Names names={[name]} />,
      kind: t(`kinds.${kind}`),
    }));
  return storedItemIds.flatMap((id) => {
    const item = storedItems[id];
    const service = 'service' in item ? item.service : undefined;
    if (service === 'chat' && !chat) return [];
    const provider = service === 'chat' ? chat?.host : service && services[service].name;
    // The key of a chat that the build lacks is never stored.
    const names: readonly string[] = item.names.filter((name) => chat || name !== 'consent.chat');
    return {
      key: id,
      group: service ?? ('purpose' in item ? item.purpose : undefined),
      name: names.length > 0 ? <Names names={names} /> : t('unknownNames'),
      purpose: t(`purposes.${id}`),
      kind: t(`kinds.${item.kind}`),
      retention: t(`retentions.${item.retention}`),
      provider: provider ?? settings.name,
    };
  });
}

/** Names of keys or cookies. A narrow drawer breaks them after a full stop. */
const Names = ({ names }: { names: readonly string[] }) => (
  <span className={styles.names}>
    {names.map((name) => (
      <Fragment key={name}>
        <code>
          {name.split(/(?<=\.)/).map((part) => (
            <Fragment key={part}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </code>{' '}
      </Fragment>
    ))}
  </span>
);
