import type { Rule } from '../../rule.ts';
import { forEachSegment, reportText } from '../text-findings.ts';

/**
 * Matches "an website" and "a app", between small letters only, because the sound of an abbreviation is not known. Words that
 * begin with h, u, eu, ew or one are left out, whose sound differs from their first letter.
 */
const wrongArticle =
  /(?<![\p{L}’'-])(?:(an) (?=[bcdfgjklmnpqrstvwyz][aeiouylr][a-z]+\b)|(a) (?=(?:[ai][a-z]|e(?![uw])[a-z]|o(?!ne|nce|ui)[a-z])[a-z]+\b))/giu;

/** Reports the English article that does not fit the next word. */
export const englishArticles: Rule = {
  docs: {
    'prose/article': {
      description: 'The article is "a" before a vowel, or "an" before a consonant.',
      rationale: 'Readers stumble, and take the text for careless.',
      incorrect: 'We build an website and a app.',
      correct: 'We build a website and an app.',
      fixable: true,
    },
  },
  checkText: forEachSegment((context, segment) => {
    if (segment.language !== 'en') return [];
    return [...segment.text.matchAll(wrongArticle)].flatMap(({ index, 1: an, 2: a }) => {
      const written = an ?? a ?? '';
      const correct = an === undefined ? `${written}n` : written.slice(0, 1);
      const range = [index, index + written.length] as const;
      // "grade a is", "vitamin a or".
      if (
        a !== undefined &&
        /^(?:and|as|at|in|into|is|if|it|or|of|on|are)\b/i.test(segment.text.slice(index + 2))
      )
        return [];
      return reportText(context, segment, range, 'prose/article', `Write "${correct}" before this word.`, {
        fix: { title: `Write ${correct}.`, edits: [[...range, correct]] },
      });
    });
  }),
};
