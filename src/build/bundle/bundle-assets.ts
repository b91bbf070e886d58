/** Where the files of a bundle are, by what they are for. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest as ViteManifest } from 'vite';
import type { Layout } from '#content/collections.ts';
import type { Part } from '#content/author-components.ts';

/** Below a bundle's folder; a server never sends what is in a folder that begins with a dot. */
export const bundleManifestPath = '.site/manifest.json';

/** Addresses. */
export interface BundleAssets {
  boot: string;
  /** The font that the first paint needs. */
  font: string | undefined;
  /** Stylesheets of a layout's pages and of the parts they use; their order is of no account: the frame's styles name the layers. */
  getStylesheets: (layout: Layout, parts?: readonly Part[]) => string[];
  /** Modules of a layout's pages and of the parts they use, those of every page aside. */
  getModules: (layout: Layout, parts?: readonly Part[]) => string[];
}

const clientEntry = 'app/entries/client.tsx';
/** What every page has of styles, and no script brings. */
export const pageStylesheet = 'ui/styles/page.css';
/** `case-study` to `layouts/case-study/CaseStudyLayout.tsx`, as layouts.ts imports it. */
const toLayoutModule = (layout: Layout): string =>
  `layouts/${layout}/${layout.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Layout.tsx`;

/**
 * Reads what Vite says of a bundle.
 * @throws where it is not there.
 */
export async function readBundleAssets(folder: string): Promise<BundleAssets> {
  const manifest = JSON.parse(await readFile(path.join(folder, bundleManifestPath), 'utf8')) as ViteManifest;
  const chunk = (name: string) => {
    const found = manifest[name];
    if (!found) throw new Error(`The bundle has no chunk for ${name}.`);
    return found;
  };
  const stylesOf = (name: string): string[] => {
    const { css = [], file, imports = [] } = chunk(name);
    return [...imports.flatMap(stylesOf), ...css, ...(file.endsWith('.css') ? [file] : [])];
  };
  const modulesOf = (name: string): string[] => [
    chunk(name).file,
    ...(chunk(name).imports ?? []).flatMap(modulesOf),
  ];
  const own = (layout: Layout, parts: readonly Part[]) => [
    toLayoutModule(layout),
    ...parts.map((part) => `layouts/lazy-components/${part}.ts`),
  ];
  const ofEveryPage = new Set(modulesOf(clientEntry));
  const addresses = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);
  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'));
  return {
    boot: `/${chunk('app/entries/boot.ts').file}`,
    font: font && `/${font.file}`,
    getStylesheets: (layout, parts = []) =>
      addresses([pageStylesheet, clientEntry, ...own(layout, parts)].flatMap(stylesOf)),
    getModules: (layout, parts = []) =>
      addresses(
        own(layout, parts)
          .flatMap(modulesOf)
          .filter((file) => !ofEveryPage.has(file)),
      ),
  };
}
