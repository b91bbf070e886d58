import { navigation } from 'virtual:site';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Dot } from '#ui/Dot.tsx';
import { Link } from '#ui/Link.tsx';
import { getAriaCurrent } from './aria-current.ts';
import header from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { headerLinks, headerMenus, type NavigationKey } from './menus.ts';
import styles from './PhoneMenu.module.css';
import type { ShellPage } from './shell-page.ts';

/** Lights beside the main links, repeated in this order. */
const lights = ['coral', 'amber', 'fjord'] as const;

/** The header's links in a panel behind one button, for narrow screens. */
export function PhoneMenu({ page }: { page: ShellPage }) {
  const { t } = useTranslation('shell');
  const { paths, booking } = navigation[page.language];
  const getItems = (keys: readonly NavigationKey[]) =>
    keys.flatMap((key) => {
      const path = paths[key];
      return path ? { key, path, current: getAriaCurrent(page, path) } : [];
    });
  return (
    <details className={styles.menu} data-phone-menu>
      <summary>
        <span className={styles.closedLabel}>{t('navigation.menu')}</span>
        <span className={styles.openLabel}>{t('navigation.close')}</span>
        <span className={styles.icon} aria-hidden="true" />
      </summary>
      <div className={styles.panel}>
        <ul className={styles.mainLinks}>
          {getItems(headerLinks).map(({ key, path, current }, index) => (
            <li key={key}>
              <Link to={path} className={current && header.current} aria-current={current}>
                {t(`navigation.${key}`)}
                <Dot hue={lights[index % lights.length]} />
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.groups}>
          {headerMenus.map((group) => (
            <div key={group.key}>
              <p>{t(`navigation.${group.key}`)}</p>
              <ul>
                {getItems(group.items.map(({ key }) => key)).map(({ key, path, current }) => (
                  <li key={key}>
                    <Link to={path} className={current && header.current} aria-current={current}>
                      {t(`navigation.${key}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.actions}>
          {booking !== page.path && <ButtonLink to={booking}>{t('navigation.book')}</ButtonLink>}
          <LanguageSwitch page={page} className={styles.language} />
        </div>
      </div>
    </details>
  );
}
