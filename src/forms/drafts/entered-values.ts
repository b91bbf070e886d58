/** Values that the visitor entered before hydration. */
import type { FormKind } from '../schemas/forms.ts';

export interface EnteredValues {
  /** Values by field that differ from the initial ones. */
  values: Record<string, string | File>;
  /** Name of the field that had the focus. */
  focusedField?: string | null | undefined;
}

/**
 * Reads the prerendered form at the first render. React replaces it if an extension or a translation has edited it, and
 * react-hook-form resets radio buttons, so the values must be set again.
 */
export function readEnteredValues(kind: FormKind, initialValues: Record<string, string>): EnteredValues {
  const form = import.meta.env.SSR
    ? null
    : document.querySelector<HTMLFormElement>(`form[data-form="${kind}"]`);
  if (!form) return { values: {} };
  const values = Object.fromEntries(
    [...new FormData(form)].filter(
      ([name, value]) =>
        name in initialValues &&
        // An empty file input has a file without a name.
        (value instanceof File ? value.name : value !== initialValues[name]),
    ),
  );
  return { values, focusedField: form.querySelector(':focus')?.getAttribute('name') };
}
