/** Configures Vite for the build, the development server and the unit tests. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { type InlineConfig, type Plugin, preprocessCSS, type ResolvedConfig } from 'vite';
import { projectRoot, sourceRoot } from '#config/project-root.ts';
import { bundleManifestPath } from './bundle-assets.ts';

const siteModuleId = 'virtual:site';

/** Creates the plugin that serves `virtual:site`. Its source may change while a development server runs. */
export function createSitePlugin(getSiteModule: () => string | Promise<string>): Plugin {
  return {
    name: 'site',
    resolveId: (id) => (id === siteModuleId ? `\0${siteModuleId}` : null),
    load: (id) => (id === `\0${siteModuleId}` ? getSiteModule() : null),
  };
}

/**
 * Creates the plugin that imports the class names of CSS modules without their styles. Islands need the names; their styles
 * are in the site's stylesheet, which is applied once, because each further stylesheet makes the browser compute the styles
 * of the whole page again.
 */
export function createClassNamesPlugin(): Plugin {
  const prefix = '\0class-names:';
  let config: ResolvedConfig;
  return {
    name: 'class-names',
    enforce: 'pre',
    configResolved(resolvedConfig) {
      config = resolvedConfig;
    },
    async resolveId(source, importer) {
      if (!source.endsWith('.module.css')) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && `${prefix}${resolved.id}.js`;
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null;
      const file = id.slice(prefix.length, -'.js'.length);
      this.addWatchFile(file);
      const { modules = {} } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
      return `export default ${JSON.stringify(modules)}`;
    },
  };
}

/** Creates the configuration that the build, the development server and the unit tests share. */
export function createViteConfig(getSiteModule: () => string | Promise<string>): InlineConfig {
  return {
    configFile: false,
    root: sourceRoot,
    publicDir: path.join(projectRoot, 'public'),
    cacheDir: path.join(projectRoot, '.cache/vite'),
    plugins: [react(), createSitePlugin(getSiteModule)],
    // Vite scans the entry at start, because it reloads the page when it discovers a package later.
    optimizeDeps: { entries: ['app/entries/boot.ts'] },
    css: { modules: { generateScopedName: toScopedName } },
    build: {
      target: 'es2022',
      // These browsers support light-dark() and relative colours. When Vite converts those for older browsers, a dark
      // band in a light page loses its colours.
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
      manifest: bundleManifestPath,
      copyPublicDir: false,
      emptyOutDir: false,
      // Chunks are preloaded on intent only, so that nothing competes with the first paint.
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      // A slow machine is no reason for a warning about plugins.
      rolldownOptions: { checks: { pluginTimings: false } },
    },
    logLevel: 'warn',
  };
}

/** Source file of each class name. */
const scopedNameOwners = new Map<string, string>();

/**
 * Derives a class name from the file and the class alone, so that the browser's and the render bundle agree. The hash has
 * three characters, because every page repeats it.
 * @throws Error when two files get the same name.
 */
function toScopedName(name: string, id: string): string {
  const file = path.relative(sourceRoot, id.split('?')[0] ?? id);
  const hash = createHash('sha256').update(file).digest('base64url').replace(/[-_]/g, '');
  const scopedName = `${name}_${hash.slice(0, 3)}`;
  const owner = scopedNameOwners.get(scopedName) ?? file;
  if (owner !== file)
    throw new Error(
      `The class ${name} has the same generated name in ${file} and ${owner}. Rename one of them.`,
    );
  scopedNameOwners.set(scopedName, file);
  return scopedName;
}
