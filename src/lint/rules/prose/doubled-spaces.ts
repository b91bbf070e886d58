import { toSourceEdit } from '../../prose/text-segment.ts';
import type { Rule } from '../../rule.ts';
import { forEachSegment, reportText } from '../text-findings.ts';

export const doubledSpaces: Rule = {
  docs: {
    'prose/doubled-space': {
      description: 'There is more than one space between two words.',
      rationale: 'The page does not show it, but browser tabs, search results and shared links do.',
      incorrect: 'One  team.',
      correct: 'One team.',
      fixable: true,
    },
  },
  checkText: forEachSegment((context, segment) => {
    // Spaces in a table align its columns, and spaces at the end of a line are a line break.
    if (segment.kind === 'cell') return [];
    return [...segment.text.matchAll(/(?<=\S) {2,}(?=\S)/g)].flatMap(({ index, 0: spaces }) => {
      const range = [index, index + spaces.length] as const;
      // A comment or a tag between the spaces is not part of the text: a {/* … */} b.
      if (!toSourceEdit(segment, ...range, ' ')) return [];
      const message = `There are ${spaces.length} spaces instead of one. Write one.`;
      return reportText(context, segment, range, 'prose/doubled-space', message, {
        fix: { title: 'Leave one space.', edits: [[...range, ' ']] },
      });
    });
  }),
};
