/**
 * Builds the same posts with Astro, set up as in its documentation: MDX, syntax highlighting, lists, feeds and a sitemap. Then
 * checks links and compresses, as the site's own build does.
 */
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { finish } from './src/finish.mjs';

export default defineConfig({
  site: 'http://localhost:4173',
  trailingSlash: 'never',
  build: { format: 'file' },
  // The default is in node_modules, which measurements share.
  cacheDir: './.astro-cache',
  integrations: [mdx(), sitemap(), finish()],
});
