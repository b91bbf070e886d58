import { isQuoted } from '../../prose/find-terms.ts';
import type { Rule } from '../../rule.ts';
import { forEachSegment, reportText } from '../text-findings.ts';

/** Days and months that are no names of people or planets. */
const certainNames =
  'Mandag Tirsdag Onsdag Torsdag Fredag Lørdag Søndag Januar Februar September Oktober November Desember'
    .split(' ')
    .join('|');
/** Months that are names as well, so that only a day or «i» before them shows what is meant: `17. Mai`, `i August`. */
const ambiguousNames = 'Mars April Mai Juni Juli August'.split(' ').join('|');
const languageNames = 'Norsk|Engelsk|Svensk|Dansk|Tysk|Fransk|Spansk|Samisk|Arabisk|Polsk|Ukrainsk';
/** A name that a capital follows is a part of a longer one: `August Strindberg`, `Norsk Helsenett`. */
const end = String.raw`(?:er|en|s)?(?![\p{L}\p{N}-])(?!\s\p{Lu})`;
const insideSentence = String.raw`(?<=(?:\p{Ll}{2},?|\p{Ll}\s[iå]|\d\.?)\s)`;
const capital = new RegExp(
  `${insideSentence}(?:${certainNames})${end}|(?<=(?:\\d\\.?|[\\p{Ll},]\\s+i)\\s)(?:${ambiguousNames})${end}|(?<=[\\p{Ll},]\\s+på\\s)(?:${languageNames})${end}`,
  'gu',
);

/** Reports days, months and languages that have a capital in Norwegian, as in English. */
export const norwegianCapitals: Rule = {
  docs: {
    'prose/norwegian-capital': {
      description: 'A Norwegian sentence has a day, a month or a language with a capital, as in English.',
      rationale: 'Norwegian writes them in lower case, so readers notice a translated text.',
      example: 'described',
      incorrect: 'Vi svarer på Mandag, og skriver på Engelsk.',
      correct: 'Vi svarer på mandag, og skriver på engelsk.',
      fixable: true,
    },
  },
  checkText: forEachSegment((context, segment) => {
    if (segment.language !== 'no') return [];
    return [...segment.text.matchAll(capital)].flatMap(({ index, 0: match }) => {
      if (isQuoted(segment.text, index)) return [];
      const correct = match.toLowerCase();
      const range = [index, index + match.length] as const;
      return reportText(
        context,
        segment,
        range,
        'prose/norwegian-capital',
        `Norwegian writes days, months and languages in lower case. Write ${correct}`,
        { fix: { title: `Write ${correct}.`, edits: [[...range, correct]] } },
      );
    });
  }),
};
