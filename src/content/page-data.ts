/** Data that renders one page. Its size does not grow with the number of documents. */
import { settings } from '#config/settings.ts';
import type { Language } from '#i18n/languages.ts';
import type { ComponentGroup } from './author-components.ts';
import type { Frontmatter, Hue, Layout, Motif, SampleNote } from './collections.ts';
import type { LinkedFile } from './files.ts';
import type { Heading, Original } from './manifest.ts';
import type { Kind, ListedTerm } from './urls.ts';
import type { Provider, Video } from './videos.ts';

/** A category or a tag. */
export interface Label {
  slug: string;
  label: string;
  /** Path of the list of its posts. A language without a blog page has no lists. */
  path?: string;
}

/** A category or a tag that has a list. */
export type ListedLabel = Required<Label>;

/** One page of a list of posts, with its pagination. */
export interface PostList {
  /** Category or tag that all posts share. Undefined for the list of all posts. */
  term?: Pick<ListedTerm, 'taxonomy'> & ListedLabel & { hue?: Hue | undefined };
  /** Counted from 1. */
  page: number;
  pages: number;
  /** Pages that the pagination links to, in order: the first, the last and those around this one. */
  steps: { page: number; path: string }[];
  /** Terms that have posts. */
  categories: ListedLabel[];
  tags: ListedLabel[];
}

export interface ResponsiveImage {
  /** URL of the fallback format, hashed. */
  src: string;
  /** Intrinsic size in CSS pixels, always set to prevent layout shifts. */
  width: number;
  height: number;
  /** Better formats, best first, each with its srcset. Drawings have none. */
  sources: { type: string; srcset: string }[];
  /**
   * True for a drawing with the views of a cover, which fragments of its URL show, see pipeline/images/cover-views.ts.
   */
  views?: true;
  /** True for a drawing with the views of a post's cover. */
  postViews?: true;
  /** A drawing's view for narrow windows. */
  narrow?: { src: string; width: number; height: number } | undefined;
}

export interface CaseStudyCard {
  path: string;
  title: string;
  description: string;
  challenge?: string | undefined;
  category: string;
  hue: Hue;
  cover: ResponsiveImage;
}

export interface PostCard {
  path: string;
  title: string;
  description: string;
  /** ISO day. */
  date: string;
  category: Label;
  hue: Hue;
  /** Drawing that the author chose. */
  drawing?: Motif | undefined;
  /** Picture in place of the drawing, in lists with pictures. */
  cover?: ResponsiveImage | undefined;
}

export interface TestimonialCard {
  quote: string;
  author: string;
  position: string;
  hue: Hue;
  /** Set while nobody has confirmed the quote. */
  sample?: SampleNote | undefined;
  /** Title and path of the case study that the quote comes from. */
  project?: string | undefined;
  path?: string | undefined;
}

/** Fields that control publication, or that the page data has in another form. Pages do not contain them. */
const internalFields = [
  'draft',
  'publishAt',
  'related',
  'reviewBy',
  'translation',
  'unlinked',
  'unpublishAt',
  'video',
] as const;
export type PublicFrontmatter<K extends Kind = Kind> = Omit<Frontmatter<K>, (typeof internalFields)[number]>;

/** Returns the frontmatter without internal fields, because `related`, for example, may name a draft. */
export function pickPublicFrontmatter<K extends Kind>(frontmatter: Frontmatter<K>): PublicFrontmatter<K> {
  const fields = Object.entries(frontmatter).filter(
    ([name]) => !internalFields.some((field) => field === name),
  );
  return Object.fromEntries(fields) as PublicFrontmatter<K>;
}

/**
 * The reason why visitors do not see a page, and the date on which that changes or changed, as the frontmatter has it.
 */
export interface Unpublished {
  reason: 'draft' | 'scheduled' | 'ended';
  at?: string | undefined;
}

export interface CommonPageData<K extends Kind, L extends Layout> {
  language: Language;
  kind: K;
  slug: string;
  layout: L;
  path: string;
  frontmatter: PublicFrontmatter<K>;
  /** Groups of components that the body uses. */
  parts?: ComponentGroup[] | undefined;
  /** Set on fallback pages: the page in the language of the text. */
  original?: Original | undefined;
  /** The page in every language, with the anchors of its headings in order. */
  versions: { language: Language; path: string; anchors: string[]; isFallback?: true | undefined }[];
  headings: Heading[];
  cover?: ResponsiveImage | undefined;
  /** Video that replaces the cover after the visitor consents to its provider. */
  video?: Video | undefined;
  /** Path of the Open Graph image of size `ogImageSize`. */
  sharing?: string | undefined;
  /** Files that the body links to, by path. */
  files?: Record<string, LinkedFile> | undefined;
  /** Documents that the page's sections list. */
  cases?: CaseStudyCard[] | undefined;
  posts?: PostCard[] | undefined;
  testimonials?: TestimonialCard[] | undefined;
  /** Providers whose videos the site shows, for the page with the privacy choices. */
  videoProviders?: readonly Provider[] | undefined;
  /** Set on pages that list posts. */
  list?: PostList | undefined;
  /** Posts from other topics, below the list of one category or tag. */
  neighbours?: PostCard[] | undefined;
  /** Set in previews, on pages that are not published. */
  unpublished?: Unpublished | undefined;
  /** Result of a form on this page. Only pages that the server renders have one. */
  answer?: FormResult | undefined;
}

/** Result of a form submission that the server renders, because it was posted without script or a link leads to it. */
export type FormResult = {
  /** Kind of the form, the value of `data-form`. */
  form: string;
} & (
  | { kind: 'received'; reference: string }
  | {
      kind: 'refused';
      /** Submitted values by field. */
      values: Record<string, string>;
      /** Message keys of the namespace `forms` by field. */
      errors: Record<string, string>;
    }
  | {
      kind: 'failed';
      reason: 'busy' | 'files' | 'unavailable' | 'unexpected';
      /** Seconds to wait before the next attempt. */
      wait?: number | undefined;
      values: Record<string, string>;
    }
);

export type PlainPageData = CommonPageData<
  'page',
  'home' | 'page' | 'portfolio' | 'blog' | 'contact' | 'not-found'
>;
export interface PostPageData extends CommonPageData<'post', 'post'> {
  hue: Hue;
  categories: Label[];
  tags: Label[];
  /** Rounded minutes, at least 1. */
  readingTime: number;
  /** Posts that the author names, or that share tags with this one. */
  related: PostCard[];
  /** The newest posts besides this one and the related ones. */
  recent: PostCard[];
}
export interface CaseStudyPageData extends CommonPageData<'case-study', 'case-study'> {
  vignette?: ResponsiveImage | undefined;
  next?: CaseStudyCard | undefined;
}
export type PolicyPageData = CommonPageData<'policy', 'policy'>;

export type PageData = PlainPageData | PostPageData | CaseStudyPageData | PolicyPageData;

/** Returns the title of a page's document. That of the home page contains the site's name already. */
export const getPageTitle = ({ layout, frontmatter }: Pick<PageData, 'layout' | 'frontmatter'>): string =>
  layout === 'home' ? frontmatter.title : `${frontmatter.title} | ${settings.name}`;

/** Size of Open Graph images in CSS pixels. Facebook, LinkedIn and others show it without cropping. */
export const ogImageSize = { width: 1200, height: 630 } as const;
