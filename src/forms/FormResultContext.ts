import { createContext, use } from 'react';
import type { FormAnswer } from '#content/page-data.ts';
import type { FormKind } from './schemas/forms.ts';

/** What became of a form that was posted without script, while its page tells it. */
export interface Answered {
  answer: FormAnswer;
  /** Something else has become of the form since: title and address are the page's own again. */
  leave: () => void;
}

/** Provided by the shell, on pages that the server renders to answer a form. */
export const AnswerContext = createContext<Answered | undefined>(undefined);

/** @returns undefined on every other page, and for a form of another kind. */
export function useAnswered(kind: FormKind): Answered | undefined {
  const answered = use(AnswerContext);
  return answered?.answer.form === kind ? answered : undefined;
}
