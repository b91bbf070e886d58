import { navigation } from 'virtual:site';
import { useTranslation } from 'react-i18next';
import { Brand } from '#ui/brand/Brand.tsx';
import { Link } from '#ui/Link.tsx';
import { getAriaCurrent } from './aria-current.ts';
import { DisclosureMenu } from './DisclosureMenu.tsx';
import styles from './Header.module.css';
import { HeaderAction } from './HeaderAction.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import type { ShellPage } from './shell-page.ts';

/** Layouts whose first section is dark. The header lies over it. */
const darkLayouts = ['home', 'not-found'];

interface HeaderProps {
  page: ShellPage;
  /** True if the page begins with a dark band. Layouts in `darkLayouts` always do. */
  startsAtNight?: boolean;
}

export function Header({ page, startsAtNight = false }: HeaderProps) {
  const { t } = useTranslation('shell');
  const { header, home } = navigation[page.language];
  const isDark = startsAtNight || darkLayouts.includes(page.layout);
  return (
    <header className={`${styles.header} ${isDark ? `night ${styles.overlaid}` : ''} grid`}>
      <div className={styles.row}>
        <Brand to={home} />
        <nav className={styles.navigation} aria-label={t('navigation.main')}>
          <div className={styles.desktop}>
            {header.menus.map((menu) => (
              <DisclosureMenu key={menu.title} menu={menu} page={page} />
            ))}
            {header.links.map(({ path, label }) => {
              const current = getAriaCurrent(page, path);
              return (
                <Link
                  key={path}
                  to={path}
                  className={`${styles.item} ${current ? styles.current : ''}`}
                  aria-current={current}
                >
                  {label}
                </Link>
              );
            })}
            <LanguageSwitch page={page} className={styles.language} />
          </div>
          <div className={styles.action}>
            <HeaderAction page={page} />
          </div>
          <PhoneMenu page={page} />
        </nav>
      </div>
    </header>
  );
}
