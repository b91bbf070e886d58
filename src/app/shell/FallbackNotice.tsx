import { useTranslation } from 'react-i18next';
import type { Language } from '#i18n/languages.ts';
import { Dot } from '#ui/Dot.tsx';
import styles from './FallbackNotice.module.css';

/** Says in the reader's language that the page is not translated, and which language it is in. */
export function FallbackNotice({ language }: { language: Language }) {
  const { t } = useTranslation('shell');
  return (
    <div className="grid" role="note">
      <p className={styles.notice}>
        <Dot hue="amber" />
        {t('fallback', { language: t(`languages.${language}`) })}
      </p>
    </div>
  );
}
