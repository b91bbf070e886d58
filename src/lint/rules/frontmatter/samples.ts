import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding } from '#pipeline/finding.ts';
import type { Rule } from '../../rule.ts';

/** Reports samples of fields that the document does not have. */
export const samples: Rule = {
  docs: {
    'frontmatter/sample': {
      description: 'A sample names a field that the document does not have.',
      rationale: 'The value that was meant would be published as if somebody had confirmed it.',
      example: 'described',
      incorrect: 'samples: { descripton: { missing: "Who we are for", from: The CEO } }',
      correct: 'samples: { description: { missing: "Who we are for", from: The CEO } }, in both languages',
    },
  },
  checkContent: ({ siteWithValidFields, content }) => [
    ...siteWithValidFields.documents.flatMap((document) => checkSamples(document)),
    ...content.invalidDocuments
      .filter(({ hasValidFields }) => !hasValidFields)
      .flatMap((document) => checkSamples(document, (field) => isWritten(document, field))),
  ],
};

/** Returns true if the frontmatter has a field, although an error may keep it from being read. */
const isWritten = ({ source }: Document, field: string): boolean =>
  source.text.split('\n').some((line) => line.startsWith(`${field}:`));

/** @param isIgnored true for fields of which nothing is known, because they have errors. */
function checkSamples(
  { source: { file }, frontmatter, locate }: Document,
  isIgnored: (field: string) => boolean = () => false,
): Finding[] {
  const { samples: notes, ...fields } = frontmatter;
  if (!notes) return [];
  const paths = listPaths(fields);
  return Object.keys(notes)
    .filter((path) => !paths.includes(path) && !isIgnored(path.split('.')[0] ?? path))
    .map((path) =>
      error(
        file,
        locate(['samples', path]),
        'frontmatter/sample',
        `"${path}" is not a field of this document.${didYouMean(path, paths) || ` It has ${paths.join(', ')}.`}`,
      ),
    );
}

/** Lists the paths of all fields: `project`, `project.client`. */
const listPaths = (fields: object, prefix = ''): string[] =>
  Object.entries(fields).flatMap(([name, value]: [string, unknown]) => [
    `${prefix}${name}`,
    ...(value !== null && typeof value === 'object' && !Array.isArray(value)
      ? listPaths(value, `${prefix}${name}.`)
      : []),
  ]);
