import { useTranslation } from 'react-i18next';
import type { Heading } from '#content/manifest.ts';
import styles from './TableOfContents.module.css';

/** From so many headings on, a text wants a list of them. */
const enough = 4;

/** The headings of a long text: a list in the rail where there is one, folded above the text where there is not. */
export function Contents({ headings }: { headings: Heading[] }) {
  const { t } = useTranslation('shell');
  const entries = headings.filter(({ depth }) => depth === 2);
  if (entries.length < enough) return null;
  const list = (
    <ol>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.contents} aria-label={t('contents')}>
      <div className={styles.unfolded}>
        <p>{t('contents')}</p>
        {list}
      </div>
      <details>
        <summary>{t('contents')}</summary>
        {list}
      </details>
    </nav>
  );
}
