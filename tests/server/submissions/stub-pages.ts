import { createFormPages } from '#server/site/form-pages.ts';
import type { FormResultPages } from '#server/site/form-result-pages.ts';

/** Form result pages that show only their result, as JSON. */
export const stubPages: FormResultPages = {
  ...createFormPages({ '/contact': ['message'], '/no/contact': ['message'], '/careers': ['application'] }),
  render: async (path, result) => ({
    html: JSON.stringify({ path, result }),
    headers: { 'content-type': 'text/html; charset=utf-8' },
  }),
};
