import { parse } from 'node:path';
import { getAssetName } from '#content/assets.ts';
import { slugify } from '#content/slugify.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, type Position, startOfFile, warning } from '#pipeline/finding.ts';
import type { ImageProblem } from '../../image-problems.ts';
import type { Rule } from '../../rule.ts';
import type { Site } from '../../site.ts';

/** Reports images that do not exist, that the build cannot use, or that are too large. */
export const imageSources: Rule = {
  docs: {
    'images/address': {
      description: 'The image is not a file in content/assets.',
      rationale:
        'An image on another site tells that site who visits the page, and can disappear at any time.',
      incorrect: '![A dot](https://example.no/dot.svg)',
      correct: '![A dot](/assets/dot.svg)',
    },
    'images/budget': {
      description: 'The image file is larger than it needs to be.',
      rationale: 'Visitors download drawings as they are, and every copy of the project contains all images.',
      example: 'described',
      incorrect: 'assets/plan.svg with 400 kB of paths',
      correct: 'assets/plan.svg with 40 kB, its paths simplified',
    },
    'images/file': {
      description: 'The file is not an image that the site can use.',
      rationale: 'Visitors would see a broken image.',
      example: 'described',
      incorrect: 'assets/logo.png, which is a text file',
      correct: 'assets/logo.png, exported as PNG',
    },
    'images/missing': {
      description: 'There is no such file in content/assets.',
      rationale: 'Visitors would see a broken image.',
      incorrect: '![A dot](/assets/dto.svg)',
      correct: '![A dot](/assets/dot.svg)',
    },
  },
  checkContent: ({ siteWithInvalid, imageProblems }) => [
    ...siteWithInvalid.documents.flatMap((document) => checkDocumentImages(siteWithInvalid, document)),
    ...[...imageProblems].map(([name, problem]) => reportImageProblem(name, problem)),
  ],
};

function checkDocumentImages(site: Site, document: Document): Finding[] {
  const { file } = document.source;
  const { cover } = document.frontmatter;
  const locateCover = () => ({ start: document.locate(['cover']), ...document.locateEnd(['cover']) });
  return [
    ...document.analysis.images.flatMap((image) => checkImageSource(site, file, image.url, () => image)),
    ...(cover ? checkImageSource(site, file, cover, locateCover) : []),
  ];
}

/** @param locate called only for a problem, because finding a position in frontmatter parses it again. */
function checkImageSource(
  site: Site,
  file: string,
  url: string,
  locate: () => { start: Position; end?: Position },
): Finding[] {
  const name = getAssetName(url);
  if (name !== undefined && site.assets.has(name)) return [];
  const { start, end } = locate();
  const report = (rule: string, message: string) => [error(file, start, rule, message, end && { end })];
  const stored = [...site.assets.keys()].find((other) => other.normalize('NFC') === name?.normalize('NFC'));
  if (name !== undefined && stored !== undefined) {
    const { name: base, ext } = parse(name);
    const renamed = `${slugify(base) ?? 'picture'}${ext}`;
    return report(
      'images/missing',
      `content/assets/${name} exists, but the letters in the name of the file are stored in another form than here, as some programs do. Rename the file to ${renamed}, and write /assets/${renamed}`,
    );
  }
  if (name !== undefined)
    return report(
      'images/missing',
      `There is no file content/assets/${name}.${didYouMean(name, site.assets.keys())}`,
    );
  const remedy = url.startsWith('/assets/')
    ? 'Write %25 for the character % itself, or rename the file without it.'
    : 'Put the file into content/assets and write /assets/name.ext.';
  return report('images/address', `"${url}" is not an image in content/assets. ${remedy}`);
}

const reportImageProblem = (name: string, { level, message }: ImageProblem): Finding =>
  level === 'error'
    ? error(`assets/${name}`, startOfFile, 'images/file', message)
    : warning(`assets/${name}`, startOfFile, 'images/budget', message);
