/** Builds the page data, which a page carries as JSON, from the index. */
import type { i18n } from 'i18next';
import type { Layout } from '#content/collections.ts';
import { filesPrefix, getFileKind, type LinkedFile } from '#content/files.ts';
import {
  type Entry,
  getCaseStudies,
  getLanguageVersions,
  getParts,
  getPosts,
  getVideoProviders,
  isDocument,
  isKind,
  isListed,
  type Manifest,
} from '#content/manifest.ts';
import {
  type CaseStudyCard,
  type CaseStudyPageData,
  type CommonPageData,
  type PageData,
  type PostPageData,
  type PublicFrontmatter,
  pickPublicFrontmatter,
} from '#content/page-data.ts';
import type { Testimonial } from '#content/testimonials.ts';
import type { Kind } from '#content/urls.ts';
import { parseVideoUrl } from '#content/videos.ts';
import type { Language } from '#i18n/languages.ts';
import type { ResolveImage } from '#pipeline/compile/compile-mdx.ts';
import { getUnpublishedReason } from '#pipeline/publication-schedule.ts';
import type { PublishedFile } from '#pipeline/read/content-folder.ts';
import type { ImageBuilder } from '../images/image-builder.ts';
import { buildCaseCards, buildPostCards, buildTestimonialCards } from './cards.ts';
import { getHue } from './page-hue.ts';
import { buildListFrontmatter, buildPostList, getLabel, getPostsOnPage } from './post-list.ts';
import { findNeighbouringPosts, findRecentPosts, findRelatedPosts } from './related-posts.ts';

export interface PageDataContext {
  manifest: Manifest;
  /** Files that the site publishes as they are. */
  files: readonly Pick<PublishedFile, 'name' | 'size'>[];
  /** Testimonials without a case study. */
  testimonials: readonly Testimonial[];
  getImage: ResolveImage;
  getOgImage: ImageBuilder['getOgImage'];
  /** Used for the titles of list pages, which have no document. */
  getI18n: (language: Language) => i18n;
  /** True if the site has a live chat, which the contact page offers. */
  hasChat: boolean;
  /** Set in previews: the time at which pages that are not published are marked. */
  previewTime?: Date | undefined;
}

/** Posts in a section. List pages have more. */
const sectionPosts = 3;
/** Adults read 200 to 250 words of such prose a minute. */
const wordsPerMinute = 220;

/** Builds the data of a page. That of a fallback page is that of its original, at another address. */
export async function buildPageData(entry: Entry, context: PageDataContext): Promise<PageData> {
  const { language, path, original } = entry;
  if (!original) return buildDocumentData(entry, context);
  const { manifest } = context;
  const shown = getLanguageVersions(manifest, entry).find((version) => version.path === original.path);
  if (!shown) throw new Error(`${path} is in the index, but not the page that it shows.`);
  const data = await buildDocumentData(shown, context);
  return { ...data, language, path, original, versions: getVersions(manifest, entry) };
}

async function buildDocumentData(entry: Entry, context: PageDataContext): Promise<PageData> {
  const { manifest, getImage, getOgImage, hasChat, previewTime } = context;
  const { kind, slug, language, layout, path, frontmatter, headings, needs, listing } = entry;
  const parts = getParts(entry, hasChat);
  const common = {
    language,
    kind,
    slug,
    layout,
    path,
    frontmatter: getPublicFrontmatter(entry, context),
    versions: getVersions(manifest, entry),
    headings,
    files: findLinkedFiles(entry, context.files),
    cover: frontmatter.cover ? await getImage(frontmatter.cover) : undefined,
    video: 'video' in frontmatter && frontmatter.video ? parseVideoUrl(frontmatter.video) : undefined,
    sharing: isListed(entry) ? (await getOgImage(getHue(manifest, entry), frontmatter.cover)).src : undefined,
    cases: needs.includes('cases')
      ? await buildCaseCards(getCaseStudies(manifest, language), getImage)
      : undefined,
    posts: needs.includes('posts')
      ? await buildPostCards(
          manifest,
          listing
            ? getPostsOnPage(manifest, language, listing)
            : getPosts(manifest, language).slice(0, sectionPosts),
          getImage,
        )
      : undefined,
    list: listing && buildPostList(manifest, language, listing),
    neighbours:
      listing?.term && listing.pages === 1
        ? await buildPostCards(
            manifest,
            findNeighbouringPosts(getPostsOnPage(manifest, language, listing), manifest, language),
            getImage,
          )
        : undefined,
    testimonials: needs.includes('testimonials')
      ? buildTestimonialCards(manifest, context.testimonials, language)
      : undefined,
    videoProviders: needs.includes('videoProviders') ? getVideoProviders(manifest) : undefined,
    parts: parts.length > 0 ? parts : undefined,
    unpublished: previewTime && getUnpublishedReason(frontmatter, previewTime),
  } satisfies CommonPageData<Kind, Layout>;
  if (isKind('post')(entry))
    return { ...common, ...(await buildPostFields(entry, manifest, getImage)) } as PageData;
  if (isKind('case-study')(entry))
    return { ...common, ...(await buildCaseFields(entry, manifest, getImage)) } as PageData;
  return common as PageData;
}

/** Returns kind and size of the files that the body links to; undefined if there are none. */
function findLinkedFiles(
  { files: paths }: Entry,
  files: PageDataContext['files'],
): Record<string, LinkedFile> | undefined {
  const linked = files.flatMap(({ name, size }) => {
    const path = filesPrefix + name;
    return paths.includes(path) ? [[path, { kind: getFileKind(name)?.name ?? '', size }] as const] : [];
  });
  return linked.length > 0 ? Object.fromEntries(linked) : undefined;
}

function getPublicFrontmatter(entry: Entry, { manifest, getI18n }: PageDataContext): PublicFrontmatter {
  const frontmatter = pickPublicFrontmatter(entry.frontmatter);
  return isDocument(entry)
    ? frontmatter
    : buildListFrontmatter(manifest, frontmatter, entry, getI18n(entry.language));
}

/** Returns the page in each language. Anchors are included when both have the same number of headings. */
function getVersions(manifest: Manifest, entry: Entry): PageData['versions'] {
  if (!isListed(entry)) return [];
  return getLanguageVersions(manifest, entry).map(({ language, path, headings, original }) => ({
    language,
    path,
    anchors:
      language !== entry.language && headings.length === entry.headings.length
        ? headings.map(({ id }) => id)
        : [],
    ...(original && { isFallback: true }),
  }));
}

async function buildPostFields(entry: Entry<'post'>, manifest: Manifest, getImage: ResolveImage) {
  const { categories, tags } = entry.frontmatter;
  const related = findRelatedPosts(entry, manifest);
  return {
    hue: getHue(manifest, entry),
    categories: categories.map((slug) => getLabel(manifest, { taxonomy: 'category', slug }, entry.language)),
    tags: tags.map((slug) => getLabel(manifest, { taxonomy: 'tag', slug }, entry.language)),
    readingTime: Math.max(1, Math.round(entry.words / wordsPerMinute)),
    related: await buildPostCards(manifest, related, getImage),
    recent: await buildPostCards(manifest, findRecentPosts(entry, manifest, related), getImage),
  } satisfies Partial<PostPageData>;
}

async function buildCaseFields(entry: Entry<'case-study'>, manifest: Manifest, getImage: ResolveImage) {
  const { vignette } = entry.frontmatter;
  return {
    vignette: vignette ? await getImage(vignette) : undefined,
    next: await findNextCase(entry, manifest, getImage),
  } satisfies Partial<CaseStudyPageData>;
}

async function findNextCase(
  entry: Entry<'case-study'>,
  manifest: Manifest,
  getImage: ResolveImage,
): Promise<CaseStudyCard | undefined> {
  const cases = getCaseStudies(manifest, entry.language);
  const next = cases[(cases.findIndex(({ slug }) => slug === entry.slug) + 1) % cases.length];
  return next && next.slug !== entry.slug ? (await buildCaseCards([next], getImage))[0] : undefined;
}
