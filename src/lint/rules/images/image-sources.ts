import { getAssetName } from '#content/assets.ts';
import type { Site } from '#lint/site.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, type Level, type Position, startOfFile, warning } from '#pipeline/finding.ts';
import type { ImageProblem } from '../../image-problems.ts';
import { findAltTextProblem } from './alt-text.ts';

/**
 * Pictures without a file, without alt text, or that the build could not use.
 * @param problems by name of the asset.
 */
export function checkImages(site: Site, problems: ReadonlyMap<string, ImageProblem>): Finding[] {
  return [
    ...site.documents.flatMap((document) => checkDocumentImages(site, document)),
    ...[...problems].map(([name, { level, message }]) =>
      level === 'error'
        ? error(`assets/${name}`, startOfFile, 'images/file', message)
        : warning(`assets/${name}`, startOfFile, 'images/budget', message),
    ),
  ];
}

function checkDocumentImages(site: Site, document: Document): Finding[] {
  const { file } = document.source;
  const findings: Finding[] = [];
  for (const image of document.analysis.images) {
    findings.push(...checkImageSource(site, file, image.url, () => image));
    if (image.alt.trim() === '')
      findings.push(
        error(
          file,
          image.words?.start ?? image.start,
          'images/alt',
          'The picture has no alt text. Say in a few words what it shows, for those who do not see it.',
          { end: image.words?.end ?? image.end },
        ),
      );
    else findings.push(...checkAltText(file, image.alt, () => image.words ?? image));
  }
  const { cover } = document.frontmatter;
  const whereIs =
    (field: string): Where =>
    () => ({ place: document.locate([field]), ...document.locateEnd([field]) });
  if (cover) findings.push(...checkImageSource(site, file, cover, whereIs('cover')));
  for (const field of ['coverAlt', 'videoAlt'] as const) {
    const alt = (document.frontmatter as Partial<Record<string, unknown>>)[field];
    if (typeof alt === 'string') findings.push(...checkAltText(file, alt, whereIs(field)));
  }
  return findings;
}

/** Asked only where something is wrong: frontmatter is parsed for it. */
type Where = () => { place: Position; end?: Position };

function checkAltText(file: string, alt: string, where: Where): Finding[] {
  const problem = findAltTextProblem(alt);
  if (!problem) return [];
  const { place, end } = where();
  return [warning(file, place, 'images/alt-words', problem, end && { end })];
}

function checkImageSource(site: Site, file: string, url: string, where: Where): Finding[] {
  const name = getAssetName(url);
  if (name !== undefined && site.assets.has(name)) return [];
  const { place, end } = where();
  const more = end && { end };
  if (name !== undefined)
    return [
      error(
        file,
        place,
        'images/missing',
        `There is no file content/assets/${name}.${didYouMean(name, site.assets.keys())}`,
        more,
      ),
    ];
  const wayOut = url.startsWith('/assets/')
    ? 'Write %25 for the character % itself, or rename the file without it.'
    : 'Put the file into content/assets and write /assets/name.ext.';
  return [error(file, place, 'images/address', `"${url}" is not a picture of the content. ${wayOut}`, more)];
}
