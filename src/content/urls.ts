import { type Language, splitLanguage, withLanguage } from '#i18n/languages.ts';

/** Kinds of document. What each is made of stands in collections.ts. */
export const kinds = ['page', 'post', 'case-study', 'policy'] as const;
export type Kind = (typeof kinds)[number];

/** Slug of the page that stands at `/`. */
export const homeSlug = 'home';
/** Slug of the page that stands at `/blog`, above the posts. */
export const blogSlug = 'blog';
/** Slug of the page that answers unknown addresses; it has no address of its own. */
export const notFoundSlug = 'not-found';

const paths: Record<Kind, (slug: string) => string> = {
  page: (slug) => (slug === homeSlug ? '/' : `/${slug}`),
  post: (slug) => `/${blogSlug}/${slug}`,
  'case-study': (slug) => `/${slug}`,
  policy: (slug) => `/${slug}`,
};

/**
 * The address of a document. The one place where a URL is made.
 * @returns path without origin, trailing slash or fragment.
 */
export function addressOf(language: Language, kind: Kind, slug: string): string {
  return withLanguage(paths[kind](slug), language);
}

/** Which posts a list shows: all of them, unless it names one term of the taxonomy. */
export interface ListedTerm {
  taxonomy: 'category' | 'tag';
  slug: string;
}

/**
 * The address of a list of posts.
 * @param page counted from 1; the first has no number in its address.
 */
export function listAddress(language: Language, term: ListedTerm | undefined, page: number): string {
  return withLanguage(`/${listSlug(term, page)}`, language);
}

/** Name of a list of posts, the same in every language: `blog/tag/apps/page/2`. */
export const listSlug = (term: ListedTerm | undefined, page: number): string =>
  [blogSlug, ...(term ? [term.taxonomy, term.slug] : []), ...(page > 1 ? ['page', page] : [])].join('/');

/** Whether only a list of posts can stand at an address; the first page of all posts is a document. */
export const isListAddress = (path: string): boolean =>
  /^\/blog\/(?:category|tag|page)\//.test(splitLanguage(path).path);
