import { navigation } from 'virtual:site';
import { useTranslation } from 'react-i18next';
import { Link } from '#ui/Link.tsx';
import { currentOf } from './aria-current.ts';
import header from './Header.module.css';
import styles from './HeaderSheet.module.css';
import type { sheets } from './menus.ts';
import type { Framed } from './shell-page.ts';
import { useDismissal } from './useDismissal.ts';

/** A group of the header: one word that opens its pages across the window. A `<details>`, which opens without script. */
export function Sheet({ sheet, page }: { sheet: (typeof sheets)[number]; page: Framed }) {
  const { t } = useTranslation('shell');
  const menu = useDismissal();
  const { paths } = navigation[page.language];
  const items = sheet.items.flatMap(({ key, hue }) => {
    const path = paths[key];
    return path ? { key, hue, path, current: currentOf(page, path) } : [];
  });
  if (items.length === 0) return null;
  const here = items.some(({ current }) => current);
  return (
    <details ref={menu} className={styles.menu} name="sheet">
      <summary className={`${header.entry} ${here ? header.here : ''}`}>
        {t(`navigation.${sheet.key}`)}
        <svg viewBox="0 0 12 8" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <path d="M1 1.5l5 5 5-5" />
        </svg>
      </summary>
      <div className={`${styles.sheet} grid`}>
        <div className={styles.intro}>
          <p>{t(`navigation.${sheet.key}`)}</p>
          <p>{t(`navigation.about_${sheet.key}`)}</p>
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
