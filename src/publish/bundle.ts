/** The application as chunks for the browser, and as a module that renders pages. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, mergeConfig, type UserConfig, type Manifest as ViteManifest } from 'vite';
import type { Layout } from '#content/collections.ts';
import { renderBundlePath } from '#content/rendering.ts';
import type { Part } from '#content/vocabulary.ts';
import { createPageStyles, type PageStyles } from './page-styles.ts';
import { sourceRoot } from './project-root.ts';
import { viteConfig } from './vite-config.ts';

/** What app/server.tsx exports. */
export type Renderer = typeof import('../app/server.tsx');

export interface Bundle {
  renderer: Renderer;
  /** Address of the boot script. */
  boot: string;
  /** Addresses of the stylesheets of a layout's pages and of the parts they use; their order is of no account, see layerOrder. */
  sheets: (layout: Layout, parts?: readonly Part[]) => string[];
  /** Addresses of the modules of a layout's pages and of the parts they use, those of every page aside. */
  modules: (layout: Layout, parts?: readonly Part[]) => string[];
  /** What a page needs of its stylesheets. */
  styles: (layout: Layout, parts: readonly Part[] | undefined, html: string) => string;
  /** Address of the font that the first paint needs. */
  font: string | undefined;
}

const client = 'app/client.tsx';
/** What every page has of styles, and no script brings. */
const pageStylesheet = 'ui/styles/page.css';
/** `case-study` to `layouts/CaseStudyLayout.tsx`, as layouts.ts imports it. */
const moduleOf = (layout: Layout): string =>
  `layouts/${layout.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Layout.tsx`;

/**
 * Bundles the application into a folder.
 * @param outDir the build's folder, another for each build: Node keeps a module for as long as it runs.
 * @param site source of `virtual:site`.
 * @throws what Vite throws when the application does not build.
 */
export async function bundleApplication(outDir: string, site: string): Promise<Bundle> {
  // Libraries choose by it between the build for visitors and the one for developers, Vite and Node alike.
  process.env.NODE_ENV = 'production';
  const base = viteConfig(() => site);
  await build(mergeConfig(base, browserBuild(outDir)));
  await build(mergeConfig(base, renderBuild(outDir)));
  const renderer = (await import(pathToFileURL(path.join(outDir, renderBundlePath)).href)) as Renderer;

  const manifest = JSON.parse(
    await readFile(path.join(outDir, '.site/manifest.json'), 'utf8'),
  ) as ViteManifest;
  const chunk = (name: string) => {
    const found = manifest[name];
    if (!found) throw new Error(`The bundle has no chunk for ${name}.`);
    return found;
  };
  const stylesOf = (name: string): string[] => {
    const { css = [], file, imports = [] } = chunk(name);
    return [...imports.flatMap(stylesOf), ...css, ...(file.endsWith('.css') ? [file] : [])];
  };
  const sheets = (layout: Layout, parts: readonly Part[] = []) => {
    const modules = [
      pageStylesheet,
      client,
      moduleOf(layout),
      ...parts.map((part) => `layouts/parts/${part}.ts`),
    ];
    return [...new Set(modules.flatMap(stylesOf))].map((file) => `/${file}`);
  };
  const modulesOf = (name: string): string[] => [
    chunk(name).file,
    ...(chunk(name).imports ?? []).flatMap(modulesOf),
  ];
  const ofEveryPage = new Set(modulesOf(client));
  const textOf = (address: string) => readFileSync(path.join(outDir, address), 'utf8');
  const pageStyles = new Map<string, PageStyles>();
  const asset = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'));
  return {
    renderer,
    boot: `/${chunk('app/boot.ts').file}`,
    sheets,
    modules: (layout, parts = []) => {
      const own = [moduleOf(layout), ...parts.map((part) => `layouts/parts/${part}.ts`)].flatMap(modulesOf);
      return [...new Set(own)].filter((file) => !ofEveryPage.has(file)).map((file) => `/${file}`);
    },
    styles: (layout, parts, html) => {
      const files = sheets(layout, parts);
      const known = pageStyles.get(files.join()) ?? createPageStyles(files.map(textOf).join('\n'));
      pageStyles.set(files.join(), known);
      return known(html);
    },
    font: asset && `/${asset.file}`,
  };
}

/**
 * What goes into one chunk: libraries, which change seldom, apart from code of ours, and what every page uses
 * together, so that a page has few stylesheets. The boot script stays alone: it must be small.
 */
const chunkGroups = [
  // Loads chunks for all others; left to itself it would join one of them, and the boot script would wait for that.
  {
    name: 'boot',
    test: /vite\/preload-helper|app\/boot|motion\/(?:start|entering|in-view|lights|page-event|parallax-sheet|script-rules|seen)/,
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
    test: /src\/(?:ui\/(?!styles\/page)|i18n|content(?!\/videos)|settings|app\/(?!boot|client)|sections\/(?!Testimonial|carousel|video)|forms\/AnswerContext)|src\/layouts\/(?:mdx|Contents|AxisBody|components|PageHeader|Reading)/,
    priority: 3,
  },
];

const browserBuild = (outDir: string): UserConfig => ({
  build: {
    outDir,
    rolldownOptions: {
      input: {
        boot: path.join(sourceRoot, 'app/boot.ts'),
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
const renderBuild = (outDir: string): UserConfig => ({
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir,
    manifest: false,
    ssr: true,
    minify: true,
    rolldownOptions: {
      input: { server: path.join(sourceRoot, 'app/server.tsx') },
      output: { entryFileNames: renderBundlePath, codeSplitting: false },
    },
  },
});
