import { frameNamespace } from './options.ts';

/** The namespaces of UI strings that a page of each layout brings besides the frame's. */
const own = {
  home: [],
  page: [],
  portfolio: ['portfolio'],
  blog: ['blog'],
  contact: ['contact'],
  'not-found': [],
  post: ['blog'],
  'case-study': ['portfolio'],
  policy: ['policy'],
} satisfies Record<string, string[]>;

/** Namespaces of a page, the frame's first. A layout that is not in the list does not compile where it is asked for. */
export const namespacesOf = (layout: keyof typeof own): string[] => [frameNamespace, ...own[layout]];

/** Every namespace that some page needs. */
export const namespaces: readonly string[] = [...new Set([frameNamespace, ...Object.values(own).flat()])];
