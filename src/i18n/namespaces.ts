import { shellNamespace } from './options.ts';

/** Namespaces of UI strings by layout. Every page also has the shell's. */
const layoutNamespaces = {
  home: [],
  page: ['drawings'],
  portfolio: ['portfolio'],
  blog: ['blog', 'lists'],
  contact: ['contact', 'drawings'],
  'not-found': [],
  post: ['blog'],
  'case-study': ['portfolio'],
  policy: ['policy'],
} satisfies Record<string, string[]>;

/** Namespaces by group of lazy components. */
const partNamespaces = {
  chat: ['chat'],
  forms: ['forms'],
  privacy: ['privacy'],
  testimonials: ['testimonials'],
  video: ['video'],
} satisfies Record<string, string[]>;

/** Namespaces of the mails that the server sends. Pages do not include them. */
const mailNamespaces = ['mail'];

/** Returns the namespaces of a page, the shell's first. */
export const getNamespaces = (
  layout: keyof typeof layoutNamespaces,
  parts: readonly (keyof typeof partNamespaces)[],
): string[] => [
  ...new Set([shellNamespace, ...layoutNamespaces[layout], ...parts.flatMap((part) => partNamespaces[part])]),
];

/** All namespaces that pages and mails need. */
export const namespaces: readonly string[] = [
  ...new Set([
    shellNamespace,
    ...[layoutNamespaces, partNamespaces].flatMap((lists) => Object.values(lists).flat()),
    ...mailNamespaces,
  ]),
];
