import rss from '@astrojs/rss';
import { addressOf, postsOf } from './posts.mjs';

/** The newest posts of a language as RSS. */
export const feedOf = async (language, site) =>
  rss({
    title: `Posts (${language})`,
    description: 'The newest posts.',
    site,
    items: (await postsOf(language)).slice(0, 20).map((post) => ({
      title: post.data.title,
      description: post.data.description,
      pubDate: post.data.date,
      link: `/${addressOf(post)}`,
    })),
  });
