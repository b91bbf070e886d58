import { error } from '#pipeline/finding.ts';
import type { Rule } from '../../rule.ts';

/** Reports code in a document: imports, exports and expressions in braces. */
export const expressions: Rule = {
  docs: {
    'mdx/expression': {
      description: 'Braces contain code in MDX, and this code uses names that are not defined.',
      rationale: 'The page would break, or the words would be missing.',
      incorrect: 'Write {name} where the name goes.',
      correct: 'Write \\{name} where the name goes.',
    },
    'mdx/module': {
      description: 'The document imports or exports something.',
      rationale:
        'Documents contain text only. Author components work without an import, and other code would run in the browser of every visitor.',
      incorrect: "import { Callout } from './callout'\n\n<Callout>Closed in July.</Callout>",
      correct: '<Callout>Closed in July.</Callout>',
    },
  },
  checkDocument: ({ source: { file }, analysis }) => [
    ...analysis.importsAndExports.map(({ source, start, end }) =>
      error(file, start, 'mdx/module', describeModule(source), { end }),
    ),
    ...analysis.expressions.map(({ source, freeVariables, start, end }) =>
      error(file, start, 'mdx/expression', describeExpression(source, freeVariables), { end }),
    ),
  ],
};

const describeModule = (source: string): string =>
  source.trimStart().startsWith('import')
    ? 'A document cannot import. Author components work without it: remove the line.'
    : 'A document cannot export. Write its data into the frontmatter, and remove the line.';

function describeExpression(source: string, freeVariables: readonly string[]): string {
  const expression = `{${abbreviate(source)}}`;
  const names = freeVariables.map((name) => `"${name}"`).join(' or ');
  const escaped = expression.replaceAll('{', '\\{');
  return names
    ? `${expression} is code in MDX, and nothing defines ${names}. To show it as text, write ${escaped}.`
    : `${expression} is code in MDX, and documents cannot contain code. Write its result as text; to show the braces, write ${escaped}.`;
}

/** Characters of code that a message quotes. */
const maxQuotedCharacters = 40;

const abbreviate = (source: string): string => {
  const line = source.replace(/\s+/g, ' ').trim();
  return line.length > maxQuotedCharacters ? `${line.slice(0, maxQuotedCharacters)}…` : line;
};
