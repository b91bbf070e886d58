/** Finds the files of a bundle by their purpose, from Vite's manifest. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest as ViteManifest } from 'vite';
import type { LazyComponentGroup } from '#content/author-components.ts';
import type { Layout } from '#content/collections.ts';

/** Path in the bundle's folder. Servers never send folders that begin with a dot. */
export const bundleManifestPath = '.site/manifest.json';

/** URLs of a bundle's files. */
export interface BundleAssets {
  boot: string;
  /** Font of the first paint. */
  font: string | undefined;
  /** Returns the stylesheets of a layout's pages and of the parts they use. Their order does not matter: the page template orders the layers. */
  getStylesheets: (layout: Layout, parts?: readonly LazyComponentGroup[]) => string[];
  /** Returns the modules of a layout's pages and of the parts they use, without those of every page. */
  getModules: (layout: Layout, parts?: readonly LazyComponentGroup[]) => string[];
}

const clientEntry = 'app/entries/client.tsx';
/** Stylesheet that every page loads, and no script imports. */
export const pageStylesheet = 'ui/styles/page.css';
/** Converts `case-study` to `layouts/case-study/CaseStudyLayout.tsx`, as layouts/layouts.ts imports it. */
const toLayoutModule = (layout: Layout): string =>
  `layouts/${layout}/${layout.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Layout.tsx`;

/**
 * Reads the manifest of a bundle.
 * @throws Error when the folder holds no bundle.
 */
export async function readBundleAssets(folder: string): Promise<BundleAssets> {
  const manifest = JSON.parse(await readFile(path.join(folder, bundleManifestPath), 'utf8')) as ViteManifest;
  const getChunk = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The bundle has no chunk for ${name}.`);
    return chunk;
  };
  const collectStyles = (name: string): string[] => {
    const { css = [], file, imports = [] } = getChunk(name);
    return [...imports.flatMap(collectStyles), ...css, ...(file.endsWith('.css') ? [file] : [])];
  };
  const collectModules = (name: string): string[] => [
    getChunk(name).file,
    ...(getChunk(name).imports ?? []).flatMap(collectModules),
  ];
  const getLayoutModules = (layout: Layout, parts: readonly LazyComponentGroup[]) => [
    toLayoutModule(layout),
    ...parts.map((part) => `layouts/lazy-components/${part}.ts`),
  ];
  const sharedModules = new Set(collectModules(clientEntry));
  const toUrls = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);
  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'));
  return {
    boot: `/${getChunk('app/entries/boot.ts').file}`,
    font: font && `/${font.file}`,
    getStylesheets: (layout, parts = []) =>
      toUrls([pageStylesheet, clientEntry, ...getLayoutModules(layout, parts)].flatMap(collectStyles)),
    getModules: (layout, parts = []) =>
      toUrls(
        getLayoutModules(layout, parts)
          .flatMap(collectModules)
          .filter((file) => !sharedModules.has(file)),
      ),
  };
}
