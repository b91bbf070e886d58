import type { Rule } from '../../rule.ts';
import { forEachSegment, reportText } from '../text-findings.ts';

/** Matches "og" where only "å" can be, after words that an infinitive follows: «lurt og spørre», «trenger og bli». */
const andBeforeInfinitive =
  /(?<!\p{L})(?:lurt|trenger|ønsker|pleier|klarer|greier|(?:lov|råd|tid|lyst|nødt|lett for|i stand|kommer) til|uten) (og) (?:\p{Ll}{2,}e|bli|få|gå|se|gi|ta|ha|stå|dra|si|tro|bo|la|be)(?!\p{L})/gu;

/** Reports the Norwegian «og» before an infinitive, which sounds the same as «å». */
export const norwegianInfinitives: Rule = {
  docs: {
    'prose/infinitive': {
      description: 'A Norwegian infinitive has «og» before it instead of «å».',
      rationale: 'It is one of the mistakes that readers notice first.',
      example: 'described',
      incorrect: 'Det er lurt og spørre først.',
      correct: 'Det er lurt å spørre først.',
      fixable: true,
    },
  },
  checkText: forEachSegment((context, segment) => {
    if (segment.language !== 'no') return [];
    return [...segment.text.matchAll(andBeforeInfinitive)].map(({ index, 0: match }) => {
      const from = index + match.indexOf(' og ') + 1;
      const range = [from, from + 'og'.length] as const;
      return reportText(context, segment, range, 'prose/infinitive', 'Write «å» before an infinitive.', {
        fix: { title: 'Write å.', edits: [[...range, 'å']] },
      });
    });
  }),
};
