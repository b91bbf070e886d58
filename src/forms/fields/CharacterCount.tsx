import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { locales } from '#i18n/languages.ts';
import type { FieldName } from '../schemas/forms.ts';
import { countCharacters, maxTextLength, trimText } from '../schemas/text.ts';
import { useLanguage } from '../useLanguage.ts';
import styles from './Field.module.css';

/** Number of remaining characters below which the count is shown. */
const showBelow = maxTextLength * 0.1;

/** Milliseconds without a key press after which screen readers announce the count. */
const announceDelayMs = 1000;

/** Shows how many more characters a text may have, once there are few. */
export function CharacterCount({ id, name }: { id: string; name: FieldName }) {
  const { t } = useTranslation('forms');
  const locale = locales[useLanguage()];
  const text: unknown = useWatch({ name });
  const remaining = maxTextLength - countCharacters(trimText(String(text ?? '')));
  const message =
    remaining < showBelow
      ? t(remaining < 0 ? 'over' : 'left', {
          count: Math.abs(remaining),
          formatted: new Intl.NumberFormat(locale).format(Math.abs(remaining)),
        })
      : '';
  return (
    <>
      <span className={styles.count} id={id}>
        {message}
      </span>
      <span className="visually-hidden" role="status">
        {useDebounced(message)}
      </span>
    </>
  );
}

/** Debounces text of a live region, so that it does not interrupt typing. */
function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), announceDelayMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
