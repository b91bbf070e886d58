import { contacts } from 'virtual:site';
import { useTranslation } from 'react-i18next';
import type { NavigationGroup } from '#content/navigation.ts';
import { Email } from '#sections/email/Email.tsx';
import { Link } from '#ui/Link.tsx';
import { getAriaCurrent } from './aria-current.ts';
import styles from './DisclosureMenu.module.css';
import header from './Header.module.css';
import type { ShellPage } from './shell-page.ts';

/** A group of links in the header that opens in a panel. It is a `<details>`, which works without script. */
export function DisclosureMenu({ menu, page }: { menu: NavigationGroup; page: ShellPage }) {
  const { t } = useTranslation('shell');
  const hasFreeCell = menu.links.length % 2 === 1;
  const address = contacts[page.language].general?.address;
  const hasCurrent = menu.links.some(({ path }) => getAriaCurrent(page, path));
  return (
    <details className={styles.menu} name="sheet">
      <summary className={`${header.item} ${hasCurrent ? header.current : ''}`}>
        {menu.title}
        <svg viewBox="0 0 12 8" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <path d="M1 1.5l5 5 5-5" />
        </svg>
      </summary>
      <div className={`${styles.panel} grid`}>
        <div className={`${styles.intro} h-${menu.links.at(-1)?.hue}`}>
          <p>{menu.title}</p>
          {menu.about && <p>{menu.about}</p>}
        </div>
        <ul>
          {menu.links.map(({ path, label, hint, hue }) => (
            <li key={path} className={`h-${hue}`}>
              <Link to={path} aria-current={getAriaCurrent(page, path)}>
                <b>{label}</b>
                {hint && <small>{hint}</small>}
              </Link>
            </li>
          ))}
          {hasFreeCell && address && (
            <li className="h-coral">
              <Email for="general">
                <b>{t('navigation.email')}</b>
                <small>{address}</small>
              </Email>
            </li>
          )}
        </ul>
      </div>
    </details>
  );
}
