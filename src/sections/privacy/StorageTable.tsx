import { chat } from 'virtual:site';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '#config/settings.ts';
import type { PropsOf } from '#content/author-components.ts';
import { readItems, services, storedItemIds, storedItems } from '#content/browser-storage.ts';
import styles from './StorageTable.module.css';

const columns = ['purpose', 'name', 'kind', 'retention'] as const;
type Column = (typeof columns)[number];

/**
 * A table of what the site stores in the browser, or reads from it, made from the list that the code uses. Its groups are
 * the companies that store the items.
 */
export function StorageTable({ items }: PropsOf<'StorageTable'>) {
  const { t } = useTranslation('privacy');
  const rows = useRows(items);
  const groups = Map.groupBy(rows, ({ provider }) => provider);
  // A column without a value in any row is left out.
  const shownColumns = columns.filter((column) => rows.some((row) => row[column] !== undefined));
  return (
    <table className={styles.table} aria-label={t(`tables.${items}`)}>
      <thead className={styles.head}>
        <tr>
          {shownColumns.map((column) => (
            <th key={column} className={styles[column]} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {[...groups].map(([provider, groupRows]) => (
        <tbody key={provider ?? ''}>
          {provider && (
            <tr className={styles.provider}>
              <th colSpan={shownColumns.length} scope="rowgroup">
                <span>{t('columns.provider')}</span> {provider}
              </th>
            </tr>
          )}
          {groupRows.map(({ key, ...row }) => (
            <tr key={key}>
              {shownColumns.map((column) => {
                const content = (
                  <>
                    {column !== 'purpose' && (
                      <span className={styles.label} aria-hidden="true">
                        {t(`columns.${column}`)}
                      </span>
                    )}
                    {row[column]}
                  </>
                );
                return column === shownColumns[0] ? (
                  <th key={column} className={styles[column]} scope="row">
                    {content}
                  </th>
                ) : (
                  <td key={column} className={styles[column]}>
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

type Row = { key: string; provider?: string | undefined } & Partial<Record<Column, ReactNode>>;

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
      name: names.length > 0 ? <Names names={names} /> : t('unknownNames'),
      purpose: t(`purposes.${id}`),
      kind: t(`kinds.${item.kind}`),
      retention: t(`retentions.${item.retention}`),
      provider: provider ?? settings.name,
    };
  });
}

/** Names of keys or cookies, one a line. */
const Names = ({ names }: { names: readonly string[] }) =>
  names.map((name) => (
    <Fragment key={name}>
      <code>{name}</code>{' '}
    </Fragment>
  ));
