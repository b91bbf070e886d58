import { useEffect, useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { getEmptyValues, type InitialState } from '../initial-state.ts';
import type { FormKind } from '../schemas/forms.ts';
import type { Submission } from '../submission/submit.ts';
import { useLanguage } from '../useLanguage.ts';
import { readDraft, writeDraft } from './draft.ts';

type Form = UseFormReturn<Record<string, unknown>, unknown, Submission>;

/**
 * Restores the draft of a form and stores changes. Text typed before hydration takes precedence over the draft. A form
 * that was posted without script is not restored, because the page has returned its values.
 */
export function useDraft(kind: FormKind, form: Form, initialState: InitialState): void {
  const language = useLanguage();
  const { getValues, setValue, subscribe } = form;
  const hasPostedValues = initialState.postedValues === 'returned';
  useLayoutEffect(() => {
    if (hasPostedValues) return;
    const emptyValues = getEmptyValues(kind, language);
    for (const [name, value] of Object.entries(readDraft(kind)))
      if (name in emptyValues && getValues(name) === emptyValues[name]) setValue(name, value);
  }, [hasPostedValues, kind, language, getValues, setValue]);
  useEffect(() => {
    const emptyValues = getEmptyValues(kind, language);
    const storeDraft = (values: Record<string, unknown>) =>
      writeDraft(
        kind,
        Object.fromEntries(
          Object.entries(values).filter(
            (field): field is [string, string] =>
              typeof field[1] === 'string' && field[0] in emptyValues && field[1] !== emptyValues[field[0]],
          ),
        ),
      );
    storeDraft(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(values) });
  }, [kind, language, getValues, subscribe]);
}
