/** Builds the same posts with Astro: MDX, syntax highlighting, lists, feeds and a sitemap, set up as in its documentation. */
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'http://localhost:4173',
  trailingSlash: 'never',
  build: { format: 'file' },
  // The default is in node_modules, which measurements share.
  cacheDir: './.astro-cache',
  integrations: [mdx(), sitemap()],
});
