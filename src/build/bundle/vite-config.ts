/** How Vite builds and serves the application. What is content comes in through `virtual:site` and the records. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { projectRoot, sourceRoot } from '#config/project-root.ts';
import { bundleManifestPath } from './bundle-assets.ts';

const siteId = 'virtual:site';

/** Answers `virtual:site` with a source that may change while a development server runs. */
export function createSitePlugin(source: () => string | Promise<string>): Plugin {
  return {
    name: 'site',
    resolveId: (id) => (id === siteId ? `\0${siteId}` : null),
    load: (id) => (id === `\0${siteId}` ? source() : null),
  };
}

/** Settings that the build, the development server and the unit tests share. */
export function createViteConfig(site: () => string | Promise<string>): InlineConfig {
  return {
    configFile: false,
    root: sourceRoot,
    publicDir: path.join(projectRoot, 'public'),
    cacheDir: path.join(projectRoot, '.cache/vite'),
    plugins: [react(), createSitePlugin(site)],
    // What the application imports is found at start, not at the first page: that would load it twice.
    optimizeDeps: { entries: ['app/entries/boot.ts'] },
    css: { modules: { generateScopedName: toScopedName } },
    build: {
      target: 'es2022',
      // light-dark() and relative colours are used as they are: lowered, a night band in a light page loses its colours.
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
      manifest: bundleManifestPath,
      copyPublicDir: false,
      emptyOutDir: false,
      // Only the loading of chunks on intent preloads; nothing competes with the first paint.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // How long the plugins take on a slow machine says nothing about the site.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    logLevel: 'warn',
  };
}

/** Files by the names that were made for their classes. */
const scopedNameOwners = new Map<string, string>();

/**
 * The same name in the browser's and the prerender's bundle, from the file and the class alone. Three signs for the file:
 * each of them stands in every page.
 * @throws where two files would have the same.
 */
function toScopedName(name: string, file: string): string {
  const where = path.relative(sourceRoot, file.split('?')[0] ?? file);
  const hash = createHash('sha256').update(where).digest('base64url').replace(/[-_]/g, '');
  const made = `${name}_${hash.slice(0, 3)}`;
  const other = scopedNameOwners.get(made) ?? where;
  if (other !== where)
    throw new Error(
      `The class ${name} of ${where} has the name that ${other} has. Call one of them otherwise.`,
    );
  scopedNameOwners.set(made, where);
  return made;
}
