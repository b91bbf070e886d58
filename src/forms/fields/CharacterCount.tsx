import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { locales } from '#i18n/languages.ts';
import type { FieldName } from '../schemas/forms.ts';
import { lengthOf, textLimit, tidy } from '../schemas/text.ts';
import { useLanguage } from '../useLanguage.ts';
import styles from './Field.module.css';
import { useRested } from './useDebounced.ts';

/** From here on it is worth saying how much room there is. */
const near = textLimit * 0.1;

/** How many characters a text may still have, once that is not many. */
export function TextLeft({ id, name }: { id: string; name: FieldName }) {
  const { t } = useTranslation('forms');
  const locale = locales[useLanguage()];
  const text: unknown = useWatch({ name });
  const left = textLimit - lengthOf(tidy(String(text ?? '')));
  const said =
    left < near
      ? t(left < 0 ? 'over' : 'left', {
          count: Math.abs(left),
          formatted: new Intl.NumberFormat(locale).format(Math.abs(left)),
        })
      : '';
  return (
    <>
      <span className={styles.left} id={id}>
        {said}
      </span>
      <span className="visually-hidden" role="status">
        {useRested(said)}
      </span>
    </>
  );
}
