import { navigation } from 'virtual:site';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { isLanguage } from '#i18n/languages.ts';
import { Button } from '#ui/button/Button.tsx';
import { More } from '#ui/more-link/MoreLink.tsx';
import styles from './ErrorPanel.module.css';

interface ErrorPanelProps {
  /** Takes the focus. */
  heading: RefObject<HTMLHeadingElement | null>;
  onRetry: () => void;
}

/** What stands in a page's place when it could not be had: what happened, and two ways on. */
export function ErrorPanel({ heading, onRetry }: ErrorPanelProps) {
  const { t, i18n } = useTranslation('shell');
  const { home } = navigation[isLanguage(i18n.language) ? i18n.language : 'en'];
  return (
    <section className={`${styles.panel} grid`} role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {t('error.title')}
      </h1>
      <p className="lead">{t('error.text')}</p>
      <div className={styles.actions}>
        <Button onClick={onRetry}>{t('error.retry')}</Button>
        <More to={home}>{t('error.home')}</More>
      </div>
    </section>
  );
}
