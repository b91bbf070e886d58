import type { Document } from '#pipeline/document.ts';
import { error, type Finding, warning } from '#pipeline/finding.ts';
import type { Image } from '#pipeline/parse/body-analysis/analyze-body.ts';
import type { Rule } from '../../rule.ts';

export const altText: Rule = {
  docs: {
    'images/alt': {
      description: 'The image has no alt text.',
      rationale: 'Visitors who cannot see the image do not learn what it shows.',
      incorrect: '![](/assets/dot.svg)',
      correct: '![A dot](/assets/dot.svg)',
    },
    'images/alt-words': {
      description: 'The alt text is the name of a file, or says that the image is an image.',
      rationale:
        'Screen readers say "image" themselves, and the name of a file says nothing about what it shows.',
      incorrect: '![Image of a dot](/assets/dot.svg)',
      correct: '![A dot](/assets/dot.svg)',
    },
  },
  checkContent: ({ siteWithInvalid }) =>
    siteWithInvalid.documents.flatMap((document) => [
      ...document.analysis.images.flatMap((image) => checkImage(document.source.file, image)),
      ...checkAltFields(document),
    ]),
};

function checkImage(file: string, image: Image): Finding[] {
  const { start, end } = image.altRange ?? image;
  if (image.alt.trim() === '')
    return [
      error(
        file,
        start,
        'images/alt',
        'The image has no alt text. Describe in a few words what it shows, for visitors who cannot see it.',
        { end },
      ),
    ];
  const problem = findAltTextProblem(image.alt, image.url);
  return problem ? [warning(file, start, 'images/alt-words', problem, { end })] : [];
}

function checkAltFields({ source, frontmatter, locate, locateEnd }: Document): Finding[] {
  return (['coverAlt', 'videoAlt'] as const).flatMap((field) => {
    const alt = (frontmatter as Partial<Record<string, unknown>>)[field];
    const problem = typeof alt === 'string' && findAltTextProblem(alt);
    if (!problem) return [];
    return [warning(source.file, locate([field]), 'images/alt-words', problem, locateEnd([field]))];
  });
}

const fileName = /^[\w%.-]+\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
/** Names that cameras and programs give to files, with or without an extension. */
const cameraFileName = /^(?:IMG|DSC|DSCN|PXL|image|bilde|screenshot|skjermbilde)[-_ ]?\d[\w.-]*$/i;
const meaninglessText =
  /^(?:image|picture|photo|photograph|graphic|screenshot|bilde|foto|fotografi|skjermbilde|illustrasjon|illustration)$/i;
const redundantOpening =
  /^(?:an? |the |et |en )?(?:image|picture|photo|photograph|graphic|bilde|foto|fotografi|illustrasjon|illustration) (?:of|showing|that shows|av|som viser) /i;

/** Describes the problem of a text that is not empty. Returns undefined if there is none. */
function findAltTextProblem(alt: string, url = ''): string | undefined {
  const text = alt.trim();
  const isNameOfFile = /[-_]/.test(text) && url.endsWith(`/${text}${url.slice(url.lastIndexOf('.'))}`);
  if (isNameOfFile || fileName.test(text) || cameraFileName.test(text))
    return `The alt text "${text}" is the name of a file. Describe in a few words what the image shows.`;
  if (meaninglessText.test(text))
    return `The alt text "${text}" says only that there is an image. Describe in a few words what it shows.`;
  const opening = redundantOpening.exec(text)?.[0];
  if (opening)
    return `Screen readers already say that it is an image. Remove "${opening.trim()}", and begin with what it shows.`;
  return undefined;
}
