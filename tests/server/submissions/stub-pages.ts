import { createFormPages } from '#server/site/form-pages.ts';
import type { FormResultPages } from '#server/site/form-result-pages.ts';

/** Pages that show no more than their answer, as JSON. */
export const pages: FormResultPages = {
  ...createFormPages({ '/contact': ['message'], '/no/contact': ['message'], '/careers': ['application'] }),
  getHeaders: () => ({ 'content-type': 'text/html; charset=utf-8' }),
  render: async (path, answer) => JSON.stringify({ path, answer }),
};
