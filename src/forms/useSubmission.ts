import { type FormEvent, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { clearDraft } from './drafts/draft.ts';
import { useDraft } from './drafts/useDraft.ts';
import type { InitialState, SubmitProblem } from './initial-state.ts';
import { consentField, type FieldName, type FormKind, forms, honeypotField } from './schemas/forms.ts';
import { forgetIdempotencyKey } from './submission/idempotency-key.ts';
import type { Outcome } from './submission/outcome.ts';
import { type Submission, submit } from './submission/submit.ts';
import { useLanguage } from './useLanguage.ts';
import { createZodResolver } from './zod-resolver.ts';

/**
 * Values, validation and sending of a form.
 * @param initialState must be the same at every render.
 * @param onReceived receives the reference after the API has stored the submission.
 */
export function useSubmission(
  kind: FormKind,
  initialState: InitialState,
  onReceived: (id: string | undefined) => void,
) {
  const language = useLanguage();
  const schema = forms[kind].createSchema(language);
  const form = useForm<FieldValues, unknown, Submission>({
    resolver: createZodResolver(schema),
    defaultValues: initialState.values,
    ...(initialState.errors && { errors: initialState.errors }),
    // useControl in fields/useField.ts validates a field on change while it has an error.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  useDraft(kind, form, initialState);
  const [problem, setProblem] = useState(initialState.problem);
  const attempts = useRef(0);
  const [isSending, setIsSending] = useState(false);
  const [uploadProgress, setUploadProgress] = useState<number>();
  // A ref, because state would not stop a second click before the next render.
  const isBusy = useRef(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const element = event.currentTarget;
    const formData = new FormData(element);
    const hiddenFields = Object.fromEntries(
      [honeypotField, consentField].map((name) => [name, String(formData.get(name) ?? '')]),
    );
    let outcome: Outcome | undefined;
    try {
      await form.handleSubmit(async (values) => {
        setIsSending(true);
        outcome = await submit(kind, { ...values, language, ...hiddenFields }, setUploadProgress);
      })();
    } catch (error) {
      // A defect, or a browser without a required feature: the visitor must see a failure instead of waiting forever.
      console.error(error);
      outcome = { kind: 'failed', failure: { reason: 'unexpected' } };
    }
    isBusy.current = false;
    setIsSending(false);
    setUploadProgress(undefined);
    if (outcome?.kind === 'received') {
      // The visitor has left the page and has not seen the confirmation. The draft and the key stay, so that sending it
      // again returns the same reference.
      if (!element.isConnected) return;
      clearDraft(kind);
      forgetIdempotencyKey(kind);
      onReceived(outcome.id);
    } else setProblem({ attempt: ++attempts.current, ...applyErrors(outcome) });
  }

  /** Sets the errors of fields that the server rejects. Those of the schema are set already. */
  function applyErrors(
    outcome: Exclude<Outcome, { kind: 'received' }> | undefined,
  ): Omit<SubmitProblem, 'attempt'> {
    if (outcome?.kind === 'failed') return { fields: [], failure: outcome.failure };
    const names = Object.keys(schema.shape) as FieldName[];
    for (const { field, message, isServerText } of outcome?.rejections ?? [])
      if (names.some((name) => name === field))
        form.setError(field, { type: isServerText ? 'server' : 'rule', message });
    const fields = names.filter((name) => form.getFieldState(name).error);
    return fields.length ? { fields } : { fields, failure: { reason: 'unexpected' } };
  }

  return { form, onSubmit, problem, isSending, uploadProgress };
}
