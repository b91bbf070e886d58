import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';
import type { FormKind, forms } from './schemas/forms.ts';
import type { Submission } from './submission/submit.ts';

/**
 * Creates a react-hook-form resolver for a schema. The resolver of @hookform/resolvers is three times as large, because
 * it also supports Zod 3 and unions, which no form has.
 */
export const createZodResolver =
  (
    schema: ReturnType<(typeof forms)[FormKind]['createSchema']>,
  ): Resolver<FieldValues, unknown, Submission> =>
  (values, _, options) => {
    const { success, data, error } = schema.safeParse(values);
    if (success) return { values: data as unknown as Submission, errors: {} };
    const errors: Record<string, FieldError> = {};
    // Only the first error of a field is reported.
    for (const { path, code, message } of error.issues)
      errors[path.join('.')] ??= { type: code ?? 'rule', message };
    return { values: {}, errors: toNestErrors(errors, options) };
  };
