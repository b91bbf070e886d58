/** Builds Open Graph images, which previews of shared links show. */
import sharp from 'sharp';
import type { Hue } from '#content/collections.ts';
import { lights } from '#content/lights.ts';
import { ogImageSize } from '#content/page-data.ts';
import { type FileCache, sha256 } from '#pipeline/file-cache.ts';
import { maxImagePixels } from '#pipeline/images/inspect-image.ts';
import type { BuiltImage, ImageFile } from './build-image.ts';

const { width, height } = ogImageSize;

/** File names change with the settings, because browsers cache the files for a year. */
const settings = {
  ...ogImageSize,
  /** Without mozjpeg, which takes seven times as long for a tenth less. Only services that preview links load the file. */
  jpeg: { quality: 84 },
  paper: '#fbfaf6',
  revision: 4,
};

/**
 * Builds an Open Graph image: the centre of the cover, or a drawing of lights with the page's hue in the middle.
 * @param cache of earlier results.
 */
export async function buildOgImage(
  { hue, cover }: { hue: Hue; cover?: ImageFile | undefined },
  cache: FileCache,
): Promise<BuiltImage> {
  const source = cover ? toRenderableBytes(cover) : Buffer.from(drawLights(hue));
  const key = sha256(JSON.stringify(['share', settings, sharp.versions]), source);
  const cached = cache.getValue<BuiltImage>(key);
  if (cached) return cached;
  const src = `static/media/share-${key.slice(0, 10)}.jpg`;
  const bytes = await sharp(source, { limitInputPixels: maxImagePixels })
    .autoOrient()
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: settings.paper })
    .jpeg(settings.jpeg)
    .toBuffer();
  const built = {
    image: { src: `/${src}`, width, height, sources: [] },
    files: [{ path: src, bytes }],
  };
  cache.setValue(key, built);
  return built;
}

/** Matches the custom properties of a drawing in the light scheme. */
const lightDeclarations = /@media\s*\(prefers-color-scheme:\s*light\)\s*\{\s*:root\s*\{([^}]*)\}/;

/** Returns the bytes to render: those of a photo as they are, those of a drawing in light colours and as large as the image. */
const toRenderableBytes = ({ name, bytes }: ImageFile): Uint8Array =>
  name.endsWith('.svg') ? Buffer.from(fillImage(resolveLightColours(Buffer.from(bytes).toString()))) : bytes;

/** Replaces custom properties in a drawing by their light values, because sharp does not know them and paints them black. */
function resolveLightColours(svg: string): string {
  const [, declarations = ''] = lightDeclarations.exec(svg) ?? [];
  const values = new Map(
    declarations.split(';').map((declaration) => {
      const [property = '', value = ''] = declaration.split(':');
      return [property.trim(), value.trim()];
    }),
  );
  return svg.replace(
    /var\((--[\w-]+)\)/g,
    (reference, property: string) => values.get(property) ?? reference,
  );
}

/** Makes a drawing as large as the image. Otherwise, its parts that are cut off would be rendered too, a quarter of the time. */
const fillImage = (svg: string): string =>
  svg.replace(/<svg\b[^>]*\bviewBox="[^>]*>/, (tag) =>
    tag
      .replace(/\s(?:width|height|preserveAspectRatio)="[^"]*"/g, '')
      .replace('<svg', `<svg width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`),
  );

const waterlineY = 430;

/** Draws three lights of the logo above water at night, with distant lights on the waterline. Returns SVG. */
function drawLights(hue: Hue): string {
  const sideHues = (['amber', 'fjord', 'coral'] as const).filter((side) => side !== hue).slice(0, 2);
  const nearLights = [
    { hue: sideHues[0] ?? 'amber', x: 425, r: 96 },
    { hue, x: 600, r: 172 },
    { hue: sideHues[1] ?? 'fjord', x: 782, r: 102 },
  ];
  const distantLights: [Hue, number, number][] = [
    ['moss', 96, 7],
    ['heather', 182, 11],
    ['coral', 262, 6],
    ['amber', 948, 8],
    ['moss', 1030, 13],
    ['fjord', 1122, 6],
  ];
  const lightCircles = [...distantLights.map(([hue, x, r]) => ({ hue, x, r })), ...nearLights];
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
<g mask="url(#reflected)">${lightCircles.map(({ hue, x, r }) => `<ellipse cx="${x}" cy="${waterlineY + r}" rx="${r * 0.92}" ry="${r}" fill="url(#${hue})"/>`).join('')}</g>
${lightCircles.map(({ hue, x, r }) => `<circle cx="${x}" cy="${waterlineY - r}" r="${r}" fill="url(#${hue})"/>`).join('\n')}
</svg>`;
}
