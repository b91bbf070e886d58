import { frameNamespace } from './options.ts';

/** The namespaces of UI strings that a page of each layout brings besides the frame's. */
const ofLayout = {
  home: [],
  page: [],
  portfolio: ['portfolio'],
  blog: ['blog', 'lists'],
  contact: ['contact'],
  'not-found': [],
  post: ['blog'],
  'case-study': ['portfolio'],
  policy: ['policy'],
} satisfies Record<string, string[]>;

/** Those of the parts that a body uses. */
const ofPart = {
  forms: ['forms'],
  testimonials: ['testimonials'],
  video: ['video'],
} satisfies Record<string, string[]>;

/** Those of the mails that the server sends. No page brings them. */
const ofMails = ['mail'];

/** Namespaces of a page, the frame's first. A layout or part that is not in the lists does not compile where it is asked for. */
export const namespacesOf = (
  layout: keyof typeof ofLayout,
  parts: readonly (keyof typeof ofPart)[],
): string[] => [...new Set([frameNamespace, ...ofLayout[layout], ...parts.flatMap((part) => ofPart[part])])];

/** Every namespace that some page or mail needs. */
export const namespaces: readonly string[] = [
  ...new Set([
    frameNamespace,
    ...[ofLayout, ofPart].flatMap((lists) => Object.values(lists).flat()),
    ...ofMails,
  ]),
];
