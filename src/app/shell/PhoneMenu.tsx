import { navigation } from 'virtual:site';
import { useTranslation } from 'react-i18next';
import type { NavigationLink } from '#content/navigation.ts';
import { Dot } from '#ui/Dot.tsx';
import { Link } from '#ui/Link.tsx';
import { getAriaCurrent } from './aria-current.ts';
import header from './Header.module.css';
import { HeaderAction } from './HeaderAction.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './PhoneMenu.module.css';
import type { ShellPage } from './shell-page.ts';

/** Lights beside the main links, repeated in this order. */
const lights = ['coral', 'amber', 'fjord'] as const;

/** The header's links in a panel behind one button, for narrow screens. */
export function PhoneMenu({ page }: { page: ShellPage }) {
  const { t } = useTranslation('shell');
  const { header: content } = navigation[page.language];
  const addCurrent = (links: readonly NavigationLink[]) =>
    links.map((link) => ({ ...link, current: getAriaCurrent(page, link.path) }));
  return (
    <details className={styles.menu} data-phone-menu>
      <summary>
        <span className={styles.closedLabel}>{t('navigation.menu')}</span>
        <span className={styles.openLabel}>{t('navigation.close')}</span>
        <span className={styles.icon} aria-hidden="true" />
      </summary>
      <div className={styles.panel}>
        <ul className={styles.mainLinks}>
          {addCurrent(content.links).map(({ path, label, current }, index) => (
            <li key={path}>
              <Link to={path} className={current && header.current} aria-current={current}>
                {label}
                <Dot hue={lights[index % lights.length]} />
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.groups}>
          {content.menus.map(({ title, links }) => (
            <div key={title}>
              <p>{title}</p>
              <ul>
                {addCurrent(links).map(({ path, label, current }) => (
                  <li key={path}>
                    <Link to={path} className={current && header.current} aria-current={current}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.actions}>
          <HeaderAction page={page} />
          <LanguageSwitch page={page} className={styles.language} />
        </div>
      </div>
    </details>
  );
}
