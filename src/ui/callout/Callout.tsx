import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import type { PropsOf } from '#content/author-components.ts';
import styles from './Callout.module.css';

/** An important note. A label names its tone, so that colour is not the only sign of it. */
export function Callout({ tone = 'info', children }: PropsWithChildren<PropsOf<'Callout'>>) {
  const { t } = useTranslation('shell');
  return (
    <div className={`${styles.callout} ${styles[tone]}`} role="note">
      <p className={styles.tone}>{t(`callout.${tone}`)}</p>
      {children}
    </div>
  );
}
