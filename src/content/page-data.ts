/**
 * What one page brings with it: enough to render it, and nothing that grows with the number of documents.
 * The prerendered page carries its record as JSON; client navigation fetches it.
 */
import type { Language } from '#i18n/languages.ts';
import type { Kind, ListedTerm } from './urls.ts';
import type { Frontmatter, Hue, Layout, Motif } from './collections.ts';
import type { Heading } from './manifest.ts';
import type { Video } from './videos.ts';
import type { Part } from './author-components.ts';

/** A category or a tag. */
export interface Label {
  slug: string;
  label: string;
  /** Where its posts are listed; a language without a blog page has no lists. */
  path?: string;
}

/** A category or a tag that has a list. */
export type ListedLabel = Required<Label>;

/** One page of a list of posts, and the ways from it. */
export interface PostList {
  /** What the posts share; without it the list has all posts. */
  term?: Pick<ListedTerm, 'taxonomy'> & ListedLabel;
  /** Counted from 1. */
  page: number;
  pages: number;
  /** The pages to choose from, in order: the first, the last and those around this one. */
  steps: { page: number; path: string }[];
  /** Terms that have posts. */
  categories: ListedLabel[];
  tags: ListedLabel[];
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
  /** The drawing that its author chose. */
  drawing?: Motif | undefined;
}

export interface TestimonialCard {
  quote: string;
  author: string;
  position: string;
  hue: Hue;
  /** The case study it comes from. */
  project: string;
  path: string;
}

/** Fields that say how a document is handled, or that the record has in another form: a page does not carry them. */
const internal = [
  'draft',
  'publishAt',
  'related',
  'reviewBy',
  'sample',
  'translation',
  'unpublishAt',
  'video',
] as const;
export type PublicFrontmatter<K extends Kind = Kind> = Omit<Frontmatter<K>, (typeof internal)[number]>;

/** The frontmatter as its page carries it: a draft's name in `related`, say, stays behind. */
export function publicFrontmatter<K extends Kind>(frontmatter: Frontmatter<K>): PublicFrontmatter<K> {
  const fields = Object.entries(frontmatter).filter(([name]) => !internal.some((field) => field === name));
  return Object.fromEntries(fields) as PublicFrontmatter<K>;
}

export interface CommonRecord<K extends Kind, L extends Layout> {
  /** Build of the application that the page belongs to; another one on the next page means that code or frame have changed. */
  build: string;
  language: Language;
  kind: K;
  slug: string;
  layout: L;
  path: string;
  frontmatter: PublicFrontmatter<K>;
  /** Address of the module with the document's body; pages of lists have none. */
  body?: string | undefined;
  /** Addresses of the other modules that the page has and others have not: its layout, its parts. */
  modules?: string[] | undefined;
  /** What the body uses beyond the components of every page. */
  parts?: Part[] | undefined;
  /** The page in each language that has it, with the anchors of its headings in their order. */
  versions: { language: Language; path: string; anchors: string[] }[];
  /** The UI strings of the page: namespace to resource. */
  strings: Record<string, unknown>;
  headings: Heading[];
  cover?: Picture | undefined;
  /** Plays in the cover's place, once a visitor agrees to its provider. */
  video?: Video | undefined;
  /** Address of the picture that shared links show, `sharingSize` large. */
  sharing?: string | undefined;
  /** Where the page's sections list other documents. */
  cases?: CaseCard[] | undefined;
  posts?: PostCard[] | undefined;
  testimonials?: TestimonialCard[] | undefined;
  /** Set on pages that list posts. */
  list?: PostList | undefined;
  /** What became of a form on this page: set only on pages that the server renders. */
  answer?: FormAnswer | undefined;
}

/** What the server tells the sender of a form, which came without script or to whose confirmation a link leads. */
export type FormAnswer = {
  /** Kind of the form, as its mark `data-form` has it. */
  form: string;
} & (
  | { kind: 'received'; reference: string }
  | {
      kind: 'refused';
      /** What was typed, by field. */
      values: Record<string, string>;
      /** Keys of the namespace `forms`, by field. */
      errors: Record<string, string>;
    }
  | {
      kind: 'failed';
      reason: 'busy' | 'unavailable' | 'unexpected';
      /** Seconds after which another try is worth it. */
      wait?: number | undefined;
      values: Record<string, string>;
    }
);

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

/** CSS pixels of sharing pictures: what Facebook, LinkedIn and others show without cropping. */
export const sharingSize = { width: 1200, height: 630 } as const;

/** Address of a page's record: `/team` to `/static/records/team.json`. */
export const recordPath = (path: string): string => `/static/records${path === '/' ? '/index' : path}.json`;
