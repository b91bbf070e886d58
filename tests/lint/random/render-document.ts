/** Renders documents as a build does, without encoding their images. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as renderer from '#app/entries/server.tsx';
import { createPageSourceBuilder } from '#build/pages/page-source.ts';
import { createPageRenderer } from '#build/pages/render-page.ts';
import { getAssetName } from '#content/assets.ts';
import type { Entry } from '#content/manifest.ts';
import { createI18n } from '#i18n/server.ts';
import type { Content } from '#pipeline/content.ts';

const template = readFileSync('src/index.html', 'utf8');

/**
 * Renders the page of an entry to HTML.
 * @throws errors of the compiler and of React.
 */
export async function renderDocument(content: Content, root: string, entry: Entry): Promise<string> {
  const getImage = async (src: string) => {
    const name = getAssetName(src);
    if (name === undefined || !existsSync(path.join(root, 'assets', name)))
      throw new Error(`There is no image at ${src}.`);
    return { src: `/static/media/${name}`, width: 8, height: 8, sources: [] };
  };
  const buildPageSource = createPageSourceBuilder({
    newerOriginals: new Map(),
    content,
    imageBuilder: {
      getImage,
      getOgImage: async (hue, cover) =>
        cover ? await getImage(cover) : { src: `/${hue}.webp`, width: 8, height: 8, sources: [] },
      getFiles: async () => [],
    },
    compiledBodies: { get: () => undefined, set: () => undefined },
    getI18n: (language) => createI18n(language, content.strings[language]),
    hasChat: false,
  });
  const renderPage = createPageRenderer(
    {
      renderer,
      template: { html: template, loadingScreen: '', styles: '', scripts: [] },
      boot: '/boot.js',
      font: undefined,
      stylesheet: '/site.css',
      getModules: () => [],
      extractCss: () => ({ critical: '', deferred: '' }),
    },
    {
      build: 'test',
      strings: content.strings,
      preview: false,
      feedTitles: { en: undefined, no: undefined },
      compression: 'default',
    },
  );
  const { files } = await renderPage(await buildPageSource(entry));
  return files[0]?.text ?? '';
}
