/** Pages as a build writes them, with pictures that nobody encodes. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as renderer from '#app/entries/server.tsx';
import { createPageSources } from '#build/pages/page-source.ts';
import { createPageRenderer } from '#build/pages/render-page.ts';
import { assetName } from '#content/assets.ts';
import type { Entry } from '#content/manifest.ts';
import { createI18n } from '#i18n/server.ts';
import type { Content } from '#pipeline/content.ts';

const template = readFileSync('src/index.html', 'utf8');

/**
 * The page of an entry.
 * @throws whatever a build would, or a visitor would meet.
 */
export async function shownPage(content: Content, root: string, entry: Entry): Promise<string> {
  const pictureOf = async (src: string) => {
    const name = assetName(src);
    if (name === undefined || !existsSync(path.join(root, 'assets', name)))
      throw new Error(`There is no picture at ${src}.`);
    return { src: `/static/media/${name}`, width: 8, height: 8, sources: [] };
  };
  const sourceOf = createPageSources({
    content,
    media: {
      pictureOf,
      sharingPictureOf: async (hue, cover) =>
        cover ? await pictureOf(cover) : { src: `/${hue}.webp`, width: 8, height: 8, sources: [] },
      files: async () => [],
    },
    bodies: { read: () => undefined, write: () => undefined, forget: async () => undefined },
    i18n: (language) => createI18n(language, content.strings[language]),
    modules: () => [],
    application: 'test',
  });
  const render = createPageRenderer(
    {
      renderer,
      frame: { template, loadingScreen: '', styles: '', scripts: [] },
      boot: '/boot.js',
      font: undefined,
      styles: () => '',
    },
    { strings: content.strings, preview: false, feeds: { en: undefined, no: undefined }, effort: 'usual' },
  );
  const { files } = await render(await sourceOf(entry));
  return files[0]?.text ?? '';
}
