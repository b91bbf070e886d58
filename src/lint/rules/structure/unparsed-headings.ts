import { visit } from '#pipeline/parse/visit.ts';
import type { DocumentContext, Rule } from '../../rule.ts';
import {
  getOffsets,
  type MaskedText,
  reportUnparsed,
  type UnparsedMarkdown,
} from '../../unparsed-markdown.ts';

export const unparsedHeadings: Rule = {
  docs: {
    'structure/heading-as-text': {
      description: 'A line begins with # like a heading, but has no space after it.',
      rationale: 'Visitors see the # characters, and the heading is missing in the table of contents.',
      incorrect: '##The round\n\nTwo weeks.',
      correct: '## The round\n\nTwo weeks.',
      fixable: true,
    },
    'structure/underlined-heading': {
      description: 'A line of hyphens directly below a text makes a heading of it.',
      rationale:
        'Visitors see a whole paragraph in large letters, and read it again in the table of contents.',
      incorrect: 'The table has three columns.\n---',
      correct: 'The table has three columns.\n\n---',
    },
  },
  checkDocument: (context) =>
    reportUnparsed(context, [
      ...context.maskedTexts.flatMap((text) => findUnparsedHeadings(text, context.body)),
      ...findUnderlinedHeadings(context),
    ]),
};

function findUnderlinedHeadings({ tree, body }: DocumentContext): UnparsedMarkdown[] {
  const headings: UnparsedMarkdown[] = [];
  visit(tree, 'heading', (node) => {
    const { from, to } = getOffsets(node);
    const source = body.slice(from, to);
    // A heading of the first level, which === makes, has its own rule, and so has frontmatter below an empty line.
    const isBetweenLines = /^-{3,}[ \t]*\n$/m.test(body.slice(0, from).slice(-20));
    if (node.depth !== 2 || isBetweenLines || !/\n[ >]*-+[ \t]*$/.test(source)) return;
    headings.push({
      rule: 'structure/underlined-heading',
      level: 'warning',
      message:
        'The line of hyphens below makes a heading of this text. Write an empty line before the hyphens, or ## before a heading instead of them.',
      from,
      to,
    });
  });
  return headings;
}

/**
 * Matches `##Heading`. A single # without a space begins a number or a name, as in #5. A non-breaking space is not a
 * space to Markdown.
 */
const missingSpace = /(?<=(?:^|\n)[ >]*)(#{2,6}(?=[\p{L}\p{N}“«¿¡*_(])|#{1,6}(?=\u00A0))(\u00A0*)/gu;

function findUnparsedHeadings({ text, from }: MaskedText, body: string): UnparsedMarkdown[] {
  return [...text.matchAll(missingSpace)].map(({ index, 0: match, 1: hashes = '' }) => {
    const start = from + index;
    const lineEnd = text.indexOf('\n', index);
    const words = body.slice(start + match.length, from + (lineEnd === -1 ? text.length : lineEnd)).trimEnd();
    return {
      rule: 'structure/heading-as-text',
      message: `This is not a heading, because there is no space after ${hashes}. Write ${hashes} ${words}`,
      from: start,
      to: start + match.length + words.length,
      fix: {
        title: `Write a space after ${hashes}.`,
        edits: [{ from: start + hashes.length, to: start + match.length, text: ' ' }],
      },
    };
  });
}
