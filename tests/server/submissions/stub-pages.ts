import { createFormPages } from '#server/site/form-pages.ts';
import type { FormResultPages } from '#server/site/form-result-pages.ts';

/** Form result pages that show only their result, as JSON. */
export const stubPages: FormResultPages = {
  ...createFormPages({ '/contact': ['message'], '/no/contact': ['message'], '/careers': ['application'] }),
  getHeaders: () => ({ 'content-type': 'text/html; charset=utf-8' }),
  render: async (path, result) => JSON.stringify({ path, result }),
};
