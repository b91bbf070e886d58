import { assetName } from '#content/assets.ts';
import { error, type Finding, type Place, startOfFile } from '../finding.ts';
import { didYouMean } from '../suggest.ts';
import type { Document } from '../validate.ts';
import type { Site } from './site.ts';

/**
 * Pictures without a file, without alt text, or that the build could not use.
 * @param problems asset name to what is wrong with the file, in a sentence.
 */
export function imageFindings(site: Site, problems: ReadonlyMap<string, string>): Finding[] {
  return [
    ...site.documents.flatMap((document) => documentFindings(site, document)),
    ...[...problems].map(([name, problem]) => error(`assets/${name}`, startOfFile, 'images/file', problem)),
  ];
}

function documentFindings(site: Site, document: Document): Finding[] {
  const { file } = document.source;
  const findings: Finding[] = [];
  for (const image of document.facts.images) {
    findings.push(...fileFindings(site, file, image.url, image.place));
    if (image.alt.trim() === '')
      findings.push(
        error(
          file,
          image.place,
          'images/alt',
          'The picture has no alt text. Say in a few words what it shows, for those who do not see it.',
        ),
      );
  }
  const { cover } = document.frontmatter;
  if (cover) findings.push(...fileFindings(site, file, cover, document.locate(['cover'])));
  return findings;
}

function fileFindings(site: Site, file: string, url: string, place: Place): Finding[] {
  const name = assetName(url);
  if (name !== undefined && site.assets.has(name)) return [];
  if (name !== undefined)
    return [
      error(
        file,
        place,
        'images/missing',
        `There is no file content/assets/${name}.${didYouMean(name, site.assets.keys())}`,
      ),
    ];
  const wayOut = url.startsWith('/assets/')
    ? 'Write %25 for the character % itself, or rename the file without it.'
    : 'Put the file into content/assets and write /assets/name.ext.';
  return [error(file, place, 'images/address', `"${url}" is not a picture of the content. ${wayOut}`)];
}
