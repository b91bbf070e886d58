import { assetName } from '#content/assets.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import { error, type Finding, type Level, type Place, startOfFile, warning } from '#pipeline/finding.ts';
import type { Document } from '#pipeline/validate/validate-document.ts';
import type { Site } from '../site.ts';
import { altProblem } from './alt-text.ts';

/** What is wrong with a file, in a sentence: an error where the build could not use it. */
export interface PictureProblem {
  level: Level;
  message: string;
}

/**
 * Pictures without a file, without alt text, or that the build could not use.
 * @param problems by name of the asset.
 */
export function imageFindings(site: Site, problems: ReadonlyMap<string, PictureProblem>): Finding[] {
  return [
    ...site.documents.flatMap((document) => documentFindings(site, document)),
    ...[...problems].map(([name, { level, message }]) =>
      level === 'error'
        ? error(`assets/${name}`, startOfFile, 'images/file', message)
        : warning(`assets/${name}`, startOfFile, 'images/budget', message),
    ),
  ];
}

function documentFindings(site: Site, document: Document): Finding[] {
  const { file } = document.source;
  const findings: Finding[] = [];
  for (const image of document.facts.images) {
    findings.push(...fileFindings(site, file, image.url, () => image));
    if (image.alt.trim() === '')
      findings.push(
        error(
          file,
          image.words?.place ?? image.place,
          'images/alt',
          'The picture has no alt text. Say in a few words what it shows, for those who do not see it.',
          { end: image.words?.end ?? image.end },
        ),
      );
    else findings.push(...altFindings(file, image.alt, () => image.words ?? image));
  }
  const { cover } = document.frontmatter;
  const whereIs =
    (field: string): Where =>
    () => ({ place: document.locate([field]), ...document.ending([field]) });
  if (cover) findings.push(...fileFindings(site, file, cover, whereIs('cover')));
  for (const field of ['coverAlt', 'videoAlt'] as const) {
    const alt = (document.frontmatter as Partial<Record<string, unknown>>)[field];
    if (typeof alt === 'string') findings.push(...altFindings(file, alt, whereIs(field)));
  }
  return findings;
}

/** Asked only where something is wrong: frontmatter is parsed for it. */
type Where = () => { place: Place; end?: Place };

function altFindings(file: string, alt: string, where: Where): Finding[] {
  const problem = altProblem(alt);
  if (!problem) return [];
  const { place, end } = where();
  return [warning(file, place, 'images/alt-words', problem, end && { end })];
}

function fileFindings(site: Site, file: string, url: string, where: Where): Finding[] {
  const name = assetName(url);
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
