import { useTranslation } from 'react-i18next';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import styles from './LoadingIndicator.module.css';

/** Shows that a page is on its way. The status is always there, so that screen readers hear it fill. */
export function LoadingIndicator({ active }: { active: boolean }) {
  const { t } = useTranslation('shell');
  return (
    <div role="status">
      {active && (
        <div className={styles.indicator} data-loading-indicator="">
          <Spinner />
          <span className="visually-hidden">{t('loading')}</span>
        </div>
      )}
    </div>
  );
}
