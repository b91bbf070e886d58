/** Posts, and the lists of them that have pages of their own: all, and those of each category and tag. */
import { getCollection } from 'astro:content';

/** As many on a page of a list as the site has. */
const postsOnPage = Number(process.env.POSTS_ON_PAGE);

export const languages = ['en', 'no'];
export const languageOf = (post) => post.id.split('/')[0];
/** Without a leading slash; English lies at the root. */
export const addressOf = (post) => post.id.replace(/^en\//, '');

/** Newest first. */
export async function postsOf(language) {
  const posts = await getCollection('posts', (post) => languageOf(post) === language);
  return posts.sort((a, b) => b.data.date - a.data.date || a.id.localeCompare(b.id));
}

/** Every page of every list of a language. */
export function listsOf(language, posts) {
  const terms = ['categories', 'tags'].flatMap((kind) =>
    [...new Set(posts.flatMap(({ data }) => data[kind]))].map((term) => ({ kind, term })),
  );
  return [undefined, ...terms].flatMap((of) => {
    const listed = of ? posts.filter(({ data }) => data[of.kind].includes(of.term)) : posts;
    const address = `${language === 'en' ? '' : `${language}/`}blog${of ? `/${of.kind}/${of.term}` : ''}`;
    const pages = Math.ceil(listed.length / postsOnPage);
    const addressAt = (page) => (page === 1 ? address : `${address}/${page}`);
    return Array.from({ length: pages }, (_, at) => ({
      address: addressAt(at + 1),
      title: of?.term ?? 'Blog',
      page: at + 1,
      posts: listed.slice(at * postsOnPage, (at + 1) * postsOnPage),
      newer: at > 0 ? addressAt(at) : undefined,
      older: at + 1 < pages ? addressAt(at + 2) : undefined,
    }));
  });
}
