import { useTranslation } from 'react-i18next';
import { locales } from '#i18n/languages.ts';
import { useFormScope } from '../FormContext.ts';
import { useLanguage } from '../useLanguage.ts';
import styles from './FileField.module.css';

/** The file that goes along, and, once it does, how far it is. */
export function ChosenFile({ file }: { file: File }) {
  const { t } = useTranslation('forms');
  const locale = locales[useLanguage()];
  const { progress } = useFormScope();
  return (
    <div className={styles.chosen}>
      <span className="disc h-heather" aria-hidden="true" />
      <span className={styles.name}>
        {file.name} <span className={styles.size}>{sizeOf(file, locale)}</span>
      </span>
      {progress !== undefined && (
        <span className={styles.progress}>
          <progress value={progress} aria-label={t('file.upload')} />
          {new Intl.NumberFormat(locale, { style: 'percent' }).format(progress)}
        </span>
      )}
    </div>
  );
}

function sizeOf({ size }: File, locale: string): string {
  const [unit, amount] =
    size < 1024 * 1024 ? (['kilobyte', size / 1024] as const) : (['megabyte', size / (1024 * 1024)] as const);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(Math.max(amount, size && 1));
}
