import { useTranslation } from 'react-i18next';
import type { Heading } from '#content/manifest.ts';
import styles from './TableOfContents.module.css';

/** Shorter texts have no table of contents. */
const minHeadings = 4;

interface TableOfContentsProps {
  headings: Heading[];
  isNumbered: boolean;
}

/**
 * Links to the headings of a long text: a list in the sidebar, or on narrow screens a bar that stays in view and opens the
 * list. The client marks the section that is being read, and shows its heading in the bar.
 */
export function TableOfContents({ headings, isNumbered }: TableOfContentsProps) {
  const { t } = useTranslation('shell');
  const entries = headings.filter(({ depth }) => depth === 2);
  if (entries.length < minHeadings) return null;
  const list = (
    <ol className={isNumbered ? styles.numbered : undefined}>
      {entries.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav
      className={`${styles.contents} ${isNumbered ? styles.belowLine : ''}`}
      aria-label={t('contents')}
      data-contents=""
    >
      <div className={styles.wide}>
        <p>{t('contents')}</p>
        {list}
      </div>
      <details>
        <summary>
          <span>{t('contents')}</span>
        </summary>
        {list}
      </details>
    </nav>
  );
}
