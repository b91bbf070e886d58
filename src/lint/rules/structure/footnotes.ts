import type { FootnoteDefinition, Root } from 'mdast';
import { error, type Finding, warning } from '#pipeline/finding.ts';
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import { visit } from '#pipeline/parse/visit.ts';
import type { Rule } from '../../rule.ts';
import { getOffsets } from '../../unparsed-markdown.ts';

/** Reports footnotes that visitors never see: without a number in the text, or written a second time. */
export const footnotes: Rule = {
  docs: {
    'structure/duplicate-footnote': {
      description: 'Two footnotes have the same name.',
      rationale: 'Visitors see the first one at both places, and the second one nowhere.',
      incorrect: 'Two weeks.[^1] Or three.[^1]\n\n[^1]: On average.\n\n[^1]: In summer.',
      correct: 'Two weeks.[^1] Or three.[^2]\n\n[^1]: On average.\n\n[^2]: In summer.',
    },
    'structure/unused-footnote': {
      description: 'No place of the text refers to the footnote.',
      rationale: 'Visitors never see it.',
      incorrect: 'Two weeks.\n\n[^1]: On average.',
      correct: 'Two weeks.[^1]\n\n[^1]: On average.',
    },
  },
  checkDocument: ({ source: { file }, body, tree }) =>
    body.includes('[^') ? checkFootnotes(file, body, tree) : [],
};

function checkFootnotes(file: string, body: string, tree: Root): Finding[] {
  const definitions: FootnoteDefinition[] = [];
  const usedNames = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'footnoteDefinition') definitions.push(node);
    if (node.type === 'footnoteReference') usedNames.add(node.identifier);
  });
  const toPosition = createPositionLookup(body);
  const seenNames = new Set<string>();
  return definitions.flatMap((definition) => {
    const { identifier, label } = definition;
    const name = `[^${label ?? identifier}]`;
    const { from } = getOffsets(definition);
    const start = toPosition(from);
    const end = toPosition(from + name.length);
    const isRepeated = seenNames.has(identifier);
    seenNames.add(identifier);
    if (isRepeated)
      return error(
        file,
        start,
        'structure/duplicate-footnote',
        `Another footnote is called ${name}, too, so visitors never see this one. Give it a name of its own, here and in the text.`,
        { end },
      );
    if (usedNames.has(identifier)) return [];
    return warning(
      file,
      start,
      'structure/unused-footnote',
      `Visitors never see this footnote, because the text does not refer to it. Write ${name} where it belongs, or remove it.`,
      { end },
    );
  });
}
