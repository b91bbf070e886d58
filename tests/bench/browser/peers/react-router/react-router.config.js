/** Builds the pages of the site as static files. */
import pages from './app/pages.json' with { type: 'json' };

export default { ssr: false, prerender: pages.map(({ path }) => path) };
