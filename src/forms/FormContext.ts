import { createContext, use } from 'react';
import type { FieldName, FormKind } from './schemas/forms.ts';

export interface FormScope {
  kind: FormKind;
  /** Returns the `id` of a field's control. For a group it is the id of the first control. */
  getFieldId: (name: FieldName) => string;
  getInitialValue: (name: FieldName) => string;
  /** True if the page shows a result of the form, but did not return the posted values. */
  isMissingValues: boolean;
  isSending: boolean;
  /** Share of an upload that was sent, 0 to 1, or undefined if there is none. */
  uploadProgress: number | undefined;
}

/** State of a form for the components inside it. */
export const FormContext = createContext<FormScope | undefined>(undefined);

/** @throws outside a form. */
export function useFormScope(): FormScope {
  const scope = use(FormContext);
  if (!scope) throw new Error('A field was rendered outside a form.');
  return scope;
}
