import { navigation } from 'virtual:site';
import { useTranslation } from 'react-i18next';
import { Link } from '#ui/Link.tsx';
import { getAriaCurrent } from './aria-current.ts';
import styles from './DisclosureMenu.module.css';
import header from './Header.module.css';
import type { headerMenus } from './menus.ts';
import type { ShellPage } from './shell-page.ts';

/** A group of links in the header that opens in a panel. It is a `<details>`, which works without script. */
export function DisclosureMenu({ menu, page }: { menu: (typeof headerMenus)[number]; page: ShellPage }) {
  const { t } = useTranslation('shell');
  const { paths } = navigation[page.language];
  const items = menu.items.flatMap(({ key, hue }) => {
    const path = paths[key];
    return path ? { key, hue, path, current: getAriaCurrent(page, path) } : [];
  });
  if (items.length === 0) return null;
  const hasCurrent = items.some(({ current }) => current);
  return (
    <details className={styles.menu} name="sheet">
      <summary className={`${header.item} ${hasCurrent ? header.current : ''}`}>
        {t(`navigation.${menu.key}`)}
        <svg viewBox="0 0 12 8" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <path d="M1 1.5l5 5 5-5" />
        </svg>
      </summary>
      <div className={`${styles.panel} grid`}>
        <div className={styles.intro}>
          <p>{t(`navigation.${menu.key}`)}</p>
          <p>{t(`navigation.about_${menu.key}`)}</p>
        </div>
        <ul>
          {items.map(({ key, hue, path, current }) => (
            <li key={key} className={`h-${hue}`}>
              <Link to={path} aria-current={current}>
                <b>{t(`navigation.${key}`)}</b>
                <small>{t(`navigation.hint.${key}`)}</small>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
