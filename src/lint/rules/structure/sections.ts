import { warning } from '#pipeline/finding.ts';
import type { Rule } from '../../rule.ts';

/** A longer bold paragraph is a sentence rather than a heading. */
const maxHeadingCharacters = 80;

/** Reports headings without text below them, and bold paragraphs that look like headings. */
export const sections: Rule = {
  docs: {
    'structure/bold-heading': {
      description: 'A bold line is used as a heading.',
      rationale:
        'It is missing in the table of contents, nothing can link to it, and screen readers skip it.',
      incorrect: '**What it costs**\n\nA good deal.',
      correct: '## What it costs\n\nA good deal.',
    },
    'structure/empty-section': {
      description: 'No text follows a heading before the next heading, or before the end of the document.',
      rationale: 'Visitors who jump to the heading find nothing there.',
      incorrect: '## The round\n\n## Its price\n\nText.',
      correct: '## The round\n\nText.\n\n## Its price\n\nText.',
    },
  },
  checkDocument: ({ source: { file, text: source }, analysis: { outline, boldParagraphs } }) => [
    ...outline
      .filter(({ isEmpty }) => isEmpty)
      .map(({ start, end }) =>
        warning(
          file,
          start,
          'structure/empty-section',
          'No text follows this heading. Write the text, or remove the heading.',
          { end },
        ),
      ),
    ...boldParagraphs.filter(looksLikeHeading).map(({ text, start, end, from }) => {
      const heading = outline.findLast((other) => other.from < from);
      const betweenLines = source.split('\n').slice(heading?.end.line ?? 0, start.line - 1);
      const isFirst = !heading || betweenLines.every((line) => line.trim() === '');
      const depth = Math.min((heading?.depth ?? 1) + 1, 6);
      // A section with text may end here or go on, and only the writer knows.
      const advice =
        isFirst || depth === 2
          ? `Write ${'#'.repeat(depth)} ${text}`
          : `Write ${'#'.repeat(depth - 1)} ${text}, or ${'#'.repeat(depth)} if it is part of the section above.`;
      return warning(
        file,
        start,
        'structure/bold-heading',
        `A bold line is not a heading: it is missing in the table of contents, and screen readers skip it. ${advice}`,
        { end },
      );
    }),
  ],
};

const looksLikeHeading = ({ text }: { text: string }): boolean =>
  text.length <= maxHeadingCharacters && !/[.!:;,…]$/.test(text);
