import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#i18n/languages.ts';
import styles from './NewerOriginal.module.css';

interface NewerOriginalProps {
  /** Language of the newer text. */
  language: Language;
  isOpen?: boolean;
}

/** A mark below a paragraph whose other language is newer. It opens the newer text in place. */
export function NewerOriginal({ language, isOpen, children }: PropsWithChildren<NewerOriginalProps>) {
  const { t } = useTranslation('shell');
  return (
    <details className={styles.newer} open={isOpen}>
      <summary>{t('newer', { language: t(`languages.${language}`) })}</summary>
      <div lang={language}>{children}</div>
    </details>
  );
}
