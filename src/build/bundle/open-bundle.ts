/** A bundle that lies in a folder, ready to render pages with. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Layout } from '#content/collections.ts';
import { renderBundlePath } from '#content/render-bundle.ts';
import type { Part } from '#content/author-components.ts';
import { createCriticalCssExtractor, type CriticalCssExtractor } from '../pages/critical-css.ts';
import { type BundleAssets, readBundleAssets } from './bundle-assets.ts';

/** What app/entries/server.tsx exports. */
export type Renderer = typeof import('#app/entries/server.tsx');

/** Below a bundle's folder; a server never sends what is in a folder that begins with a dot. */
export const pageTemplatePath = '.site/frame.json';

/** What is the same in the file of every page. */
export interface PageTemplate {
  html: string;
  loadingScreen: string;
  /** Beside those of the stylesheets. */
  styles: string;
  /** Inline sources. */
  scripts: string[];
}

export interface Bundle extends Pick<BundleAssets, 'boot' | 'font'> {
  renderer: Renderer;
  template: PageTemplate;
  /** What a page needs of its stylesheets. */
  getCriticalCss: (layout: Layout, parts: readonly Part[] | undefined, html: string) => string;
}

/**
 * Opens a bundle.
 * @param folder another for each bundle: Node keeps a module for as long as it runs.
 * @throws where a file of it is missing.
 */
export async function openBundle(folder: string): Promise<Bundle> {
  // React chooses by it between the build for visitors and the one for developers.
  process.env.NODE_ENV = 'production';
  const renderer = (await import(pathToFileURL(path.join(folder, renderBundlePath)).href)) as Renderer;
  const { boot, font, getStylesheets: sheets } = await readBundleAssets(folder);
  const frame = JSON.parse(await readFile(path.join(folder, pageTemplatePath), 'utf8')) as PageTemplate;
  const textOf = (address: string) => readFileSync(path.join(folder, address), 'utf8');
  const pageStyles = new Map<string, CriticalCssExtractor>();
  return {
    renderer,
    template: frame,
    boot,
    font,
    getCriticalCss: (layout, parts, html) => {
      const files = sheets(layout, parts);
      const known = pageStyles.get(files.join()) ?? createCriticalCssExtractor(files.map(textOf).join('\n'));
      pageStyles.set(files.join(), known);
      return known(html);
    },
  };
}
