import type { Rule } from '../../rule.ts';
import { forEachSegment, reportText } from '../text-findings.ts';

/** Matches a decimal point before a unit. Times (00.20) and versions (WCAG 2.2) have no unit after them. */
const decimalPoint =
  /(?<![\d.,])(\d+)\.(\d+)(?=[ \u00A0]?%|[ \u00A0](?:prosent|million(?:er)?|milliard(?:er)?|tusen|kroner|kr|kg|gram|km|meter|cm|mm|liter|timer|minutter|sekunder|år|ganger|poeng|GB|MB|kB)(?![\p{L}\d]))/gu;
/** Matches a percent sign that touches its number, but not one in a code such as `50%20`. */
const joinedPercent = /(?<=\d)%(?![\d\p{L}])/gu;

/** Reports numbers in Norwegian texts that are written as in English. */
export const norwegianNumbers: Rule = {
  docs: {
    'prose/norwegian-number': {
      description: 'A number in a Norwegian text is written as in English.',
      rationale: 'In Norwegian a point separates thousands, so readers may take 3.5 for something else.',
      example: 'described',
      incorrect: 'Den er 3.5 millioner verdt, 50% mer enn før.',
      correct: 'Den er 3,5 millioner verdt, 50 % mer enn før.',
      fixable: true,
    },
  },
  checkText: forEachSegment((context, segment) => {
    if (segment.language !== 'no') return [];
    const { text, nonBreakingSpace } = segment;
    return [
      ...[...text.matchAll(decimalPoint)].flatMap(({ index, 0: match, 1: whole = '', 2: decimals = '' }) => {
        const message = `Norwegian has a comma before decimals: ${whole},${decimals}.`;
        const point = index + whole.length;
        return reportText(
          context,
          segment,
          [index, index + match.length],
          'prose/norwegian-number',
          message,
          { fix: { title: 'Write a comma.', edits: [[point, point + 1, ',']] } },
        );
      }),
      ...[...text.matchAll(joinedPercent)].flatMap(({ index }) =>
        reportText(
          context,
          segment,
          [index, index + 1],
          'prose/norwegian-number',
          'Norwegian has a space before the percent sign. Write a non-breaking space.',
          { fix: { title: 'Write a non-breaking space.', edits: [[index, index, nonBreakingSpace]] } },
        ),
      ),
    ];
  }),
};
