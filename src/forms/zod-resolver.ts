import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { FormKind, forms } from './schemas/forms.ts';
import type { Submission } from './submission/submit.ts';

/**
 * The rules of a form, for react-hook-form. The resolver that comes for Zod also reads Zod 3 and unions, which no form
 * has, and is three times the size of this.
 */
export const resolverOf =
  (schema: ReturnType<(typeof forms)[FormKind]['schema']>): Resolver<FieldValues, unknown, Submission> =>
  (values, _, options) => {
    const { success, data, error } = schema.safeParse(values);
    if (success) return { values: data as unknown as Submission, errors: {} };
    const errors: Record<string, FieldError> = {};
    // Of several mistakes in a field, the first is told.
    for (const { path, code, message } of error.issues)
      errors[path.join('.')] ??= { type: code ?? 'rule', message };
    return { values: {}, errors: toNestErrors(errors, options) };
  };
