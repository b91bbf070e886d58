import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { error, type Finding } from '#pipeline/finding.ts';
import type { Rule } from '../../rule.ts';
import { buildExamplePage, exampleDescription, exampleTitle } from '../example-page.ts';

const note = '{ missing: "Who we are for", from: The CEO }';

/** Reports samples of fields that the document does not have. */
export const samples: Rule = {
  docs: {
    'frontmatter/sample': {
      description: 'A sample names a field that the document does not have.',
      rationale: 'The value that was meant would be published as if somebody had confirmed it.',
      example: 'document',
      incorrect: buildExamplePage(exampleTitle, exampleDescription, `samples: { descripton: ${note} }`),
      correct: buildExamplePage(exampleTitle, exampleDescription, `samples: { description: ${note} }`),
    },
  },
  checkContent: ({ siteWithInvalid }) => siteWithInvalid.documents.flatMap(checkSamples),
};

function checkSamples({ source: { file }, frontmatter, locate }: Document): Finding[] {
  const { samples: notes, ...fields } = frontmatter;
  if (!notes) return [];
  const paths = listPaths(fields);
  return Object.keys(notes)
    .filter((path) => !paths.includes(path))
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
