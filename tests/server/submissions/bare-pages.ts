import type { AnswerPages } from '#server/site/answer-pages.ts';
import { createFormPages } from '#server/site/form-pages.ts';

/** Pages that show no more than their answer, as JSON. */
export const pages: AnswerPages = {
  ...createFormPages({ '/contact': ['message'], '/no/contact': ['message'], '/careers': ['application'] }),
  headersOf: () => ({ 'content-type': 'text/html; charset=utf-8' }),
  render: async (path, answer) => JSON.stringify({ path, answer }),
};
