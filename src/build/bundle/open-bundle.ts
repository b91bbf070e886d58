/** Opens a bundle in order to render pages with it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { renderBundlePath } from '#content/render-bundle.ts';
import { createPageCssExtractor, type PageCssExtractor } from '../pages/page-css.ts';
import { type BundleAssets, readBundleAssets } from './bundle-assets.ts';

/** Exports of app/entries/server.tsx. */
export type Renderer = typeof import('#app/entries/server.tsx');

/** Path in the bundle's folder. Servers never send folders that begin with a dot. */
export const pageTemplatePath = '.site/frame.json';

/** Parts of the HTML that all pages share. */
export interface PageTemplate {
  html: string;
  loadingScreen: string;
  /** Inline styles besides the critical CSS. */
  styles: string;
  /** Sources of inline scripts. */
  scripts: string[];
}

export interface Bundle extends Pick<BundleAssets, 'boot' | 'font' | 'stylesheet' | 'getModules'> {
  renderer: Renderer;
  template: PageTemplate;
  /** Extracts the rules of the site's stylesheets that the HTML of a page needs. */
  extractCss: PageCssExtractor;
}

/**
 * Opens a bundle.
 * @param folder a different one for each bundle, because Node never unloads a module.
 * @throws Error when a file of the bundle is missing.
 */
export async function openBundle(folder: string): Promise<Bundle> {
  // NODE_ENV decides whether React runs its production code.
  process.env.NODE_ENV = 'production';
  const renderer = (await import(pathToFileURL(path.join(folder, renderBundlePath)).href)) as Renderer;
  const assets = await readBundleAssets(folder);
  const template = JSON.parse(await readFile(path.join(folder, pageTemplatePath), 'utf8')) as PageTemplate;
  const readStylesheet = (url: string) => readFile(path.join(folder, url), 'utf8');
  const stylesheets = await Promise.all([assets.elementStylesheet, assets.stylesheet].map(readStylesheet));
  return {
    ...assets,
    renderer,
    template,
    extractCss: createPageCssExtractor(stylesheets.join('\n')),
  };
}
