import { createContext, use } from 'react';
import type { FieldName, FormKind } from './schemas/forms.ts';

export interface FormScope {
  kind: FormKind;
  /** The `id` of a field's control; of a group, of its first control. */
  idOf: (name: FieldName) => string;
  /** What a field starts with. */
  startValue: (name: FieldName) => string;
  /** Whether what was typed did not come back with the page that says what became of it. */
  lost: boolean;
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
