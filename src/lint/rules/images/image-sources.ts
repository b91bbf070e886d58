import { parse } from 'node:path';
import { getAssetName } from '#content/assets.ts';
import { listFrontmatterImages } from '#content/frontmatter-images.ts';
import { slugify } from '#content/text/slugify.ts';
import { didYouMean, findNearest } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding, type Position, startOfFile, warning } from '#pipeline/finding.ts';
import { toOffset } from '#pipeline/parse/positions.ts';
import type { DocumentSource } from '#pipeline/read/content-folder.ts';
import { decodeUri } from '../../decode-uri.ts';
import type { ImageProblem, ImageResult } from '../../inspect-images.ts';
import type { Rule } from '../../rule.ts';
import type { Site } from '../../site.ts';
import { describeOtherHyphen, replaceOtherHyphens } from '../links/url-typos.ts';

/** Reports images that do not exist, that the build cannot use, or that are too large. */
export const imageSources: Rule = {
  docs: {
    'images/address': {
      description: 'The image is not a file in content/assets.',
      rationale:
        'An image on another site tells that site who visits the page, and can disappear at any time.',
      incorrect: '![A dot](https://example.no/dot.svg)',
      correct: '![A dot](/assets/dot.svg)',
      fixable: true,
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
    'images/small': {
      description: 'The picture has fewer pixels than its place on the page.',
      rationale: 'Browsers enlarge it, so visitors see it blurred.',
      example: 'described',
      incorrect: 'a cover that is 480 pixels wide',
      correct: 'a cover that is 1200 pixels wide or more',
    },
    'images/unused': {
      description: 'No document shows the picture.',
      rationale: 'Every copy of the project contains it, and nobody knows whether it may be deleted.',
      example: 'described',
      incorrect: 'assets/old-logo.png, which no text refers to',
      correct: 'assets holds only pictures that are shown',
    },
    'images/missing': {
      description: 'There is no such file in content/assets.',
      rationale: 'Visitors would see a broken image.',
      incorrect: '![A dot](/assets/dto.svg)',
      correct: '![A dot](/assets/dot.svg)',
      fixable: true,
    },
  },
  checkContent: ({ siteWithInvalid, images, invalidFiles }) => [
    ...siteWithInvalid.documents.flatMap((document) => [
      ...checkDocumentImages(siteWithInvalid, document),
      ...findSmallImages(document, images),
    ]),
    ...[...images].flatMap(([name, { problem }]) => (problem ? [reportImageProblem(name, problem)] : [])),
    // A document that cannot be read may show any of them.
    ...(invalidFiles.size > 0 ? [] : findUnusedImages(siteWithInvalid, images)),
  ],
};

/** Widths in CSS pixels at which pictures are shown on a wide screen. */
const coverWidth = 1200;
const columnWidth = 640;

/** Reports pictures that are enlarged, because they fill the width of their place. */
function findSmallImages(document: Document, images: ReadonlyMap<string, ImageResult>): Finding[] {
  const { source, analysis, frontmatter, locate, locateEnd } = document;
  const report = (
    url: string,
    place: string,
    minWidth: number,
    findPosition: () => { start: Position; end?: Position },
  ): Finding[] => {
    const width = images.get(getAssetName(url) ?? '')?.width;
    if (width === undefined || width >= minWidth) return [];
    const { start, end } = findPosition();
    const message = `${url} is ${width} pixels wide, but ${place} up to ${minWidth}, so it is blurred. Export it at least ${minWidth} pixels wide.`;
    return [warning(source.file, start, 'images/small', message, end && { end })];
  };
  const { cover } = frontmatter;
  return [
    ...analysis.images.flatMap((image) =>
      report(image.url, 'a picture in the text is shown', columnWidth, () => image),
    ),
    ...(cover
      ? report(cover, 'a cover is shown', coverWidth, () => ({
          start: locate(['cover']),
          ...locateEnd(['cover']),
        }))
      : []),
  ];
}

/** Reports pictures that nothing shows, except those that are reported for another reason. */
function findUnusedImages({ documents, assets }: Site, images: ReadonlyMap<string, ImageResult>): Finding[] {
  const shownNames = new Set(
    documents.flatMap(({ analysis, frontmatter }) =>
      [
        ...analysis.images.map(({ url }) => url),
        ...listFrontmatterImages(frontmatter).map(([, url]) => url),
      ].map((url) =>
        // A picture with a mistake in its address is not unused.
        replaceOtherHyphens(getAssetName(url) ?? getLocalName(url) ?? ''),
      ),
    ),
  );
  const meantNames = new Set(
    [...shownNames].map((name) => (assets.has(name) ? name : findNearest(name, assets.keys()))),
  );
  // The link to a file whose name has spaces may be text.
  const isNamed = (name: string) =>
    documents.some(({ source }) => source.text.normalize('NFC').includes(name.normalize('NFC')));
  return [...assets.keys()]
    .filter((name) => !meantNames.has(name) && !images.get(name)?.problem && !isNamed(name))
    .map((name) =>
      warning(
        `assets/${name}`,
        startOfFile,
        'images/unused',
        'No document shows this picture. Show it, or delete the file.',
      ),
    );
}

function checkDocumentImages(site: Site, document: Document): Finding[] {
  const { source } = document;
  const { frontmatter } = document;
  const locateField = (name: string) => () => ({
    start: document.locate([name]),
    ...document.locateEnd([name]),
  });
  return [
    ...document.analysis.images.flatMap((image) => checkImageSource(site, source, image.url, () => image)),
    ...listFrontmatterImages(frontmatter).flatMap(([name, url]) =>
      checkImageSource(site, source, url, locateField(name)),
    ),
  ];
}

/** @param locate called only for a problem, because finding a position in frontmatter parses it again. */
function checkImageSource(
  site: Site,
  { file, text }: DocumentSource,
  url: string,
  locate: () => { start: Position; end?: Position },
): Finding[] {
  const name = getAssetName(url);
  if (name !== undefined && site.assets.has(name)) return [];
  const { start, end } = locate();
  /** @param replacement the URL that was meant, if it is certain. */
  const report = (rule: string, message: string, replacement?: string) => {
    const from = replacement === undefined ? undefined : toOffset(text, start);
    // A file may contain the URL in another form, such as with entities, which is not safe to edit.
    const fix = from !== undefined &&
      replacement !== undefined &&
      text.startsWith(url, from) && {
        title: `Write ${replacement}.`,
        edits: [{ from, to: from + url.length, text: replacement }],
      };
    return [error(file, start, rule, message, { ...(end && { end }), ...(fix && { fix }) })];
  };
  const stored = [...site.assets.keys()].find((other) => other.normalize('NFC') === name?.normalize('NFC'));
  if (name !== undefined && stored !== undefined) {
    const { name: base, ext } = parse(name);
    const renamed = `${slugify(base) ?? 'picture'}${ext}`;
    return report(
      'images/missing',
      `content/assets/${name} exists, but the letters in the name of the file are stored in another form than here, as some programs do. Rename the file to ${renamed}, and write /assets/${renamed}`,
    );
  }
  const plainName = name && replaceOtherHyphens(name);
  if (plainName !== undefined && site.assets.has(plainName)) {
    const replacement = `/assets/${encodeURI(plainName)}`;
    return report('images/missing', describeOtherHyphen(url, replacement), replacement);
  }
  if (name !== undefined) {
    const sameLetters = [...site.assets.keys()].find((other) => other.toLowerCase() === name.toLowerCase());
    return report(
      'images/missing',
      `There is no file content/assets/${name}.${didYouMean(name, site.assets.keys())}`,
      sameLetters && `/assets/${encodeURI(sameLetters)}`,
    );
  }
  if (url.startsWith('/assets/'))
    return report(
      'images/address',
      `"${url}" is not an image in content/assets. Write %25 for the character % itself, or rename the file without it.`,
    );
  const localName = getLocalName(url);
  if (localName !== undefined && site.assets.has(localName)) {
    const replacement = `/assets/${encodeURI(localName)}`;
    return report(
      'images/address',
      `"${url}" is not how a picture of content/assets is written. Write ${replacement}`,
      replacement,
    );
  }
  return report(
    'images/address',
    `"${url}" is not an image in content/assets. Put the file into content/assets and write /assets/${localName ?? 'name.ext'}.${didYouMean(localName ?? '', site.assets.keys())}`,
  );
}

/** Returns the file name of a path: `../../assets/dot.svg`, `C:\\Pictures\\dot.svg`. Undefined for other sites. */
function getLocalName(url: string): string | undefined {
  const isRemote = /^(?:[a-z][a-z0-9+.-]+:|\/\/)/i.test(url) && !/^file:/i.test(url);
  const name = decodeUri(url.split(/[/\\]/).at(-1) ?? '');
  return isRemote || parse(name).ext === '' ? undefined : name;
}

const reportImageProblem = (name: string, { level, message }: ImageProblem): Finding =>
  level === 'error'
    ? error(`assets/${name}`, startOfFile, 'images/file', message)
    : warning(`assets/${name}`, startOfFile, 'images/budget', message);
