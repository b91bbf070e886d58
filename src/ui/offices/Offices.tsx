import { useTranslation } from 'react-i18next';
import { Dot } from '../Dot.tsx';
import styles from './Offices.module.css';

/** The two offices. */
export function Offices() {
  const { t } = useTranslation('shell');
  return (
    <dl className={styles.offices}>
      <div>
        <dt>
          <Dot hue="coral" />
          {t('footer.norway')}
        </dt>
        <dd>{t('footer.headOffice')}</dd>
      </div>
      <div>
        <dt>
          <Dot hue="amber" />
          {t('footer.oslo')}
        </dt>
        <dd>{t('footer.osloOffice')}</dd>
      </div>
    </dl>
  );
}
