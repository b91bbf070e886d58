import { navigation } from 'virtual:site';
import { useTranslation } from 'react-i18next';
import type { Language } from '#i18n/languages.ts';
import { pagePath } from '#sections/page-path.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { More } from '#ui/more-link/MoreLink.tsx';
import styles from './NoPosts.module.css';

/** The blog before its first post: says so, and what to do instead. */
export function NoPosts({ language }: { language: Language }) {
  const { t } = useTranslation('lists');
  const portfolio = pagePath(language, 'portfolio');
  return (
    <div className={styles.none}>
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <div className={styles.ways}>
        <ButtonLink to={navigation[language].contact}>{t('empty.contact')}</ButtonLink>
        {portfolio && <More to={portfolio}>{t('empty.portfolio')}</More>}
      </div>
    </div>
  );
}
