import type { Nodes } from 'mdast';
import { codeLanguages, plainText } from '#pipeline/compile/code-languages.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import { type Finding, warning } from '#pipeline/finding.ts';
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import { visit } from '#pipeline/parse/visit.ts';

const known: readonly string[] = [
  ...Object.entries(codeLanguages).flatMap(([name, others]) => [name, ...others]),
  ...plainText,
];

const others = ` Write one of ${Object.keys(codeLanguages).join(', ')}, or text for what is no code.`;

/**
 * Code blocks that say a language for which there are no colours.
 * @param body MDX with blanked frontmatter, so that places are the file's, and its tree.
 */
export function checkCodeLanguages(file: string, body: string, tree: Nodes): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'code', ({ lang, position }) => {
    if (!lang || !position || known.includes(lang.toLowerCase())) return;
    const from = body.indexOf(lang, position.start.offset);
    const place = createPositionLookup(body);
    findings.push(
      warning(
        file,
        place(from),
        'code/language',
        `There are no colours for "${lang}".${didYouMean(lang, known) || others}`,
        { end: place(from + lang.length) },
      ),
    );
  });
  return findings;
}
