import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { applyStylesheet } from '../navigation/stylesheet.ts';
import styles from './LoadingIndicator.module.css';

/** Shows that a page is loading. The status element always exists, so that screen readers announce its content. */
export function LoadingIndicator({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('shell');
  useEffect(() => {
    if (isActive) applyStylesheet();
  }, [isActive]);
  return (
    <div role="status">
      {isActive && (
        <div className={styles.indicator} data-loading-indicator="">
          <Spinner />
          <span className="visually-hidden">{t('loading')}</span>
        </div>
      )}
    </div>
  );
}
