/** The index of the content and the questions asked of it: types and pure functions. */
import type { Language } from '#i18n/languages.ts';
import { languages } from '#i18n/languages.ts';
import type { Kind, ListedTerm } from './urls.ts';
import { notFoundSlug } from './urls.ts';
import type { Frontmatter, Hue, Layout } from './collections.ts';
import type { Need, Part } from './author-components.ts';

export interface Heading {
  depth: number;
  id: string;
  text: string;
}

/** One page of a list of posts. */
export interface Listing {
  /** The category or tag that its posts share; without it the list has all posts. */
  term?: ListedTerm | undefined;
  /** Counted from 1. */
  page: number;
  /** How many pages the list has. */
  pages: number;
}

/** One document in one language, as everything after the pipeline sees it. */
export interface Entry<K extends Kind = Kind> {
  kind: K;
  slug: string;
  language: Language;
  /** Address on the site, without origin. */
  path: string;
  /** File, relative to the content folder. */
  file: string;
  layout: Layout;
  frontmatter: Frontmatter<K>;
  headings: Heading[];
  needs: Need[];
  /** What the body uses beyond the components of every page. */
  parts: Part[];
  /** Words of the body, for the reading time. */
  words: number;
  /** Changes whenever the file's text does. */
  hash: string;
  /** Set on pages of the blog's lists. The first page of all posts is the blog's document; the others have no text of their own. */
  listing?: Listing | undefined;
}

export interface Term {
  slug: string;
  labels: Record<Language, string>;
  /** What its posts are about: at the head of their list. */
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

/** Whether a document stands behind the entry; pages of lists borrow the frame of the blog's. */
export const isDocument = ({ listing }: Entry): boolean =>
  listing === undefined || (listing.term === undefined && listing.page === 1);

/** Entries of one kind in one language, in no particular order. */
export function entriesOf<K extends Kind>(manifest: Manifest, kind: K, language: Language): Entry<K>[] {
  return manifest.entries.filter(isKind(kind)).filter((entry) => entry.language === language);
}

/** Answers of one manifest, kept as long as it is: pages ask the same questions thousands of times. */
const answers = new WeakMap<Manifest, Map<string, unknown>>();

function once<T>(manifest: Manifest, question: string, answer: () => T): T {
  const known = answers.get(manifest) ?? new Map<string, unknown>();
  answers.set(manifest, known);
  if (!known.has(question)) known.set(question, answer());
  return known.get(question) as T;
}

/** Posts of a language, newest first; posts of the same day by slug, so that builds agree. */
export function postsOf(manifest: Manifest, language: Language): readonly Entry<'post'>[] {
  return once(manifest, `posts ${language}`, () =>
    entriesOf(manifest, 'post', language).sort(
      (a, b) => b.frontmatter.date.localeCompare(a.frontmatter.date) || a.slug.localeCompare(b.slug),
    ),
  );
}

/** Posts that one page of a list shows at the most. */
export const postsOnPage = 6;

/** The posts of a whole list, newest first. */
export const listedPosts = (
  manifest: Manifest,
  language: Language,
  term: ListedTerm | undefined,
): readonly Entry<'post'>[] =>
  once(manifest, `posts ${language} ${term?.taxonomy} ${term?.slug}`, () =>
    postsOf(manifest, language).filter(({ frontmatter: { categories, tags } }) =>
      term ? (term.taxonomy === 'category' ? categories : tags).includes(term.slug) : true,
    ),
  );

/** Whether a page of a list stands at an address: a language without a blog page has none. */
export const hasList = (manifest: Manifest, path: string): boolean =>
  once(
    manifest,
    'lists',
    () => new Set(manifest.entries.flatMap((entry) => (entry.listing ? entry.path : []))),
  ).has(path);

/** Case studies of a language in the portfolio's order. */
export function casesOf(manifest: Manifest, language: Language): readonly Entry<'case-study'>[] {
  return once(manifest, `cases ${language}`, () =>
    entriesOf(manifest, 'case-study', language).sort(
      (a, b) => a.frontmatter.order - b.frontmatter.order || a.slug.localeCompare(b.slug),
    ),
  );
}

/** The same page in every language that has it, the entry's own included, in the order of the languages. */
export function versionsOf(manifest: Manifest, entry: Entry): readonly Entry[] {
  const byName = once(manifest, 'versions', () =>
    Map.groupBy(
      manifest.entries.toSorted((a, b) => languages.indexOf(a.language) - languages.indexOf(b.language)),
      ({ kind, slug }) => `${kind}/${slug}`,
    ),
  );
  return byName.get(`${entry.kind}/${entry.slug}`) ?? [];
}

/** The addresses of all pages. */
export const pathsIn = ({ entries }: Manifest): ReadonlySet<string> =>
  new Set(entries.map(({ path }) => path));

/** Whether the entry has an address that may be linked to, listed and found. */
export const isListed = (entry: Entry): boolean => entry.slug !== notFoundSlug;
