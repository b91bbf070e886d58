import { useEffect, useLayoutEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { emptyValues } from './empty-values.ts';
import type { FormKind } from '../schemas/forms.ts';
import { readDraft, writeDraft } from './draft.ts';
import type { Submission } from '../submission/submit.ts';
import type { Start } from '../initial-state.ts';
import { useLanguage } from '../useLanguage.ts';

type Form = UseFormReturn<Record<string, unknown>, unknown, Submission>;

/**
 * Puts back what has been typed into the form before, and keeps what is typed. What stands in a field already wins: it
 * was typed before React was there. A form that was posted brings all that was typed into it.
 */
export function useDraft(kind: FormKind, form: Form, start: Start): void {
  const language = useLanguage();
  const { getValues, setValue, subscribe } = form;
  const complete = start.posted === 'kept';
  useLayoutEffect(() => {
    if (complete) return;
    const empty = emptyValues(kind, language);
    for (const [name, value] of Object.entries(readDraft(kind)))
      if (name in empty && getValues(name) === empty[name]) setValue(name, value);
  }, [complete, kind, language, getValues, setValue]);
  useEffect(() => {
    const empty = emptyValues(kind, language);
    const keep = (values: Record<string, unknown>) =>
      writeDraft(
        kind,
        Object.fromEntries(
          Object.entries(values).filter(
            (field): field is [string, string] =>
              typeof field[1] === 'string' && field[0] in empty && field[1] !== empty[field[0]],
          ),
        ),
      );
    keep(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [kind, language, getValues, subscribe]);
}
