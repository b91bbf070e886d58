import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldName } from '../schemas/forms.ts';
import styles from './Field.module.css';
import { useField } from './useField.ts';

/** Props that all fields share. */
export interface FieldProps {
  name: FieldName;
  hint?: string | undefined;
  optional?: boolean | undefined;
}

/** A control with its label, hint and error message. */
export function Field({ name, hint, optional, children }: FieldProps & { children: ReactNode }) {
  const { t } = useTranslation('forms');
  const { id, hintId, errorId, error } = useField(name);
  return (
    <div className={styles.field} data-field={name}>
      <label className={styles.label} htmlFor={id}>
        {t(`fields.${name}`)}
        {optional && <span className={styles.optional}> ({t('optional')})</span>}
      </label>
      {hint && (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      )}
      {children}
      <FieldError id={errorId} message={error} />
    </div>
  );
}

/** Error message of a field, marked by an icon, weight and colour. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    message && (
      <p className={styles.error} id={id}>
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="10" cy="10" r="10" />
          <path d="M10 4.6v6.6" />
          <circle className={styles.dot} cx="10" cy="14.8" r="1.35" />
        </svg>
        {message}
      </p>
    )
  );
}
