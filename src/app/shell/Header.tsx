import { navigation } from 'virtual:site';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '#ui/brand/Brand.tsx';
import { Link } from '#ui/Link.tsx';
import { currentOf } from './aria-current.ts';
import styles from './Header.module.css';
import { Sheet } from './HeaderSheet.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { headerLinks, sheets } from './menus.ts';
import { PhoneMenu } from './PhoneMenu.tsx';
import type { Framed } from './shell-page.ts';

/** Layouts whose first band is night: the header stands on it. */
const onNight = ['home', 'not-found'];

export const Header = memo(function Header({ page }: { page: Framed }) {
  const { t } = useTranslation('shell');
  const { paths, home } = navigation[page.language];
  const night = onNight.includes(page.layout);
  return (
    <header className={`${styles.header} ${night ? `night ${styles.overlaid}` : ''} grid`}>
      <div className={styles.row}>
        <Brand to={home} />
        <nav aria-label={t('navigation.main')}>
          <div className={styles.wide}>
            {sheets.map((sheet) => (
              <Sheet key={sheet.key} sheet={sheet} page={page} />
            ))}
            {headerLinks.map((key) => {
              const path = paths[key];
              if (!path) return null;
              const current = currentOf(page, path);
              return (
                <Link
                  key={key}
                  to={path}
                  className={`${styles.entry} ${current ? styles.here : ''}`}
                  aria-current={current}
                >
                  {t(`navigation.${key}`)}
                </Link>
              );
            })}
            <LanguageSwitch page={page} className={styles.language} />
          </div>
          <PhoneMenu page={page} />
        </nav>
      </div>
    </header>
  );
});
