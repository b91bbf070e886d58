import { createContext, use } from 'react';
import type { FieldName, FormKind } from './schemas/forms.ts';

export interface FormScope {
  kind: FormKind;
  /** The element of a field's control, or, of a group, its first control: `id` of the field's name. */
  idOf: (name: FieldName) => string;
  sending: boolean;
  /** How far the upload of a file is, 0 to 1; undefined while there is none. */
  progress: number | undefined;
}

/** What the parts of a form know of it. */
export const FormContext = createContext<FormScope | undefined>(undefined);

/** The form around a field. Throws outside of one. */
export function useFormScope(): FormScope {
  const scope = use(FormContext);
  if (!scope) throw new Error('A field was rendered outside a form');
  return scope;
}
