/** The application as chunks for the browser, and as a module that renders pages: what Vite makes of it. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, mergeConfig, minifySync, type UserConfig } from 'vite';
import { sourceRoot } from '#config/project-root.ts';
import { renderBundlePath } from '#content/render-bundle.ts';
import { buildLanguageScript } from '#i18n/language-script.ts';
import { layingScript } from '../laying-script.ts';
import { compressSharedFile } from '../output/compress.ts';
import { pageStylesheet } from './bundle-assets.ts';
import { loadingScript } from './inline-scripts.ts';
import { type PageTemplate, pageTemplatePath } from './open-bundle.ts';
import { createViteConfig } from './vite-config.ts';

/**
 * Bundles the application into a folder, with what stands in every page beside it.
 * @param site source of `virtual:site`.
 * @throws what Vite throws when the application does not build.
 */
export async function bundleApplication(folder: string, site: string): Promise<void> {
  // Libraries choose by it between the build for visitors and the one for developers, Vite and Node alike.
  process.env.NODE_ENV = 'production';
  const base = createViteConfig(() => site);
  await build(mergeConfig(base, createBrowserConfig(folder)));
  await build(mergeConfig(base, createRenderConfig(folder)));
  await writeFile(path.join(folder, pageTemplatePath), JSON.stringify(await readPageTemplate()));
  await Promise.all(['static/js', 'static/css'].map((each) => compressFolder(path.join(folder, each))));
}

async function readPageTemplate(): Promise<PageTemplate> {
  const read = (file: string) => readFile(path.join(sourceRoot, file), 'utf8');
  return {
    html: await read('index.html'),
    loadingScreen: (await read('app/shell/loading-screen.html')).trim(),
    styles:
      extractLayerOrder(await read('ui/styles/base.css')) +
      (await read('app/shell/loading-screen.css')).replace(/\s+/g, ' ').trim(),
    scripts: [minifyScript(buildLanguageScript()), minifyScript(layingScript), minifyScript(loadingScript)],
  };
}

/** The cascade layers in order, said before any sheet comes: which of them arrives first must not matter. */
function extractLayerOrder(css: string): string {
  const [statement] = /@layer [\w\s,]+;/.exec(css) ?? [];
  if (!statement) throw new Error('ui/styles/base.css does not name the cascade layers in order.');
  return statement;
}

const minifyScript = (source: string): string =>
  minifySync('head.js', source, { compress: true, mangle: true }).code.trim();

const compressFolder = async (folder: string): Promise<unknown> =>
  Promise.all(
    (await readdir(folder)).map(async (name) => {
      const file = path.join(folder, name);
      const forms = await compressSharedFile(name, await readFile(file));
      await Promise.all(forms.map(({ suffix, bytes }) => writeFile(file + suffix, bytes)));
    }),
  );

/**
 * What goes into one chunk: libraries, which change seldom, apart from code of ours, and what every page uses
 * together, so that a page has few stylesheets. The boot script stays alone: it must be small.
 */
const chunkGroups = [
  // Loads chunks for all others; left to itself it would join one of them, and the boot script would wait for that.
  {
    name: 'boot',
    test: /vite\/preload-helper|app\/entries\/(?:boot|progressive-layout)|motion\/(?:start|observe-entry|in-view|lights|page-event|parallax-css|script-rules|scroll-extent)/,
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
  // One stylesheet: of two, the one that comes in late before the other makes the browser lay the whole page out anew.
  {
    name: 'frame',
    test: /src\/(?:ui\/(?!styles\/page)|i18n|content(?!\/videos)|settings|app\/(?!entries\/(?:boot|client|progressive-layout))|sections\/(?!testimonials|carousel|video)|forms\/FormResultContext)|src\/layouts\/(?:article|author-components|body|components|page-header)/,
    priority: 3,
  },
];

const createBrowserConfig = (outDir: string): UserConfig => ({
  build: {
    outDir,
    rolldownOptions: {
      input: {
        boot: path.join(sourceRoot, 'app/entries/boot.ts'),
        page: path.join(sourceRoot, pageStylesheet),
      },
      output: {
        entryFileNames: 'static/js/[name]-[hash].chunk.js',
        chunkFileNames: 'static/js/[name]-[hash].chunk.js',
        codeSplitting: { groups: chunkGroups },
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

/** With all that it needs: the build may be served where no packages lie beside it. */
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
