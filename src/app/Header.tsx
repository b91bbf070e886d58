import { navigation } from 'virtual:site';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Brand } from '#ui/Brand.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Disc } from '#ui/Disc.tsx';
import { Link } from '#ui/Link.tsx';
import { currentOf } from './current.ts';
import type { Framed } from './frame.ts';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** Layouts whose first band is night: the header stands on it. */
const onNight = ['home', 'not-found'];
const lights = ['coral', 'amber', 'fjord', 'moss', 'heather'] as const;

export function Header({ page }: { page: Framed }) {
  const { t } = useTranslation('shell');
  const { header, home } = navigation[page.language];
  const night = onNight.includes(page.layout);
  return (
    <header className={`${styles.header} ${night ? `night ${styles.overlaid}` : ''} grid`}>
      <div className={styles.row}>
        <Brand to={home} />
        <nav aria-label={t('navigation.main')}>
          <div className={styles.wide}>
            {header.map(({ key, path }) => (
              <Link key={key} to={path} aria-current={currentOf(page, path)}>
                {t(`navigation.${key}`)}
              </Link>
            ))}
            <LanguageSwitch page={page} className={styles.language} />
          </div>
          <PhoneMenu page={page} />
        </nav>
      </div>
    </header>
  );
}

/** The same links behind one button: a `<details>`, which opens without script. */
function PhoneMenu({ page }: { page: Framed }) {
  const { t } = useTranslation('shell');
  const { header, booking } = navigation[page.language];
  const menu = useClosing();
  return (
    <details ref={menu} className={styles.phone}>
      <summary>
        <span className={styles.whenShut}>{t('navigation.menu')}</span>
        <span className={styles.whenOpen}>{t('navigation.close')}</span>
        <span className={styles.glyph} aria-hidden="true" />
      </summary>
      <div className={styles.panel}>
        <ul className={styles.big}>
          {header.map(({ key, path }, at) => (
            <li key={key}>
              <Link to={path} aria-current={currentOf(page, path)}>
                {t(`navigation.${key}`)}
                <Disc hue={lights[at % lights.length]} />
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          {booking !== page.path && <ButtonLink to={booking}>{t('navigation.book')}</ButtonLink>}
          <LanguageSwitch page={page} className={styles.panelLanguage} />
        </div>
      </div>
    </details>
  );
}

/** Closes an open menu on Escape, on a click beside it, when focus leaves it, and when the page changes. */
function useClosing() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // The menu may have been opened before React was there: only a change closes it.
    if (shown.current === key) return;
    shown.current = key;
    if (menu.current) menu.current.open = false;
  }, [key]);
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = menu;
      if (!current?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        current.querySelector('summary')?.focus();
      } else if (current.contains(event.target as Node)) return;
      current.open = false;
    };
    const events = ['keydown', 'pointerdown', 'focusin'];
    for (const event of events) document.addEventListener(event, close);
    return () => {
      for (const event of events) document.removeEventListener(event, close);
    };
  }, []);
  return menu;
}
