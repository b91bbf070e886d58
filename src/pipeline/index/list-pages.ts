/** Pages that list posts. They are generated from the posts and the taxonomy, and have no file of their own. */
import { type Entry, getListPosts, type Manifest, postsPerPage } from '#content/manifest.ts';
import { getListPath, getListSlug, type ListedTerm } from '#content/urls.ts';
import { languages } from '#i18n/languages.ts';

/**
 * Adds the second and later pages of all posts, and all pages of each category and tag that has posts. A language
 * without a page of the layout `blog` has no list pages.
 */
export function addListPages(manifest: Manifest): Manifest {
  const entries = languages.flatMap((language) => {
    const documents = manifest.entries.filter((entry) => entry.language === language);
    const blog = documents.find(({ layout }) => layout === 'blog');
    if (!blog) return documents;
    const createPages = (term?: ListedTerm): Entry[] => {
      const pages = Math.ceil(getListPosts(manifest, language, term).length / postsPerPage);
      return Array.from({ length: pages }, (_, index) => createListPage(blog, term, index + 1, pages));
    };
    const [firstPage = createListPage(blog, undefined, 1, 1), ...laterPages] = createPages();
    const terms: ListedTerm[] = [
      ...manifest.categories.map(({ slug }) => ({ taxonomy: 'category' as const, slug })),
      ...manifest.tags.map(({ slug }) => ({ taxonomy: 'tag' as const, slug })),
    ];
    return [
      ...documents.map((entry) => (entry === blog ? { ...blog, listing: firstPage.listing } : entry)),
      ...laterPages,
      ...terms.flatMap(createPages),
    ];
  });
  return { ...manifest, entries };
}

const createListPage = (blog: Entry, term: ListedTerm | undefined, page: number, pages: number): Entry => ({
  ...blog,
  slug: getListSlug(term, page),
  path: getListPath(blog.language, term, page),
  headings: [],
  needs: ['posts'],
  parts: [],
  files: [],
  words: 0,
  listing: { term, page, pages },
});
