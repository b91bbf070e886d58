import { contacts, navigation, offices, year } from 'virtual:site';
import { useTranslation } from 'react-i18next';
import { settings } from '#config/settings.ts';
import type { NavigationLink } from '#content/navigation.ts';
import { Email } from '#sections/email/Email.tsx';
import { Brand } from '#ui/brand/Brand.tsx';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { formatOfficeNames, hasOfficeDetails, Offices } from '#ui/offices/Offices.tsx';
import styles from './Footer.module.css';
import type { ShellPage } from './shell-page.ts';

interface FooterProps {
  page: ShellPage;
  /** `short` omits the call to action and the offices, on the contact page, which has both; `imprint` the links, too. */
  extent: 'full' | 'short' | 'imprint';
}

export function Footer({ page, extent }: FooterProps) {
  const { t } = useTranslation('shell');
  const {
    footer: { callToAction, groups, imprint },
    home,
  } = navigation[page.language];
  // A policy ends without one, because its readers have a question and no project.
  const hasCallToAction =
    callToAction && extent === 'full' && page.layout !== 'policy' && callToAction.path !== page.path;
  const withoutCallToAction = extent === 'imprint' ? styles.imprintOnly : styles.lowSky;
  return (
    <footer className={`${styles.footer} ${hasCallToAction ? '' : withoutCallToAction} night grid`}>
      {hasCallToAction && (
        <div className={styles.callToAction}>
          <h2>{callToAction.title}</h2>
          <ButtonLink to={callToAction.path}>{callToAction.label}</ButtonLink>
        </div>
      )}
      {extent !== 'imprint' && (
        <nav className={styles.links} aria-label={t('navigation.footer')}>
          <Ridge />
          {groups.map(({ title, links }) => (
            <div key={title}>
              <p>{title}</p>
              <ul>
                <FooterLinks links={links} />
              </ul>
            </div>
          ))}
        </nav>
      )}
      {extent === 'full' && (
        <div className={styles.offices}>
          <Brand to={home} />
          {hasOfficeDetails(offices[page.language]) && <Offices offices={offices[page.language]} />}
          {offices[page.language].length > 0 && !hasOfficeDetails(offices[page.language]) && (
            <p className="soft">
              {t('offices.names', { names: formatOfficeNames(offices[page.language], page.language) })}
            </p>
          )}
          {contacts[page.language].general?.address && (
            <p>
              <Email for="general" />
            </p>
          )}
        </div>
      )}
      <div className={styles.imprint}>
        {extent !== 'full' && <Brand to={home} />}
        <ul>
          <FooterLinks links={imprint} />
        </ul>
        <span>{t('footer.end', { year, name: settings.name, founded: settings.founded })}</span>
      </div>
    </footer>
  );
}

/** The logo's three lights on the horizon. Their reflections end above the links. */
const Ridge = () => (
  <span className={styles.ridge} aria-hidden="true">
    <i className="h-amber" />
    <i className="h-coral" />
    <i className="h-fjord" />
  </span>
);

const FooterLinks = ({ links }: { links: readonly NavigationLink[] }) =>
  links.map(({ path, label }) => (
    <li key={path}>
      <Link to={path}>{label}</Link>
    </li>
  ));
