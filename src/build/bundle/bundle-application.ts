/** Bundles the application with Vite: chunks for the browser, and a module that renders pages. */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, mergeConfig, minifySync, type Plugin, type UserConfig } from 'vite';
import { sourceRoot } from '#config/project-root.ts';
import { renderBundlePath } from '#content/render-bundle.ts';
import { buildLanguageScript } from '#i18n/language-script.ts';
import { bundledLicensesPath } from '../site-files/third-party-licenses.ts';
import { pageStylesheet, renderManifestPath } from './bundle-assets.ts';
import { bootLoaderScript, loadingScreenScript, progressiveLayoutScript } from './inline-scripts.ts';
import { type PageTemplate, pageTemplatePath } from './open-bundle.ts';
import { createClassNamesPlugin, createViteConfig } from './vite-config.ts';
import { preloadHelperPattern } from './vite-internals.ts';

/**
 * Bundles the application into a folder, and writes the page template beside it.
 * @param siteModule source of `virtual:site`.
 * @throws Error from Vite when the application does not build.
 */
export async function bundleApplication(folder: string, siteModule: string): Promise<void> {
  // NODE_ENV decides whether libraries run their production code, in Vite and in Node.
  process.env.NODE_ENV = 'production';
  const bundle = (config: UserConfig) =>
    build(
      mergeConfig(
        createViteConfig(() => siteModule),
        config,
      ),
    );
  // Both at once, because either leaves a core idle at times.
  await Promise.all([bundle(createBrowserConfig(folder)), bundle(createRenderConfig(folder))]);
  // Last, because the cache takes a folder with a page template for a complete bundle.
  await writeFile(path.join(folder, pageTemplatePath), JSON.stringify(await readPageTemplate()));
}

async function readPageTemplate(): Promise<PageTemplate> {
  const read = (file: string) => readFile(path.join(sourceRoot, file), 'utf8');
  return {
    html: await read('index.html'),
    loadingScreen: (await read('app/shell/loading-screen.html')).trim(),
    styles:
      extractLayerOrder(await read(pageStylesheet)) +
      (await read('app/shell/loading-screen.css')).replace(/\s+/g, ' ').trim(),
    // Two scripts are joined, because the content security policy of every response has a hash for each script.
    scripts: [
      buildLanguageScript(),
      `${progressiveLayoutScript};${bootLoaderScript}`,
      loadingScreenScript,
    ].map(minifyScript),
  };
}

/** Returns the statement that orders the cascade layers. Pages start with it, so that stylesheets may load in any order. */
function extractLayerOrder(css: string): string {
  const [statement] = /@layer [\w\s,]+;/.exec(css) ?? [];
  if (!statement) throw new Error(`${pageStylesheet} does not name the cascade layers in order.`);
  return statement;
}

const minifyScript = (source: string): string =>
  minifySync('head.js', source, { compress: true, mangle: true }).code.trim();

/** Sources of the boot chunk, as prefixes of paths in src. The chunk stays small because every page loads it at once. */
const bootSources = [
  'app/entries/boot',
  'app/entries/progressive-layout',
  'motion/start',
  'motion/observe-entry',
  'motion/in-view',
  'motion/lights',
  'motion/page-event',
  'motion/parallax-css',
  'motion/script-rules',
  'motion/scroll-extent',
  'app/islands/early-clicks',
  'app/navigation/connection-speed',
  'app/shell/menu-dismissal',
  'content/client-data',
];

/** Sources of the navigation chunk, which follows links until the application has started. */
const navigationSources = [
  'app/navigation/first-navigation',
  'app/navigation/grow-cover',
  'app/navigation/indicator-delay',
  'app/navigation/links',
  'app/navigation/load-page',
  'app/navigation/prefetch',
  'app/navigation/prepared-page',
  'app/navigation/replace-page',
  'app/navigation/styles',
  'app/navigation/ttl-cache',
  'i18n/detection',
  'i18n/languages',
];

/** Sources of the application chunk, which every page loads at the first interaction. */
const applicationSources = [
  'app/islands/',
  'app/navigation/',
  'app/routes',
  'app/App',
  'app/shell/',
  'i18n/',
  'config/settings',
  'ui/(?!styles)',
  'layouts/islands',
];

/**
 * Chunks whose functions browsers compile while they load them, in another thread. By default, the first navigation waits
 * for the compilation of each function that it calls first.
 */
const eagerChunks = ['navigation', 'react', 'application', 'client'];
/** Hint of V8, since Chrome 136: https://v8.dev/blog/explicit-compile-hints. */
const compileHint = '//# allFunctionsCalledOnLoad';

/** Chunks of modules that pages load together, or that change seldom. */
const createChunkGroups = () => [
  {
    name: 'boot',
    // The preload helper loads chunks for all others. In another chunk, the boot script would wait for that chunk.
    test: new RegExp(`${preloadHelperPattern.source}|${toSourcePattern(bootSources)}`),
    priority: 4,
  },
  { name: 'navigation', test: new RegExp(toSourcePattern(navigationSources)), priority: 4 },
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\//,
    priority: 3,
  },
  {
    name: 'i18next',
    test: /node_modules\/(?:i18next(?!-http)|react-i18next|html-parse-stringify|void-elements|use-sync-external-store)/,
    priority: 3,
  },
  { name: 'i18next-backend', test: /node_modules\/i18next-http-backend/, priority: 3 },
  { name: 'application', test: new RegExp(toSourcePattern(applicationSources)), priority: 3 },
];

/**
 * Builds the source of a pattern for modules in src.
 * @throws Error when no file has one of the prefixes: after a move, chunks would change without notice.
 */
function toSourcePattern(prefixes: readonly string[]): string {
  for (const prefix of prefixes)
    if (globSync(`${prefix.replace(/\(.*/, '')}*`, { cwd: sourceRoot }).length === 0)
      throw new Error(`No file in src begins with ${prefix}, which a chunk is made of.`);
  return `/src/(?:${prefixes.join('|')})`;
}

const toAssetFileName = ({ names: [name = ''] }: { names: string[] }): string =>
  name.endsWith('.css')
    ? 'static/css/[name]-[hash].chunk[extname]'
    : `static/${/\.woff2?$/.test(name) ? 'fonts' : 'media'}/[name]-[hash][extname]`;

/** Preloads the chunks that a chunk imports. `deps` are their paths in the build. */
const preloadHelper = `export function __vitePreload(load, deps = []) {
  for (const dep of deps)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + dep }));
  return load();
}`;

/**
 * Creates the plugin that replaces Vite's preload helper, which is a fifth of the boot script because it also loads the styles
 * of chunks. The chunks of this site have none.
 */
const createPreloadPlugin = (): Plugin => ({
  name: 'preload',
  enforce: 'pre',
  load: (id) => (preloadHelperPattern.test(id) ? preloadHelper : null),
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && !chunk.isEntry && chunk.viteMetadata?.importedCss.size)
        this.error(
          `${chunk.name} imports styles, which nothing loads. Import them in the stylesheet of the site.`,
        );
  },
});

const createBrowserConfig = (outDir: string): UserConfig => ({
  plugins: [createClassNamesPlugin(), createPreloadPlugin()],
  build: {
    outDir,
    license: { fileName: bundledLicensesPath },
    modulePreload: {
      // The boot script preloads what the client imports, by the list in the page.
      resolveDependencies: (file, dependencies) => (/\/client-/.test(file) ? [] : dependencies),
    },
    rolldownOptions: {
      input: {
        boot: path.join(sourceRoot, 'app/entries/boot.ts'),
        page: path.join(sourceRoot, pageStylesheet),
      },
      output: {
        entryFileNames: 'static/js/[name]-[hash].chunk.js',
        chunkFileNames: 'static/js/[name]-[hash].chunk.js',
        codeSplitting: { groups: createChunkGroups() },
        postBanner: ({ name }) => (eagerChunks.includes(name) ? compileHint : ''),
        assetFileNames: toAssetFileName,
      },
    },
  },
});

/** Bundles all packages as well: the server may run where none are installed. */
const createRenderConfig = (outDir: string): UserConfig => ({
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir,
    manifest: renderManifestPath,
    ssr: true,
    // The styles of everything that pages render are the site's stylesheet.
    ssrEmitAssets: true,
    minify: true,
    rolldownOptions: {
      input: { server: path.join(sourceRoot, 'app/entries/server.tsx') },
      output: {
        entryFileNames: renderBundlePath,
        assetFileNames: toAssetFileName,
        codeSplitting: false,
      },
    },
  },
});
