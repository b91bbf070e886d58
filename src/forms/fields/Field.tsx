import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldName } from '../schemas/forms.ts';
import styles from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { useField } from './useField.ts';

/** What every field takes from the form it stands in. */
export interface FieldProps {
  name: FieldName;
  hint?: string | undefined;
  optional?: boolean | undefined;
}

/** A control with what belongs to it: its label, always in sight, a hint, and what is wrong. */
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
