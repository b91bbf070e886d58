import type { Layout } from '#content/collections.ts';
import { frameNamespace } from '#i18n/options.ts';

/** The namespaces of UI strings that a page of each layout brings besides the frame's. */
const own: Record<Layout, string[]> = {
  home: [],
  page: [],
  portfolio: ['portfolio'],
  blog: ['blog'],
  contact: ['contact'],
  'not-found': [],
  post: ['blog'],
  'case-study': ['portfolio'],
  policy: ['policy'],
};

export const namespacesOf = (layout: Layout): string[] => [frameNamespace, ...own[layout]];
