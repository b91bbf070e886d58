/** State of a form before the visitor changes it, empty or from the result of a post without script. */
import type { FieldErrors } from 'react-hook-form';
import type { FormResult } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';
import { errorKeys } from './schemas/errors.ts';
import { type FieldName, type FormKind, forms } from './schemas/forms.ts';
import { mobilePrefix } from './schemas/mobile.ts';
import { normalizeText } from './schemas/text.ts';
import type { Failure } from './submission/outcome.ts';

/** Problem of an attempt to send: fields to correct, or a failure that the visitor did not cause. */
export interface SubmitProblem {
  /** Number of the attempt. The initial state has attempt 0. */
  attempt: number;
  fields: FieldName[];
  failure?: Failure | undefined;
}

export interface InitialState {
  values: Record<string, string>;
  errors?: FieldErrors;
  problem?: SubmitProblem;
  /** Set if the form was posted without script. The values may be missing, for example because of a large file. */
  postedValues?: 'returned' | 'missing';
}

type UnsuccessfulResult = Exclude<FormResult, { kind: 'received' }>;

/** Returns the value of each field of an empty form. */
export const getEmptyValues = (kind: FormKind, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.keys(forms[kind].createSchema(language).shape).map((name) => [
      name,
      name === 'mobile' ? mobilePrefix[language] : '',
    ]),
  );

/** @param result result of the form if it was posted without script. */
export function createInitialState(kind: FormKind, language: Language, result?: FormResult): InitialState {
  const emptyValues = getEmptyValues(kind, language);
  if (!result || result.kind === 'received') return { values: emptyValues };
  const names = Object.keys(emptyValues) as FieldName[];
  const postedValues = names.flatMap((name) => {
    const value = name === 'cv' ? undefined : result.values[name];
    return value === undefined ? [] : [[name, normalizeText(value)]];
  });
  const keysByField = getErrorKeys(names, result);
  return {
    values: { ...emptyValues, ...Object.fromEntries(postedValues) },
    postedValues: postedValues.length > 0 ? 'returned' : 'missing',
    errors: Object.fromEntries([...keysByField].map(([name, key]) => [name, { type: 'rule', message: key }])),
    problem: { attempt: 0, ...getProblem(result, [...keysByField.keys()]) },
  };
}

/** Returns translation keys by field, in the order of the form. */
function getErrorKeys(names: readonly FieldName[], result: UnsuccessfulResult): Map<FieldName, string> {
  const keysByField = new Map<FieldName, string>();
  for (const name of names) {
    const error = result.kind === 'refused' ? result.errors[name] : undefined;
    // The file must be chosen again, because a page cannot return it.
    const key = error ?? (name === 'cv' ? errorKeys.fileAgain : undefined);
    if (key) keysByField.set(name, key);
  }
  return keysByField;
}

function getProblem(result: UnsuccessfulResult, fields: FieldName[]): Omit<SubmitProblem, 'attempt'> {
  if (result.kind === 'failed') return { fields: [], failure: { reason: result.reason, wait: result.wait } };
  return fields.length > 0 ? { fields } : { fields, failure: { reason: 'unexpected' } };
}
