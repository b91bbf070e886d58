import { useTranslation } from 'react-i18next';
import type { CaseCard } from '#content/page-data.ts';
import { Cover } from '#ui/cover/Cover.tsx';
import { Link } from '#ui/Link.tsx';
import styles from './NextCase.module.css';

/** The case study that follows in the portfolio's order. */
export function NextCase({ next }: { next: CaseCard }) {
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
      <Cover picture={next.cover} alt="" className={styles.cover} lazy />
    </nav>
  );
}
