/** Builds the data of list pages: their posts, pagination, and the lists of other terms. */
import type { i18n } from 'i18next';
import {
  type Entry,
  getListPosts,
  hasList,
  type Listing,
  type Manifest,
  postsPerPage,
  type Term,
} from '#content/manifest.ts';
import type { Label, ListedLabel, PostList, PublicFrontmatter } from '#content/page-data.ts';
import { getListPath, type ListedTerm } from '#content/urls.ts';
import type { Language } from '#i18n/languages.ts';

/** Returns the posts of one page of a list, newest first. */
export const getPostsOnPage = (
  manifest: Manifest,
  language: Language,
  { term, page }: Listing,
): readonly Entry<'post'>[] =>
  getListPosts(manifest, language, term).slice((page - 1) * postsPerPage, page * postsPerPage);

/** Builds the pagination of a list page, and the terms that have lists. */
export function buildPostList(
  manifest: Manifest,
  language: Language,
  { term, page, pages }: Listing,
): PostList {
  const getListedLabels = (taxonomy: ListedTerm['taxonomy']) =>
    getTerms(manifest, taxonomy)
      .map(({ slug }) => getLabel(manifest, { taxonomy, slug }, language))
      .filter(hasPath);
  const termLabel = term && getLabel(manifest, term, language);
  return {
    ...(term &&
      termLabel &&
      hasPath(termLabel) && {
        term: { taxonomy: term.taxonomy, ...termLabel, hue: findTerm(manifest, term)?.hue },
      }),
    page,
    pages,
    steps: [...new Set([1, page - 1, page, page + 1, pages])]
      .filter((number) => number >= 1 && number <= pages)
      .map((number) => ({ page: number, path: getListPath(language, term, number) })),
    categories: getListedLabels('category'),
    tags: getListedLabels('tag'),
  };
}

/** Returns the label of a term, with the path of its list if there is one. */
export function getLabel(manifest: Manifest, term: ListedTerm, language: Language): Label {
  const { slug } = term;
  const label = findTerm(manifest, term)?.labels[language] ?? slug;
  const path = getListPath(language, term, 1);
  return { slug, label, ...(hasList(manifest, path) && { path }) };
}

const hasPath = (label: Label): label is ListedLabel => label.path !== undefined;

/**
 * Builds the frontmatter of a list page from that of the blog page.
 * @param i18n in the entry's language.
 */
export function buildListFrontmatter(
  manifest: Manifest,
  blog: PublicFrontmatter<'page'>,
  { language, listing }: Entry,
  i18n: i18n,
): PublicFrontmatter<'page'> {
  if (!listing) return blog;
  const { term, page } = listing;
  const addPageNumber = (text: string) => (page > 1 ? i18n.t('lists:numbered', { text, page }) : text);
  if (!term) return page > 1 ? { ...blog, title: addPageNumber(blog.title) } : blog;
  const { label } = getLabel(manifest, term, language);
  const about = findTerm(manifest, term)?.about?.[language] ?? i18n.t('lists:about', { term: label });
  return {
    ...blog,
    title: addPageNumber(i18n.t('lists:title', { term: label })),
    heading: label,
    lead: about,
    description: about,
  };
}

const getTerms = ({ categories, tags }: Manifest, taxonomy: ListedTerm['taxonomy']): Term[] =>
  taxonomy === 'category' ? categories : tags;

/** Returns a term of the taxonomy; undefined when the taxonomy does not list it. */
export const findTerm = (manifest: Manifest, { taxonomy, slug }: ListedTerm): Term | undefined =>
  getTerms(manifest, taxonomy).find((term) => term.slug === slug);
