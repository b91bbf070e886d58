/** What a page of a list of posts shows: its posts, its neighbours, and the other lists. */
import type { i18n } from 'i18next';
import { type ListedTerm, getListPath } from '#content/urls.ts';
import {
  type Entry,
  hasList,
  type Listing,
  getListPosts,
  type Manifest,
  postsPerPage,
  type Term,
} from '#content/manifest.ts';
import type { Label, ListedLabel, PostList, PublicFrontmatter } from '#content/page-data.ts';
import type { Language } from '#i18n/languages.ts';

/** The posts of one page of a list, newest first. */
export const getPostsOnPage = (
  manifest: Manifest,
  language: Language,
  { term, page }: Listing,
): readonly Entry<'post'>[] =>
  getListPosts(manifest, language, term).slice((page - 1) * postsPerPage, page * postsPerPage);

/** Where a page of a list stands among the others, and which lists there are. */
export function buildPostList(manifest: Manifest, language: Language, { term, page, pages }: Listing): PostList {
  const labels = (taxonomy: ListedTerm['taxonomy']) =>
    getTerms(manifest, taxonomy)
      .map(({ slug }) => getLabel(manifest, { taxonomy, slug }, language))
      .filter(isListed);
  const own = term && getLabel(manifest, term, language);
  return {
    ...(term && own && isListed(own) && { term: { taxonomy: term.taxonomy, ...own } }),
    page,
    pages,
    steps: [...new Set([1, page - 1, page, page + 1, pages])]
      .filter((each) => each >= 1 && each <= pages)
      .map((each) => ({ page: each, path: getListPath(language, term, each) })),
    categories: labels('category'),
    tags: labels('tag'),
  };
}

/** A term as a page shows it. */
export function getLabel(manifest: Manifest, term: ListedTerm, language: Language): Label {
  const { slug } = term;
  const label = findTerm(manifest, term)?.labels[language] ?? slug;
  const path = getListPath(language, term, 1);
  return { slug, label, ...(hasList(manifest, path) && { path }) };
}

const isListed = (label: Label): label is ListedLabel => label.path !== undefined;

/**
 * Title, heading and introduction of a list's page, on the frame of the blog's own document.
 * @param i18n speaks the entry's language.
 */
export function buildListFrontmatter(
  manifest: Manifest,
  blog: PublicFrontmatter<'page'>,
  { language, listing }: Entry,
  i18n: i18n,
): PublicFrontmatter<'page'> {
  if (!listing) return blog;
  const { term, page } = listing;
  const numbered = (text: string) => (page > 1 ? i18n.t('lists:numbered', { text, page }) : text);
  if (!term) return page > 1 ? { ...blog, title: numbered(blog.title) } : blog;
  const { label } = getLabel(manifest, term, language);
  const about = findTerm(manifest, term)?.about?.[language] ?? i18n.t('lists:about', { term: label });
  return {
    ...blog,
    title: numbered(i18n.t('lists:title', { term: label })),
    heading: label,
    lead: about,
    description: about,
  };
}

const getTerms = ({ categories, tags }: Manifest, taxonomy: ListedTerm['taxonomy']): Term[] =>
  taxonomy === 'category' ? categories : tags;

/** What the taxonomy says of a term; nothing where it does not know it. */
export const findTerm = (manifest: Manifest, { taxonomy, slug }: ListedTerm): Term | undefined =>
  getTerms(manifest, taxonomy).find((term) => term.slug === slug);
