import { useTranslation } from 'react-i18next';
import type { CaseStudyCard } from '#content/page-data.ts';
import { Link } from '#ui/Link.tsx';
import { CoverBand, hasLongWord } from './CoverBand.tsx';
import styles from './NextCase.module.css';

/** A link to the next case study in the order of the portfolio, with its cover as on that page. */
export function NextCase({ next }: { next: CaseStudyCard }) {
  const { t } = useTranslation('portfolio');
  return (
    <CoverBand
      element="nav"
      className={`${styles.next} h-${next.hue}`}
      cover={next.cover}
      aria-label={t('next')}
      data-case=""
    >
      <p className={styles.label}>
        {t('next')}
        <svg className={styles.arrow} viewBox="0 0 20 20" fill="none" aria-hidden="true">
          <path d="M1 10h17M11 3l7 7-7 7" stroke="currentColor" strokeWidth="2.2" />
        </svg>
      </p>
      <h2 data-long={hasLongWord(next.title) || undefined}>
        <Link to={next.path}>{next.title}</Link>
      </h2>
    </CoverBand>
  );
}
