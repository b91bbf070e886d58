/** The pictures that shared links show. */
import sharp from 'sharp';
import type { Hue } from '#content/collections.ts';
import { lights } from '#content/lights.ts';
import { ogImageSize } from '#content/page-data.ts';
import { readCache, sha256, writeCache } from '#pipeline/file-cache.ts';
import { pixelLimit } from '#pipeline/images/inspect-image.ts';
import type { BuiltImage, ImageFile } from './build-image.ts';

const { width, height } = ogImageSize;

/** Whatever here changes, the files' names change with it: they are cached for a year. */
const settings = {
  ...ogImageSize,
  jpeg: { quality: 84, mozjpeg: true },
  paper: '#fbfaf6',
  revision: 2,
};

/**
 * Makes a sharing picture: the middle of the cover, or the ridge on the water with the page's light in the middle.
 * @param options.cacheDir folder of earlier results; may be deleted at any time.
 */
export async function buildOgImage(
  { hue, cover }: { hue: Hue; cover?: ImageFile | undefined },
  { cacheDir }: { cacheDir: string },
): Promise<BuiltImage> {
  const source = cover?.bytes ?? Buffer.from(drawLights(hue));
  const key = sha256(JSON.stringify(['share', settings, sharp.versions]), source);
  const cached = await readCache(cacheDir, key);
  if (cached) return cached;
  const src = `static/media/share-${key.slice(0, 10)}.jpg`;
  const bytes = await sharp(source, { limitInputPixels: pixelLimit })
    .autoOrient()
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: settings.paper })
    .jpeg(settings.jpeg)
    .toBuffer();
  const built = {
    picture: { src: `/${src}`, width, height, sources: [] },
    files: [{ path: src, bytes }],
  };
  await writeCache(cacheDir, key, built);
  return built;
}

const waterlineY = 430;

/** The mark, large, standing on the water at night, with far lights on the line. */
function drawLights(hue: Hue): string {
  const sides = (['amber', 'fjord', 'coral'] as const).filter((side) => side !== hue).slice(0, 2);
  const standing = [
    { hue: sides[0] ?? 'amber', x: 425, r: 96 },
    { hue, x: 600, r: 172 },
    { hue: sides[1] ?? 'fjord', x: 782, r: 102 },
  ];
  const far: [Hue, number, number][] = [
    ['moss', 96, 7],
    ['heather', 182, 11],
    ['coral', 262, 6],
    ['amber', 948, 8],
    ['moss', 1030, 13],
    ['fjord', 1122, 6],
  ];
  const all = [...far.map(([own, x, r]) => ({ hue: own, x, r })), ...standing];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#050a17"/><stop offset="1" stop-color="#101a33"/></linearGradient>
<linearGradient id="fade" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<mask id="reflected"><rect y="${waterlineY}" width="${width}" height="${height - waterlineY}" fill="url(#fade)"/></mask>
${Object.entries(lights)
  .map(
    ([name, [highlight, colour, shade]]) =>
      `<radialGradient id="${name}" cx=".34" cy=".8" r="1"><stop stop-color="${highlight}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${shade}"/></radialGradient>`,
  )
  .join('\n')}
</defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>
<rect y="${waterlineY}" width="${width}" height="${height - waterlineY}" fill="#050a17"/>
<g mask="url(#reflected)">${all.map(({ hue: own, x, r }) => `<ellipse cx="${x}" cy="${waterlineY + r}" rx="${r * 0.92}" ry="${r}" fill="url(#${own})"/>`).join('')}</g>
${all.map(({ hue: own, x, r }) => `<circle cx="${x}" cy="${waterlineY - r}" r="${r}" fill="url(#${own})"/>`).join('\n')}
</svg>`;
}
