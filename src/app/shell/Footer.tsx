import { navigation, year } from 'virtual:site';
import { useTranslation } from 'react-i18next';
import { settings } from '#config/settings.ts';
import { Brand } from '#ui/brand/Brand.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { Offices } from '#ui/offices/Offices.tsx';
import styles from './Footer.module.css';
import { footerGroups, imprintLinks, type NavigationKey } from './menus.ts';
import type { ShellPage } from './shell-page.ts';

interface FooterProps {
  page: ShellPage;
  /** `short` omits the call to action and the offices, on the contact page, which has both; `imprint` the links, too. */
  extent: 'full' | 'short' | 'imprint';
}

export function Footer({ page, extent }: FooterProps) {
  const { t } = useTranslation('shell');
  const { paths, home, contact } = navigation[page.language];
  const projectPath = paths.realizeProject ?? contact;
  return (
    <footer className={`${styles.footer} night grid`}>
      {extent === 'full' && (
        <>
          {projectPath !== page.path && (
            <div className={styles.callToAction}>
              <h2>{t('footer.call')}</h2>
              <ButtonLink to={projectPath}>{t('footer.callAction')}</ButtonLink>
            </div>
          )}
          <div className={styles.offices}>
            <Offices />
          </div>
        </>
      )}
      {extent !== 'imprint' && (
        <nav className={styles.links} aria-label={t('navigation.footer')}>
          {footerGroups.map(({ key, items }) => (
            <div key={key}>
              <p>{t(`footer.${key}`)}</p>
              <ul>
                <FooterLinks items={items} paths={paths} />
              </ul>
            </div>
          ))}
        </nav>
      )}
      <div className={styles.imprint}>
        <Brand to={home} />
        <ul>
          <FooterLinks items={imprintLinks} paths={paths} />
        </ul>
        <span>{t('footer.end', { year, name: settings.name, founded: settings.founded })}</span>
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  items: readonly NavigationKey[];
  paths: Partial<Record<NavigationKey, string>>;
}

/** List items of the links whose documents exist. */
function FooterLinks({ items, paths }: FooterLinksProps) {
  const { t } = useTranslation('shell');
  return items.map((item) => {
    const path = paths[item];
    return (
      path && (
        <li key={item}>
          <Link to={path}>{t(`navigation.${item}`)}</Link>
        </li>
      )
    );
  });
}
