import type { FieldErrors } from 'react-hook-form';
import type { FormAnswer } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { emptyValues } from './drafts/empty-values.ts';
import { errors } from './schemas/errors.ts';
import type { FieldName, FormKind } from './schemas/forms.ts';
import { plain } from './schemas/text.ts';
import type { Obstacle } from './useSubmission.ts';

/** What a form holds and says before anything is done with it. */
export interface Start {
  values: Record<string, string>;
  errors?: FieldErrors;
  obstacle?: Obstacle;
  /** Where it was posted without script: whether what was typed came back with the page. A large file can prevent it. */
  posted?: 'kept' | 'lost';
}

type NotReceived = Exclude<FormAnswer, { kind: 'received' }>;

/** @param answer what became of the form when it was posted without script. */
export function startOf(kind: FormKind, language: Language, answer?: FormAnswer): Start {
  const values = emptyValues(kind, language);
  if (!answer || answer.kind === 'received') return { values };
  const names = Object.keys(values) as FieldName[];
  const typed = names.flatMap((name) => {
    const value = name === 'cv' ? undefined : answer.values[name];
    return value === undefined ? [] : [[name, plain(value)]];
  });
  const messages = messagesOf(names, answer);
  return {
    values: { ...values, ...Object.fromEntries(typed) },
    posted: typed.length > 0 ? 'kept' : 'lost',
    errors: Object.fromEntries([...messages].map(([name, message]) => [name, { type: 'rule', message }])),
    obstacle: { attempt: 0, ...obstacleOf(answer, [...messages.keys()]) },
  };
}

/** Translation keys, by field, in the order of the form. */
function messagesOf(names: readonly FieldName[], answer: NotReceived): Map<FieldName, string> {
  const messages = new Map<FieldName, string>();
  for (const name of names) {
    const refused = answer.kind === 'refused' ? answer.errors[name] : undefined;
    // No page can hold a file for its visitor.
    const message = refused ?? (name === 'cv' ? errors.fileAgain : undefined);
    if (message) messages.set(name, message);
  }
  return messages;
}

function obstacleOf(answer: NotReceived, fields: FieldName[]): Omit<Obstacle, 'attempt'> {
  if (answer.kind === 'failed') return { fields: [], failure: { reason: answer.reason, wait: answer.wait } };
  return fields.length > 0 ? { fields } : { fields, failure: { reason: 'unexpected' } };
}
