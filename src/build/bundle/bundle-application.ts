/** Bundles the application with Vite: chunks for the browser, and a module that renders pages. */
import { globSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, mergeConfig, minifySync, type UserConfig } from 'vite';
import { sourceRoot } from '#config/project-root.ts';
import { renderBundlePath } from '#content/render-bundle.ts';
import { buildLanguageScript } from '#i18n/language-script.ts';
import { compressSharedFile } from '../output/compress.ts';
import { bundledLicensesPath } from '../site-files/third-party-licenses.ts';
import { pageStylesheet } from './bundle-assets.ts';
import { loadingScreenScript, progressiveLayoutScript } from './inline-scripts.ts';
import { type PageTemplate, pageTemplatePath } from './open-bundle.ts';
import { createViteConfig } from './vite-config.ts';
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
  const bundleForBrowsers = async () => {
    await bundle(createBrowserConfig(folder));
    await Promise.all(['static/js', 'static/css'].map((name) => compressFolder(path.join(folder, name))));
  };
  await Promise.all([bundleForBrowsers(), bundle(createRenderConfig(folder))]);
  // Last, because the cache takes a folder with a page template for a complete bundle.
  await writeFile(path.join(folder, pageTemplatePath), JSON.stringify(await readPageTemplate()));
}

async function readPageTemplate(): Promise<PageTemplate> {
  const read = (file: string) => readFile(path.join(sourceRoot, file), 'utf8');
  return {
    html: await read('index.html'),
    loadingScreen: (await read('app/shell/loading-screen.html')).trim(),
    styles:
      extractLayerOrder(await read('ui/styles/base.css')) +
      (await read('app/shell/loading-screen.css')).replace(/\s+/g, ' ').trim(),
    scripts: [buildLanguageScript(), progressiveLayoutScript, loadingScreenScript].map(minifyScript),
  };
}

/** Returns the statement that orders the cascade layers. Pages start with it, so that stylesheets may load in any order. */
function extractLayerOrder(css: string): string {
  const [statement] = /@layer [\w\s,]+;/.exec(css) ?? [];
  if (!statement) throw new Error('ui/styles/base.css does not name the cascade layers in order.');
  return statement;
}

const minifyScript = (source: string): string =>
  minifySync('head.js', source, { compress: true, mangle: true }).code.trim();

async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const compressedFiles = await compressSharedFile(name, await readFile(file));
      await Promise.all(compressedFiles.map(({ suffix, bytes }) => writeFile(file + suffix, bytes)));
    }),
  );
}

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
];

/**
 * Sources of the frame chunk, which every page uses. They share one stylesheet: a second one that loads later and is
 * inserted before the first makes the browser lay out the whole page again.
 */
const frameSources = {
  include: [
    'ui/',
    'i18n/',
    'content/',
    'config/settings',
    'app/',
    'sections/',
    'forms/FormResultContext',
    'layouts/article',
    'layouts/author-components',
    'layouts/body',
    'layouts/page-header',
  ],
  exclude: [
    'ui/styles/page',
    'content/browser-storage',
    'content/videos',
    'app/entries/boot',
    'app/entries/client',
    'app/entries/progressive-layout',
    'sections/testimonials',
    'sections/carousel',
    'sections/chat',
    'sections/consent',
    'sections/privacy',
    'sections/video',
  ],
};

/** Chunks of modules that pages load together, or that change seldom. */
const createChunkGroups = () => [
  {
    name: 'boot',
    // The preload helper loads chunks for all others. In another chunk, the boot script would wait for that chunk.
    test: new RegExp(`${preloadHelperPattern.source}|${toSourcePattern(bootSources)}`),
    priority: 4,
  },
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
  {
    name: 'frame',
    test: new RegExp(toSourcePattern(frameSources.include, frameSources.exclude)),
    priority: 3,
  },
];

/**
 * Builds the source of a pattern for modules in src.
 * @throws Error when no file has one of the prefixes: after a move, chunks would change without notice.
 */
function toSourcePattern(include: readonly string[], exclude: readonly string[] = []): string {
  for (const prefix of [...include, ...exclude])
    if (globSync(`${prefix}*`, { cwd: sourceRoot }).length === 0)
      throw new Error(`No file in src begins with ${prefix}, which a chunk is made of.`);
  return `/src/${exclude.length > 0 ? `(?!${exclude.join('|')})` : ''}(?:${include.join('|')})`;
}

const createBrowserConfig = (outDir: string): UserConfig => ({
  build: {
    outDir,
    license: { fileName: bundledLicensesPath },
    rolldownOptions: {
      input: {
        boot: path.join(sourceRoot, 'app/entries/boot.ts'),
        page: path.join(sourceRoot, pageStylesheet),
      },
      output: {
        entryFileNames: 'static/js/[name]-[hash].chunk.js',
        chunkFileNames: 'static/js/[name]-[hash].chunk.js',
        codeSplitting: { groups: createChunkGroups() },
        assetFileNames: ({ names }) => {
          const [name = ''] = names;
          if (name.endsWith('.css')) return 'static/css/[name]-[hash].chunk[extname]';
          return /\.woff2?$/.test(name)
            ? 'static/fonts/[name]-[hash][extname]'
            : 'static/media/[name]-[hash][extname]';
        },
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
    manifest: false,
    ssr: true,
    minify: true,
    rolldownOptions: {
      input: { server: path.join(sourceRoot, 'app/entries/server.tsx') },
      output: { entryFileNames: renderBundlePath, codeSplitting: false },
    },
  },
});
