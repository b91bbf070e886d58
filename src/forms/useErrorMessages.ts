import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ErrorKey } from './schemas/errors.ts';
import type { FieldName } from './schemas/forms.ts';

/** @returns a function that returns the error message of a field, or undefined if the field has no error. */
export function useErrorMessages(): (name: FieldName) => string | undefined {
  const { t } = useTranslation('forms');
  const { errors } = useFormContext().formState;
  return (name) => {
    const error = errors[name];
    if (!error) return undefined;
    return error.type === 'server' ? String(error.message) : t(error.message as ErrorKey);
  };
}
