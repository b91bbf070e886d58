import { navigation } from 'virtual:site';
import { useTranslation } from 'react-i18next';
import type { Language } from '#i18n/languages.ts';
import { getPagePath } from '#sections/page-path.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { MoreLink } from '#ui/more-link/MoreLink.tsx';
import styles from './NoPosts.module.css';

/** Text and links for a blog without posts. */
export function NoPosts({ language }: { language: Language }) {
  const { t } = useTranslation('lists');
  const portfolioPath = getPagePath(language, 'portfolio');
  return (
    <div className={styles.noPosts}>
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <div className={styles.links}>
        <ButtonLink to={navigation[language].contact}>{t('empty.contact')}</ButtonLink>
        {portfolioPath && <MoreLink to={portfolioPath}>{t('empty.portfolio')}</MoreLink>}
      </div>
    </div>
  );
}
