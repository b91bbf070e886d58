/** Paths of documents and lists: the one place where they are built. */
import { type Language, localizePath, splitLanguage } from '#i18n/languages.ts';

/** Kinds of document. collections.ts defines what each is made of. */
export const kinds = ['page', 'post', 'case-study', 'policy'] as const;
export type Kind = (typeof kinds)[number];

/** Slug of the page at `/`. */
export const homeSlug = 'home';
/** Slug of the page at `/blog`, the parent of all posts. */
export const blogSlug = 'blog';
/** Slug of the page that answers unknown URLs. It has no URL of its own. */
export const notFoundSlug = 'not-found';

const pathBuilders: Record<Kind, (slug: string) => string> = {
  page: (slug) => (slug === homeSlug ? '/' : `/${slug}`),
  post: (slug) => `/${blogSlug}/${slug}`,
  'case-study': (slug) => `/${slug}`,
  policy: (slug) => `/${slug}`,
};

/** Returns the path of a document, without origin, trailing slash or fragment. */
export function getDocumentPath(language: Language, kind: Kind, slug: string): string {
  return localizePath(pathBuilders[kind](slug), language);
}

/** A category or tag that has a list of its posts. */
export interface ListedTerm {
  taxonomy: 'category' | 'tag';
  slug: string;
}

/**
 * Returns the path of one page of a list of posts.
 * @param term undefined for the list of all posts.
 * @param page counted from 1. The first page has no number in its path.
 */
export function getListPath(language: Language, term: ListedTerm | undefined, page: number): string {
  return localizePath(`/${getListSlug(term, page)}`, language);
}

/** Returns the slug of one page of a list, the same in every language: `blog/tag/apps/page/2`. */
export const getListSlug = (term: ListedTerm | undefined, page: number): string =>
  [blogSlug, ...(term ? [term.taxonomy, term.slug] : []), ...(page > 1 ? ['page', page] : [])].join('/');

/** True for the paths that only lists use. The first page of all posts is a document, so its path does not count. */
export const isListPath = (path: string): boolean =>
  /^\/blog\/(?:category|tag|page)\//.test(splitLanguage(path).path);

/** Removes what differs between the languages of this site: the prefix of the path, and the fragment. */
export const toSharedUrl = (url: string): string => {
  const withoutFragment = url.startsWith('#') ? url : url.replace(/#.*$/s, '');
  return withoutFragment.startsWith('/') ? splitLanguage(withoutFragment).path : withoutFragment;
};
