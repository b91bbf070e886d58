import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ErrorKey } from './schemas/errors.ts';
import type { FieldName } from './schemas/forms.ts';

/** @returns a function from a field to what is wrong with it, in words; undefined while nothing is. */
export function useMessages(): (name: FieldName) => string | undefined {
  const { t } = useTranslation('forms');
  const { errors } = useFormContext().formState;
  return (name) => {
    const error = errors[name];
    if (!error) return undefined;
    return error.type === 'spoken' ? String(error.message) : t(error.message as ErrorKey);
  };
}
