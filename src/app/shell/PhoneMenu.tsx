import { navigation } from 'virtual:site';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Disc } from '#ui/Dot.tsx';
import { Link } from '#ui/Link.tsx';
import { currentOf } from './aria-current.ts';
import header from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { headerLinks, type NavigationKey, sheets } from './menus.ts';
import styles from './PhoneMenu.module.css';
import type { Framed } from './shell-page.ts';
import { useDismissal } from './useDismissal.ts';

const lights = ['coral', 'amber', 'fjord'] as const;

/** The header's links behind one button, on a narrow screen. */
export function PhoneMenu({ page }: { page: Framed }) {
  const { t } = useTranslation('shell');
  const { paths, booking } = navigation[page.language];
  const menu = useDismissal();
  const entriesOf = (keys: readonly NavigationKey[]) =>
    keys.flatMap((key) => {
      const path = paths[key];
      return path ? { key, path, current: currentOf(page, path) } : [];
    });
  return (
    <details ref={menu} className={styles.phone} data-phone-menu>
      <summary>
        <span className={styles.whenShut}>{t('navigation.menu')}</span>
        <span className={styles.whenOpen}>{t('navigation.close')}</span>
        <span className={styles.glyph} aria-hidden="true" />
      </summary>
      <div className={styles.panel}>
        <ul className={styles.big}>
          {entriesOf(headerLinks).map(({ key, path, current }, at) => (
            <li key={key}>
              <Link to={path} className={current && header.here} aria-current={current}>
                {t(`navigation.${key}`)}
                <Disc hue={lights[at % lights.length]} />
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.groups}>
          {sheets.map((sheet) => (
            <div key={sheet.key}>
              <p>{t(`navigation.${sheet.key}`)}</p>
              <ul>
                {entriesOf(sheet.items.map(({ key }) => key)).map(({ key, path, current }) => (
                  <li key={key}>
                    <Link to={path} className={current && header.here} aria-current={current}>
                      {t(`navigation.${key}`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.foot}>
          {booking !== page.path && <ButtonLink to={booking}>{t('navigation.book')}</ButtonLink>}
          <LanguageSwitch page={page} className={styles.language} />
        </div>
      </div>
    </details>
  );
}
