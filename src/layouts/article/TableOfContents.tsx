import { useTranslation } from 'react-i18next';
import type { Heading } from '#content/manifest.ts';
import styles from './TableOfContents.module.css';

/** Shorter texts have no table of contents. */
const minHeadings = 4;

/**
 * Links to the headings of a long text: a list in the sidebar, or a disclosure above the text on narrow screens. The client
 * marks the section that is being read.
 */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  const { t } = useTranslation('shell');
  const entries = headings.filter(({ depth }) => depth === 2);
  if (entries.length < minHeadings) return null;
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
    <nav className={styles.contents} aria-label={t('contents')} data-contents="">
      <div className={styles.wide}>
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
