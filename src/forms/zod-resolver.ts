import type { FieldError, FieldValues, Ref, Resolver } from 'react-hook-form';
import type { FormKind, forms } from './schemas/forms.ts';
import type { Submission } from './submission/submit.ts';

/**
 * Creates a react-hook-form resolver for a schema. The resolver of @hookform/resolvers is three times as large, because
 * it also supports Zod 3, unions and nested fields, which no form has.
 */
export const createZodResolver =
  (
    schema: ReturnType<(typeof forms)[FormKind]['createSchema']>,
  ): Resolver<FieldValues, unknown, Submission> =>
  (values, _, { fields }) => {
    const { success, data, error } = schema.safeParse(values);
    if (success) return { values: data as unknown as Submission, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, code, message } of error.issues) {
      const name = path.join('.');
      // Only the first error of a field is reported.
      errors[name] ??= { type: code ?? 'rule', message, ref: fields[name]?.ref as Ref };
    }
    return { values: {}, errors };
  };
