/** The same posts by Astro: MDX, code colours, lists, feeds and a sitemap, as its own documentation sets them up. */
import mdx from '@astrojs/mdx';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'http://localhost:4173',
  trailingSlash: 'never',
  build: { format: 'file' },
  // In the project's own folder: that of node_modules is shared between measurements.
  cacheDir: './.astro-cache',
  integrations: [mdx(), sitemap()],
});
