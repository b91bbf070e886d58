import type { Rule } from '../../rule.ts';
import { type MaskedText, reportUnparsed, type UnparsedMarkdown } from '../../unparsed-markdown.ts';

export const unparsedHeadings: Rule = {
  docs: {
    'structure/heading-as-text': {
      description: 'A line begins with # like a heading, but has no space after it.',
      rationale: 'Visitors see the # characters, and the heading is missing in the table of contents.',
      incorrect: '##The round\n\nTwo weeks.',
      correct: '## The round\n\nTwo weeks.',
      fixable: true,
    },
  },
  checkDocument: (context) =>
    reportUnparsed(
      context,
      context.maskedTexts.flatMap((text) => findUnparsedHeadings(text, context.body)),
    ),
};

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
