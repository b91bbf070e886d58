/** Builds the pages of the site as static files. Links are prefetched on hover, with and without the client router. */
import { defineConfig } from 'astro/config';

export default defineConfig({
  outDir: process.env.OUT_DIR,
  trailingSlash: 'never',
  build: { format: 'file' },
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  vite: { define: { 'import.meta.env.CLIENT_ROUTER': JSON.stringify(process.env.CLIENT_ROUTER === '1') } },
});
