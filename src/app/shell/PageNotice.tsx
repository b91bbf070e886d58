/** Notices above the text of a page. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Unpublished } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { Dot } from '#ui/Dot.tsx';
import { formatDate } from '#ui/format-date.ts';
import styles from './PageNotice.module.css';

/** The notice, in the reader's language, that the page is not translated. It names the language of the text. */
export function FallbackNotice({ language }: { language: Language }) {
  const { t } = useTranslation('shell');
  return <PageNotice>{t('fallback', { language: t(`languages.${language}`) })}</PageNotice>;
}

/** The notice of previews that gives the reason why visitors do not see the page, and the date of the change. */
export function UnpublishedNotice({ reason, at, language }: Unpublished & { language: Language }) {
  const { t } = useTranslation('shell');
  const [, day = '', time] = /^([\d-]{10})(?:T(\d\d:\d\d))?/.exec(at ?? '') ?? [];
  const date = day && formatDate(day, language) + (time ? `, ${time}` : '');
  return <PageNotice>{t(`unpublished.${reason}`, { date })}</PageNotice>;
}

function PageNotice({ children }: { children: ReactNode }) {
  return (
    <div className="grid" role="note">
      <p className={styles.notice}>
        <Dot hue="amber" />
        {children}
      </p>
    </div>
  );
}
