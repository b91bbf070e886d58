import { useEffect, useLayoutEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { getEmptyValues, type InitialState } from '../initial-state.ts';
import type { FormKind } from '../schemas/forms.ts';
import type { Submission } from '../submission/submit.ts';
import { useLanguage } from '../useLanguage.ts';
import { readDraft, writeDraft } from './draft.ts';
import { readEnteredValues } from './entered-values.ts';

type Form = UseFormReturn<Record<string, unknown>, unknown, Submission>;

/**
 * Restores the values of a form and stores changes. Values entered before hydration take precedence over the draft. The
 * draft of a form that was posted without script is not restored, because the page has returned its values.
 */
export function useDraft(kind: FormKind, form: Form, initialState: InitialState): void {
  const language = useLanguage();
  const { getValues, setValue, setFocus, subscribe, trigger } = form;
  const [{ values: enteredValues, focusedField }] = useState(() =>
    readEnteredValues(kind, initialState.values),
  );
  useLayoutEffect(() => {
    const draft = initialState.postedValues === 'returned' ? {} : readDraft(kind);
    for (const [name, value] of Object.entries({ ...draft, ...enteredValues })) {
      if (!(name in initialState.values)) continue;
      setValue(name, value);
      // A file is validated at once. That of a draft must be chosen again.
      if (name === 'cv') void trigger(name);
    }
    if (focusedField && document.activeElement === document.body) setFocus(focusedField);
  }, [kind, initialState, enteredValues, focusedField, setValue, setFocus, trigger]);
  useEffect(() => {
    const emptyValues = getEmptyValues(kind, language);
    const storeDraft = (values: Record<string, unknown>) =>
      writeDraft(
        kind,
        Object.fromEntries(
          Object.entries(values)
            .map(([name, value]) => [name, value instanceof File ? value.name : value] as const)
            .filter(
              (field): field is [string, string] =>
                typeof field[1] === 'string' && field[0] in emptyValues && field[1] !== emptyValues[field[0]],
            ),
        ),
      );
    storeDraft(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(values) });
  }, [kind, language, getValues, subscribe]);
}
