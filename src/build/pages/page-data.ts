/** From the index to the record that a page brings with it. */
import type { i18n } from 'i18next';
import type { Kind } from '#content/urls.ts';
import type { Layout } from '#content/collections.ts';
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
  type PostRecord,
  type PublicFrontmatter,
  publicFrontmatter,
} from '#content/page-data.ts';
import { videoAt } from '#content/videos.ts';
import type { Language } from '#i18n/languages.ts';
import { namespacesOf } from '#i18n/namespaces.ts';
import type { PictureOf } from '#pipeline/compile/compile-mdx.ts';
import type { Strings } from '#pipeline/read/strings.ts';
import type { Media } from '../images/image-builder.ts';
import { caseCards, postCard, testimonialCards } from './cards.ts';
import { hueOf } from './page-hue.ts';
import { labelOf, listFrontmatter, postListOf, postsOfPage } from './post-list.ts';
import { furtherPosts } from './related-posts.ts';

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

/** How many posts a section shows; lists of posts have more, in pages. */
const shownPosts = 3;
/** How many cases a section shows; only the portfolio has them all. */
const shownCases = 4;
/** Words a minute; 200 to 250 is what adults read of such prose. */
const readingSpeed = 220;

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
    video: 'video' in frontmatter && frontmatter.video ? videoAt(frontmatter.video) : undefined,
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
          : postsOf(manifest, language).slice(0, shownPosts)
        ).map((post) => postCard(manifest, post))
      : undefined,
    list: listing && postListOf(manifest, language, listing),
    testimonials: needs.includes('testimonials') ? testimonialCards(manifest, language) : undefined,
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

async function nextCase(
  entry: Entry<'case-study'>,
  manifest: Manifest,
  pictureOf: PictureOf,
): Promise<CaseCard | undefined> {
  const cases = casesOf(manifest, entry.language);
  const next = cases[(cases.findIndex(({ slug }) => slug === entry.slug) + 1) % cases.length];
  return next && next.slug !== entry.slug ? (await caseCards([next], pictureOf))[0] : undefined;
}
