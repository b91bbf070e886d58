/** The content index: its types, and pure functions that query it. */
import { type Language, languages } from '#i18n/languages.ts';
import type { ComponentGroup, RequiredData } from './author-components.ts';
import type { Frontmatter, Hue, Layout } from './collections.ts';
import { type Kind, type ListedTerm, notFoundSlug } from './urls.ts';
import { type Provider, parseVideoUrl, providerNames } from './videos.ts';

export interface Heading {
  depth: number;
  id: string;
  text: string;
}

/** One page of a list of posts. */
export interface Listing {
  /** Category or tag that all posts share. Undefined for the list of all posts. */
  term?: ListedTerm | undefined;
  /** Counted from 1. */
  page: number;
  /** Number of pages of the list. */
  pages: number;
}

/** The page of a document that exists in one language only. */
export interface Original {
  /** Language of the text. */
  language: Language;
  path: string;
}

/** One document in one language, as every stage after the pipeline receives it. */
export interface Entry<K extends Kind = Kind> {
  kind: K;
  slug: string;
  language: Language;
  /** URL path, without origin. */
  path: string;
  /** File path, relative to the content folder. */
  file: string;
  layout: Layout;
  frontmatter: Frontmatter<K>;
  headings: Heading[];
  needs: RequiredData[];
  /** Groups of lazy components that the body uses. */
  parts: ComponentGroup[];
  /** Paths of files that the body links to: `/files/report.pdf`. */
  files: string[];
  /** Number of words in the body, for the reading time. */
  words: number;
  /** Hash of the file's text. */
  hash: string;
  /** Set on pages of post lists. Only the first page of all posts has a document, the blog's. */
  listing?: Listing | undefined;
  /** Set on fallback pages: the document that they show, because it is not translated into the page's language. */
  original?: Original | undefined;
}

export interface Term {
  slug: string;
  labels: Record<Language, string>;
  /** Introduction shown above the list of its posts. */
  about?: Record<Language, string> | undefined;
  hue?: Hue | undefined;
}

export interface Manifest {
  entries: Entry[];
  categories: Term[];
  tags: Term[];
  /** Old path to new path. */
  redirects: Record<string, string>;
}

export const isKind =
  <K extends Kind>(kind: K) =>
  (entry: Entry): entry is Entry<K> =>
    entry.kind === kind;

/** True if the entry has a document of its own. Other pages of lists reuse the blog's frontmatter. */
export const isDocument = ({ listing }: Entry): boolean =>
  listing === undefined || (listing.term === undefined && listing.page === 1);

/** Returns the entries of one kind in one language, in no particular order and without fallback pages. */
export function getEntries<K extends Kind>(manifest: Manifest, kind: K, language: Language): Entry<K>[] {
  return manifest.entries
    .filter(isKind(kind))
    .filter((entry) => entry.language === language && !entry.original);
}

/** Query results by manifest, cached because every page runs the same queries. */
const results = new WeakMap<Manifest, Map<string, unknown>>();

function memoize<T>(manifest: Manifest, key: string, query: () => T): T {
  const cached = results.get(manifest) ?? new Map<string, unknown>();
  results.set(manifest, cached);
  if (!cached.has(key)) cached.set(key, query());
  return cached.get(key) as T;
}

/** Returns the posts of a language, newest first. Posts of the same day are sorted by slug, so that builds are reproducible. */
export function getPosts(manifest: Manifest, language: Language): readonly Entry<'post'>[] {
  return memoize(manifest, `posts ${language}`, () =>
    getEntries(manifest, 'post', language).sort(
      (a, b) => b.frontmatter.date.localeCompare(a.frontmatter.date) || a.slug.localeCompare(b.slug),
    ),
  );
}

/** Maximum number of posts on one page of a list. */
export const postsPerPage = 6;

/** Returns all posts of a list, newest first. */
export const getListPosts = (
  manifest: Manifest,
  language: Language,
  term: ListedTerm | undefined,
): readonly Entry<'post'>[] =>
  memoize(manifest, `posts ${language} ${term?.taxonomy} ${term?.slug}`, () =>
    getPosts(manifest, language).filter(({ frontmatter: { categories, tags } }) =>
      term ? (term.taxonomy === 'category' ? categories : tags).includes(term.slug) : true,
    ),
  );

/** True if a list page exists at the path. A language without a blog page has no lists. */
export const hasList = (manifest: Manifest, path: string): boolean =>
  memoize(
    manifest,
    'lists',
    () => new Set(manifest.entries.flatMap((entry) => (entry.listing ? entry.path : []))),
  ).has(path);

/** Returns the case studies of a language in the portfolio's order. */
export function getCaseStudies(manifest: Manifest, language: Language): readonly Entry<'case-study'>[] {
  return memoize(manifest, `cases ${language}`, () =>
    getEntries(manifest, 'case-study', language).sort(
      (a, b) => a.frontmatter.order - b.frontmatter.order || a.slug.localeCompare(b.slug),
    ),
  );
}

/** Returns the entry and its translations or fallback pages, in the order of `languages`. */
export function getLanguageVersions(manifest: Manifest, entry: Entry): readonly Entry[] {
  const byKindAndSlug = memoize(manifest, 'versions', () =>
    Map.groupBy(
      manifest.entries.toSorted((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language)),
      ({ kind, slug }) => `${kind}/${slug}`,
    ),
  );
  return byKindAndSlug.get(`${entry.kind}/${entry.slug}`) ?? [];
}

/**
 * Returns the groups of lazy components of a page: those of its body, and on the contact page the live chat.
 * @param hasChat true if the site has a live chat.
 */
export const getParts = ({ layout, parts }: Entry, hasChat: boolean): ComponentGroup[] =>
  hasChat && layout === 'contact' ? [...parts, 'chat'] : parts;

/** Returns the providers whose videos the documents show. */
export const getVideoProviders = (manifest: Manifest): readonly Provider[] =>
  memoize(manifest, 'video providers', () => {
    const used = new Set(
      manifest.entries.map(
        ({ frontmatter }) =>
          ('video' in frontmatter && parseVideoUrl(frontmatter.video ?? '')?.provider) || undefined,
      ),
    );
    return providerNames.filter((name) => used.has(name));
  });

/** Returns the paths of all pages, without fallback pages, which nothing but the language switch leads to. */
export const getPaths = ({ entries }: Manifest): ReadonlySet<string> =>
  new Set(entries.flatMap(({ path, original }) => (original ? [] : path)));

/** True if the entry has an address of its own. */
export const isListed = (entry: Entry): boolean => entry.slug !== notFoundSlug;

/** True if search engines may index the page. Fallback pages have their text from another page. */
export const isIndexed = (entry: Entry): boolean => isListed(entry) && !entry.original;
