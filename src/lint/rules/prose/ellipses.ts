import type { Rule } from '../../rule.ts';
import { forEachSegment, reportText } from '../text-findings.ts';

export const ellipses: Rule = {
  docs: {
    'prose/ellipsis': {
      description: 'Three dots are written as three characters instead of one.',
      rationale: 'A line could end between the dots, and screen readers may read each of them aloud.',
      incorrect: 'And so on...',
      correct: 'And so on…',
      fixable: true,
    },
  },
  // More than three dots are not reported, because they have another meaning.
  checkText: forEachSegment((context, segment) =>
    [...segment.text.matchAll(/(?<!\.)\.{3}(?!\.)/g)].map(({ index }) =>
      reportText(
        context,
        segment,
        [index, index + 3],
        'prose/ellipsis',
        'Three dots are a single character. Write ….',
        { fix: { title: 'Write ….', edits: [[index, index + 3, '…']] } },
      ),
    ),
  ),
};
