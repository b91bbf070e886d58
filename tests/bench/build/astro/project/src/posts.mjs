/** Collects the posts, and the list pages of all posts, of each category and of each tag. */
import { getCollection } from 'astro:content';

/** The same number as on a list page of the site. */
const postsPerPage = Number(process.env.POSTS_PER_PAGE);

export const languages = ['en', 'no'];
export const getLanguage = (post) => post.id.split('/')[0];
/** Returns the path without a leading slash. English paths have no prefix. */
export const toPath = (post) => post.id.replace(/^en\//, '');

/** Returns the posts of a language, newest first. */
export async function getPosts(language) {
  const posts = await getCollection('posts', (post) => getLanguage(post) === language);
  return posts.sort((a, b) => b.data.date - a.data.date || a.id.localeCompare(b.id));
}

/** Builds all list pages of a language. */
export function buildLists(language, posts) {
  const terms = ['categories', 'tags'].flatMap((kind) =>
    [...new Set(posts.flatMap(({ data }) => data[kind]))].map((term) => ({ kind, term })),
  );
  return [undefined, ...terms].flatMap((filter) => {
    const listed = filter ? posts.filter(({ data }) => data[filter.kind].includes(filter.term)) : posts;
    const basePath = `${language === 'en' ? '' : `${language}/`}blog${filter ? `/${filter.kind}/${filter.term}` : ''}`;
    const pages = Math.ceil(listed.length / postsPerPage);
    const toPagePath = (page) => (page === 1 ? basePath : `${basePath}/${page}`);
    return Array.from({ length: pages }, (_, index) => ({
      path: toPagePath(index + 1),
      title: filter?.term ?? 'Blog',
      page: index + 1,
      posts: listed.slice(index * postsPerPage, (index + 1) * postsPerPage),
      newer: index > 0 ? toPagePath(index) : undefined,
      older: index + 1 < pages ? toPagePath(index + 2) : undefined,
    }));
  });
}
