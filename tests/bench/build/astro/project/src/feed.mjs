import rss from '@astrojs/rss';
import { getPosts, toPath } from './posts.mjs';

/** Builds the RSS feed of a language. */
export const buildFeed = async (language, site) =>
  rss({
    title: `Posts (${language})`,
    description: 'The newest posts.',
    site,
    items: (await getPosts(language)).slice(0, 20).map((post) => ({
      title: post.data.title,
      description: post.data.description,
      pubDate: post.data.date,
      link: `/${toPath(post)}`,
    })),
  });
