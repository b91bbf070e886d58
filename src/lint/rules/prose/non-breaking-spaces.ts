import type { Rule } from '../../rule.ts';
import { forEachSegment, reportText } from '../text-findings.ts';

/** Matches `ISO 27001` and large numbers such as `72 000`, but not telephone numbers. */
const inseparable =
  /\bISO[ \u00A0]\d{4,5}\b|(?<![\d+]|[\d+][ \u00A0])\b\d{1,3}(?:[ \u00A0]\d{3})+\b(?![ \u00A0]\d)/g;
const currencyBefore = /(?:\bkr\.?|\b(?:NOK|SEK|DKK|EUR|GBP|USD)|[€£$])[ \u00A0]?$/;
const currencyAfter =
  /^[ \u00A0]?(?:kr\b|kroner\b|kronene\b|NOK\b|SEK\b|DKK\b|EUR\b|GBP\b|USD\b|euros?\b|pounds\b|dollars\b|[€£$])/;
/** Matches a word that takes a number, as in `chapter 2`. */
const numberedWord =
  /\b(?:chapters?|sections?|pages?|rooms?|figures?|tables?|articles?|parts?|numbers?|no\.|steps?|versions?|kapittel|kap\.|avsnitt|side|rom|figur|tabell|artikkel|del|nummer|nr\.|trinn|versjon|paragraf)[ \u00A0]$|§[ \u00A0]?$/i;

export const nonBreakingSpaces: Rule = {
  docs: {
    'prose/fixed-space': {
      description: 'A line could end in the middle of a number or a name that belongs together.',
      rationale: 'A number in two lines is read as two numbers.',
      incorrect: 'We follow ISO 27001 in all projects.',
      correct: 'We follow ISO&nbsp;27001 in all projects.',
      fixable: true,
    },
  },
  checkText: forEachSegment((context, segment) =>
    [...segment.text.matchAll(inseparable)].flatMap(({ index, 0: match }) => {
      const spaces = [...match.matchAll(/ /g)].map((space) => index + space.index);
      if (spaces.length === 0 || !isOneNumber(segment.text, index, match)) return [];
      const { nonBreakingSpace } = segment;
      // The character itself looks like any other space, so it is not shown.
      const example = segment.kind === 'value' ? '' : `: ${match.replaceAll(/[ \u00A0]/g, nonBreakingSpace)}`;
      return reportText(
        context,
        segment,
        [index, index + match.length],
        'prose/fixed-space',
        `A line could end inside "${match}". Write a non-breaking space${example}.`,
        {
          fix: {
            title: 'Write a non-breaking space.',
            edits: spaces.map((space) => [space, space + 1, nonBreakingSpace] as const),
          },
        },
      );
    }),
  ),
};

/**
 * Returns true for one large number, and false for two numbers in a row, as in `In chapter 2 300 people…`. It is one
 * number if it has three groups, a currency, or 000 at its end.
 */
function isOneNumber(text: string, index: number, match: string): boolean {
  if (match.startsWith('ISO') || /\D\d{3}\D/.test(match)) return true;
  const before = text.slice(0, index);
  if (currencyBefore.test(before) || currencyAfter.test(text.slice(index + match.length))) return true;
  return match.endsWith('000') && !numberedWord.test(before);
}
