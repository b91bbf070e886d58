/**
 * What one page brings with it: enough to render it, and nothing that grows with the number of documents.
 * The prerendered page carries its record as JSON; client navigation fetches it.
 */
import type { Language } from '#i18n/languages.ts';
import type { Kind } from './addresses.ts';
import type { Frontmatter, Hue, Layout } from './collections.ts';
import type { Heading } from './manifest.ts';

export interface Label {
  slug: string;
  label: string;
}

export interface Picture {
  /** The file for browsers that know no better format, hashed. */
  src: string;
  /** Intrinsic size in CSS pixels; always set, so that nothing moves when the picture arrives. */
  width: number;
  height: number;
  /** Better formats, best first, each with its srcset; none for drawings. */
  sources: { type: string; srcset: string }[];
}

export interface CaseCard {
  path: string;
  title: string;
  description: string;
  category: string;
  hue: Hue;
  cover: Picture;
}

export interface PostCard {
  path: string;
  title: string;
  description: string;
  /** ISO day. */
  date: string;
  category: Label;
  hue: Hue;
}

/** Fields that say how a document is handled, not what it shows: a page does not carry them. */
const internal = ['draft', 'related', 'sample', 'translation'] as const;
export type PublicFrontmatter<K extends Kind = Kind> = Omit<Frontmatter<K>, (typeof internal)[number]>;

/** The frontmatter as its page carries it: a draft's name in `related`, say, stays behind. */
export function publicFrontmatter<K extends Kind>(frontmatter: Frontmatter<K>): PublicFrontmatter<K> {
  const fields = Object.entries(frontmatter).filter(([name]) => !internal.some((field) => field === name));
  return Object.fromEntries(fields) as PublicFrontmatter<K>;
}

export interface CommonRecord<K extends Kind, L extends Layout> {
  /** Build the page belongs to; another one on the next page means that the site has been published anew. */
  build: string;
  language: Language;
  kind: K;
  slug: string;
  layout: L;
  path: string;
  frontmatter: PublicFrontmatter<K>;
  /** Address of the module with the document's body. */
  body: string;
  /** The page in each language that has it, with the anchors of its headings in their order. */
  versions: { language: Language; path: string; anchors: string[] }[];
  /** The UI strings of the page: namespace to resource. */
  strings: Record<string, unknown>;
  headings: Heading[];
  cover?: Picture | undefined;
  /** Where the page's sections list other documents. */
  cases?: CaseCard[] | undefined;
  posts?: PostCard[] | undefined;
}

export type PageLayoutRecord = CommonRecord<
  'page',
  'home' | 'page' | 'portfolio' | 'blog' | 'contact' | 'not-found'
>;
export interface PostRecord extends CommonRecord<'post', 'post'> {
  hue: Hue;
  categories: Label[];
  tags: Label[];
  /** Minutes, rounded, at least 1. */
  readingTime: number;
  recent: PostCard[];
}
export interface CaseRecord extends CommonRecord<'case-study', 'case-study'> {
  next?: CaseCard | undefined;
}
export type PolicyRecord = CommonRecord<'policy', 'policy'>;

export type PageRecord = PageLayoutRecord | PostRecord | CaseRecord | PolicyRecord;

/** Address of a page's record: `/team` to `/static/records/team.json`. */
export const recordPath = (path: string): string => `/static/records${path === '/' ? '/index' : path}.json`;
