import { getAssetName } from '#content/assets.ts';
import { listFrontmatterImages } from '#content/frontmatter-images.ts';
import { isListed } from '#content/manifest.ts';
import type { Content } from '#pipeline/content.ts';
import { getHue } from '../pages/page-hue.ts';
import type { ImageBuilder } from './image-builder.ts';

/** Starts to build the images of all pages, while the application is still being bundled. */
export function startImages({ manifest, documents }: Content, { getImage, getOgImage }: ImageBuilder): void {
  for (const entry of manifest.entries) {
    const { cover } = entry.frontmatter;
    const urls = documents.get(entry.file)?.analysis.images.map(({ url }) => url) ?? [];
    const images: Promise<unknown>[] = [
      ...listFrontmatterImages(entry.frontmatter).map(([, url]) => url),
      ...urls,
    ]
      .filter((url) => getAssetName(url) !== undefined)
      .map(getImage);
    if (isListed(entry)) images.push(getOgImage(getHue(manifest, entry), cover));
    // The page that needs the image asks for it later, and gets the error then.
    for (const image of images) image.catch(() => undefined);
  }
}
