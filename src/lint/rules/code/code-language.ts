import type { Root } from 'mdast';
import { codeLanguages, plainTextNames } from '#pipeline/compile/code-languages.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import { type Finding, warning } from '#pipeline/finding.ts';
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import { visit } from '#pipeline/parse/visit.ts';
import type { Rule } from '../../rule.ts';

const knownNames: readonly string[] = [
  ...Object.entries(codeLanguages).flatMap(([name, aliases]) => [name, ...aliases]),
  ...plainTextNames,
];

export const codeLanguage: Rule = {
  docs: {
    'code/language': {
      description: 'A code block names a language that the site cannot highlight.',
      rationale:
        'Its code is shown in one colour and is harder to read. Most often the name is only misspelt.',
      incorrect: '```typscript\nconst answer = 42;\n```',
      correct: '```typescript\nconst answer = 42;\n```',
    },
  },
  checkDocument: ({ source, body, tree }) => checkCodeLanguages(source.file, body, tree),
};

function checkCodeLanguages(file: string, body: string, tree: Root): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'code', ({ lang, position }) => {
    if (!lang || !position || knownNames.includes(lang.toLowerCase())) return;
    const from = body.indexOf(lang, position.start.offset);
    const toPosition = createPositionLookup(body);
    const hint =
      didYouMean(lang, knownNames) ||
      ` Write one of ${Object.keys(codeLanguages).join(', ')}, or text for anything that is not code.`;
    const message = `There is no highlighting for "${lang}".${hint}`;
    findings.push(
      warning(file, toPosition(from), 'code/language', message, { end: toPosition(from + lang.length) }),
    );
  });
  return findings;
}
