import { useTranslation } from 'react-i18next';
import type { CaseStudyCard } from '#content/page-data.ts';
import { Cover } from '#ui/cover/Cover.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './NextCase.module.css';

/** A link to the next case study in the order of the portfolio. */
export function NextCase({ next }: { next: CaseStudyCard }) {
  const { t } = useTranslation('portfolio');
  return (
    <nav className={`${styles.next} grid h-${next.hue}`} aria-label={t('next')}>
      <div className={styles.text}>
        <p className={styles.label}>{t('next')}</p>
        <h2>
          <Link to={next.path}>{next.title}</Link>
        </h2>
        <p className="lead">{next.description}</p>
      </div>
      <Cover image={next.cover} alt="" className={styles.cover} lazy />
    </nav>
  );
}
