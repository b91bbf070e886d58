import { type FormEvent, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { resolverOf } from './zod-resolver.ts';
import { consentField, type FieldName, type FormKind, forms, honeypot } from './schemas/forms.ts';
import { clearDraft } from './drafts/draft.ts';
import { forgetIdempotencyKey } from './submission/idempotency-key.ts';
import type { Failure, Outcome } from './submission/outcome.ts';
import { type Submission, submit } from './submission/submit.ts';
import type { Start } from './initial-state.ts';
import { useDraft } from './drafts/useDraft.ts';
import { useLanguage } from './useLanguage.ts';

/** What is in the way of sending: fields to mend, each attempt anew, or a failure that is not the visitor's. */
export interface Obstacle {
  /** Counts the attempts to send. */
  attempt: number;
  fields: FieldName[];
  failure?: Failure | undefined;
}

/**
 * A form of a kind: its values, its rules, and the way to the API.
 * @param start the same on every rendering.
 * @param onReceived told the reference once the submission is stored.
 */
export function useSubmission(kind: FormKind, start: Start, onReceived: (id: string | undefined) => void) {
  const language = useLanguage();
  const schema = forms[kind].schema(language);
  const form = useForm<FieldValues, unknown, Submission>({
    resolver: resolverOf(schema),
    defaultValues: start.values,
    ...(start.errors && { errors: start.errors }),
    // A field is checked again as it changes only while it is in error: useField sees to that.
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  useDraft(kind, form, start);
  const [obstacle, setObstacle] = useState(start.obstacle);
  const attempts = useRef(0);
  const [sending, setSending] = useState(false);
  const [progress, setProgress] = useState<number>();
  // State would let a second click through that comes before the next render.
  const busy = useRef(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    busy.current = true;
    const element = event.currentTarget;
    const sent = new FormData(element);
    const hidden = (name: string) => [name, String(sent.get(name) ?? '')];
    const unseen = Object.fromEntries([honeypot, consentField].map(hidden));
    let outcome: Outcome | undefined;
    try {
      await form.handleSubmit(async (values) => {
        setSending(true);
        outcome = await submit(kind, { ...values, language, ...unseen }, setProgress);
      })();
    } catch (error) {
      // A defect, or a browser that lacks something: the visitor must not wait for an end that never comes.
      console.error(error);
      outcome = { kind: 'failed', failure: { reason: 'unexpected' } };
    }
    busy.current = false;
    setSending(false);
    setProgress(undefined);
    if (outcome?.kind === 'received') {
      // To whoever has left the page meanwhile the answer is lost: coming back, the same again gets it again.
      if (!element.isConnected) return;
      clearDraft(kind);
      forgetIdempotencyKey(kind);
      onReceived(outcome.id);
    } else setObstacle({ attempt: ++attempts.current, ...obstacleOf(outcome) });
  }

  /** Marks the fields that the rules, or the server, refuse. */
  function obstacleOf(
    outcome: Exclude<Outcome, { kind: 'received' }> | undefined,
  ): Omit<Obstacle, 'attempt'> {
    if (outcome?.kind === 'failed') return { fields: [], failure: outcome.failure };
    const names = Object.keys(schema.shape) as FieldName[];
    for (const { field, message, spoken } of outcome?.refusals ?? [])
      if (names.some((name) => name === field))
        form.setError(field, { type: spoken ? 'spoken' : 'rule', message });
    const fields = names.filter((name) => form.getFieldState(name).error);
    return fields.length ? { fields } : { fields, failure: { reason: 'unexpected' } };
  }

  return { form, onSubmit, obstacle, sending, progress };
}
