/** From the index to the record that a page brings with it. */
import type { i18n } from 'i18next';
import type { Kind } from '#content/addresses.ts';
import type { Hue, Layout } from '#content/collections.ts';
import {
  casesOf,
  type Entry,
  isDocument,
  isKind,
  isListed,
  type Manifest,
  postsOf,
  versionsOf,
} from '#content/manifest.ts';
import {
  type CaseCard,
  type CommonRecord,
  type PageRecord,
  type Picture,
  type PostCard,
  type PostRecord,
  type PublicFrontmatter,
  publicFrontmatter,
  type TestimonialCard,
} from '#content/record.ts';
import type { Language } from '#i18n/languages.ts';
import { namespacesOf } from '#i18n/namespaces.ts';
import type { PictureOf } from '../pipeline/mdx.ts';
import type { Strings } from '../pipeline/strings.ts';
import type { Media } from './media.ts';
import { labelOf, listFrontmatter, postListOf, postsOfPage } from './post-list.ts';

export interface RecordContext {
  manifest: Manifest;
  strings: Strings;
  pictureOf: PictureOf;
  sharingPictureOf: Media['sharingPictureOf'];
  /** Speaks each language: for the titles of pages that nobody writes. */
  i18n: (language: Language) => i18n;
  /** Name of this build. */
  build: string;
}

/** How many posts stand under an article, and in a section; only the blog's own page has them all. */
const recentCount = 3;
/** How many cases a section shows; only the portfolio has them all. */
const shownCases = 4;
/** Words a minute; 200 to 250 is what adults read of such prose. */
const readingSpeed = 220;
/** Testimonials that stand on one page. */
const shownTestimonials = 4;
/** The light of posts whose category has none. */
const postHue: Hue = 'fjord';
/** The light of pages that name none. */
const pageHue: Hue = 'coral';

/**
 * Makes the record of a page.
 * @param body address of the document's chunk; pages of lists have none.
 */
export async function recordOf(
  entry: Entry,
  body: string | undefined,
  context: RecordContext,
): Promise<PageRecord> {
  const { manifest, strings, pictureOf, sharingPictureOf, build } = context;
  const { kind, slug, language, layout, path, frontmatter, headings, needs, parts, listing } = entry;
  const common = {
    build,
    language,
    kind,
    slug,
    layout,
    path,
    frontmatter: shownFrontmatter(entry, context),
    body,
    versions: versionsIn(manifest, entry),
    strings: Object.fromEntries(
      namespacesOf(layout, parts).map((namespace) => [namespace, strings[language][namespace] ?? {}]),
    ),
    headings,
    cover: frontmatter.cover ? await pictureOf(frontmatter.cover) : undefined,
    sharing: isListed(entry)
      ? (await sharingPictureOf(hueOf(manifest, entry), frontmatter.cover)).src
      : undefined,
    cases: needs.includes('cases')
      ? await caseCards(
          casesOf(manifest, language).slice(0, layout === 'portfolio' ? undefined : shownCases),
          pictureOf,
        )
      : undefined,
    posts: needs.includes('posts')
      ? (listing
          ? postsOfPage(manifest, language, listing)
          : postsOf(manifest, language).slice(0, recentCount)
        ).map((post) => postCard(manifest, post))
      : undefined,
    list: listing && postListOf(manifest, language, listing),
    testimonials: needs.includes('testimonials') ? testimonialsOf(manifest, language) : undefined,
    parts: parts.length > 0 ? parts : undefined,
  } satisfies CommonRecord<Kind, Layout>;
  if (isKind('post')(entry)) return { ...common, ...postFields(entry, manifest) } as PageRecord;
  if (isKind('case-study')(entry))
    return { ...common, next: await nextCase(entry, manifest, pictureOf) } as PageRecord;
  return common as PageRecord;
}

function shownFrontmatter(entry: Entry, { manifest, i18n }: RecordContext): PublicFrontmatter {
  const own = publicFrontmatter(entry.frontmatter);
  return isDocument(entry) ? own : listFrontmatter(manifest, own, entry, i18n(entry.language));
}

/** The page in each language, with the anchors of its headings where they pair up with this one's. */
function versionsIn(manifest: Manifest, entry: Entry): PageRecord['versions'] {
  if (!isListed(entry)) return [];
  return versionsOf(manifest, entry).map(({ language, path, headings }) => ({
    language,
    path,
    anchors:
      language !== entry.language && headings.length === entry.headings.length
        ? headings.map(({ id }) => id)
        : [],
  }));
}

function postFields(entry: Entry<'post'>, manifest: Manifest) {
  const { categories, tags } = entry.frontmatter;
  return {
    hue: hueOf(manifest, entry),
    categories: categories.map((slug) => labelOf(manifest, { taxonomy: 'category', slug }, entry.language)),
    tags: tags.map((slug) => labelOf(manifest, { taxonomy: 'tag', slug }, entry.language)),
    readingTime: Math.max(1, Math.round(entry.words / readingSpeed)),
    recent: furtherPosts(entry, manifest).map((post) => postCard(manifest, post)),
  } satisfies Partial<PostRecord>;
}

/** What to read next: the posts the author names, then those that share most tags, then the newest. */
export function furtherPosts(entry: Entry<'post'>, manifest: Manifest): Entry<'post'>[] {
  const { related = [], tags } = entry.frontmatter;
  const rank = (post: Entry<'post'>) => {
    const named = related.indexOf(post.slug);
    return named === -1 ? post.frontmatter.tags.filter((tag) => tags.includes(tag)).length : 1000 - named;
  };
  // One pass for each post: sorting them all for each would grow with the square of the blog, and more.
  const best: { post: Entry<'post'>; rank: number }[] = [];
  for (const post of postsOf(manifest, entry.language)) {
    if (post.slug === entry.slug) continue;
    const candidate = { post, rank: rank(post) };
    const at = best.findIndex((each) => candidate.rank > each.rank);
    if (at !== -1) best.splice(at, 0, candidate);
    else if (best.length < recentCount) best.push(candidate);
    best.length = Math.min(best.length, recentCount);
  }
  return best.map(({ post }) => post);
}

async function nextCase(
  entry: Entry<'case-study'>,
  manifest: Manifest,
  pictureOf: PictureOf,
): Promise<CaseCard | undefined> {
  const cases = casesOf(manifest, entry.language);
  const next = cases[(cases.findIndex(({ slug }) => slug === entry.slug) + 1) % cases.length];
  return next && next.slug !== entry.slug ? (await caseCards([next], pictureOf))[0] : undefined;
}

const caseCards = (cases: readonly Entry<'case-study'>[], pictureOf: PictureOf): Promise<CaseCard[]> =>
  Promise.all(
    cases.map(async ({ path, frontmatter }) => ({
      path,
      title: frontmatter.title,
      description: frontmatter.description,
      category: frontmatter.project.category,
      hue: frontmatter.hue,
      cover: (await pictureOf(frontmatter.cover)) satisfies Picture,
    })),
  );

/** What the clients of the first cases say, in the portfolio's order. */
const testimonialsOf = (manifest: Manifest, language: Language): TestimonialCard[] =>
  casesOf(manifest, language)
    .flatMap(({ path, frontmatter: { title, hue, testimonial } }) =>
      testimonial ? { ...testimonial, hue, project: title, path } : [],
    )
    .slice(0, shownTestimonials);

/** The light of a page: its own, or that of what it is about. */
function hueOf(manifest: Manifest, entry: Entry): Hue {
  const { frontmatter, listing } = entry;
  if (frontmatter.hue) return frontmatter.hue;
  const category = isKind('post')(entry) ? entry.frontmatter.categories[0] : listing?.term?.slug;
  const own = manifest.categories.find(({ slug }) => slug === category)?.hue;
  return own ?? (entry.kind === 'post' ? postHue : pageHue);
}

function postCard(manifest: Manifest, post: Entry<'post'>): PostCard {
  const { path, language, frontmatter } = post;
  const { title, description, date, categories, drawing } = frontmatter;
  const [category = ''] = categories;
  return {
    path,
    title,
    description,
    date,
    category: labelOf(manifest, { taxonomy: 'category', slug: category }, language),
    hue: hueOf(manifest, post),
    drawing,
  };
}
