/** The lists of posts: pages that follow from the posts and the taxonomy, and that nobody writes. */

import { type Entry, getListPosts, type Manifest, postsPerPage } from '#content/manifest.ts';
import { getListPath, getListSlug, type ListedTerm } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';

/**
 * Adds the pages of lists: those of all posts after the first, and every page of each category and tag that has posts.
 * A language without a page in the layout `blog` has none.
 */
export function addListPages(manifest: Manifest): Manifest {
  const entries = languages.flatMap((language) => {
    const own = manifest.entries.filter((entry) => entry.language === language);
    const blog = own.find(({ layout }) => layout === 'blog');
    if (!blog) return own;
    const pagesOf = (term?: ListedTerm): Entry[] => {
      const pages = Math.ceil(getListPosts(manifest, language, term).length / postsPerPage);
      return Array.from({ length: pages }, (_, at) => pageOf(blog, term, at + 1, pages));
    };
    const [first = pageOf(blog, undefined, 1, 1), ...further] = pagesOf();
    const terms: ListedTerm[] = [
      ...manifest.categories.map(({ slug }) => ({ taxonomy: 'category' as const, slug })),
      ...manifest.tags.map(({ slug }) => ({ taxonomy: 'tag' as const, slug })),
    ];
    const front = { ...blog, listing: first.listing };
    return [...own.map((entry) => (entry === blog ? front : entry)), ...further, ...terms.flatMap(pagesOf)];
  });
  return { ...manifest, entries };
}

const pageOf = (blog: Entry, term: ListedTerm | undefined, page: number, pages: number): Entry => ({
  ...blog,
  slug: getListSlug(term, page),
  path: getListPath(blog.language, term, page),
  headings: [],
  needs: ['posts'],
  parts: [],
  words: 0,
  listing: { term, page, pages },
});
