import { navigation, year } from 'virtual:site';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '#config/settings.ts';
import { Brand } from '#ui/brand/Brand.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Offices } from '#ui/offices/Offices.tsx';
import styles from './Footer.module.css';
import { footer } from './menus.ts';
import type { Framed } from './shell-page.ts';

/** @param short without the call and the offices, on the page that is both. */
export const Footer = memo(function Footer({ page, short = false }: { page: Framed; short?: boolean }) {
  const { t } = useTranslation('shell');
  const { paths, home, contact } = navigation[page.language];
  const start = paths.realizeProject ?? contact;
  return (
    <footer className={`${styles.footer} night grid`}>
      {!short && (
        <>
          {start !== page.path && (
            <div className={styles.call}>
              <h2>{t('footer.call')}</h2>
              <ButtonLink to={start}>{t('footer.callAction')}</ButtonLink>
            </div>
          )}
          <div className={styles.offices}>
            <Offices />
          </div>
        </>
      )}
      <nav className={styles.links} aria-label={t('navigation.footer')}>
        {footer.map(({ key, items }) => (
          <div key={key}>
            <p>{t(`footer.${key}`)}</p>
            <ul>
              {items.map((item) => {
                const path = paths[item];
                return (
                  path && (
                    <li key={item}>
                      <Link to={path}>{t(`navigation.${item}`)}</Link>
                    </li>
                  )
                );
              })}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.end}>
        <Brand to={home} />
        <span suppressHydrationWarning>
          {t('footer.end', { year, name: settings.name, founded: settings.founded })}
        </span>
      </div>
    </footer>
  );
});
