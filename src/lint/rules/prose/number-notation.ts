import type { Language } from '#i18n/languages.ts';
import type { Rule } from '../../rule.ts';
import { forEachSegment, reportText } from '../text-findings.ts';

const units: Record<Language, string> = {
  en: 'seconds|minutes|hours|days|weeks|months|years|million|billion|per cent|percent|kroner|NOK|euros|kg|km|GB|MB|kB|people|users|times',
  no: 'kroner|kr|NOK|brukere|mennesker|personer|ansatte|medlemmer|timer|ord|kvadratmeter',
};

interface Notation {
  pattern: RegExp;
  describe: (match: RegExpExecArray) => string;
}

/** Numbers that are written as in the other language, which reads them as another number. */
const notations: Record<Language, readonly Notation[]> = {
  en: [
    {
      pattern: new RegExp(`(?<![\\d.,])(\\d+),(\\d{1,2})(?=[ \u00A0-](?:${units.en})(?!\\p{L}))`, 'gu'),
      describe: ([, whole, decimals]) => `English has a point before decimals: ${whole}.${decimals}.`,
    },
    {
      pattern: new RegExp(`(?<![\\d.,])(\\d{1,3})\\.(000|\\d00)(?=[ \u00A0](?:${units.en})(?!\\p{L}))`, 'gu'),
      describe: ([, thousands, rest]) => `English has a comma between thousands: ${thousands},${rest}.`,
    },
  ],
  no: [
    {
      pattern: new RegExp(
        `(?<=kr[ \u00A0])(\\d{1,3}),(\\d{3})(?!\\d)|(?<![\\d.,])(\\d{1,3}),(000|\\d00)(?=[ \u00A0](?:${units.no})(?!\\p{L}))`,
        'gu',
      ),
      describe: ([, thousands, rest, otherThousands, otherRest]) =>
        `Norwegian has a space between thousands: ${thousands ?? otherThousands} ${rest ?? otherRest}.`,
    },
    {
      pattern: /(?<=\d),-(?=[ \u00A0]?(?:kroner|kr)(?!\p{L}))/gu,
      describe: () => '",-" means kroner, which follows as well. Write one of the two.',
    },
  ],
};

/** Matches a date whose day and month can be swapped. */
const ambiguousDate = /(?<![\d/.-])(0?[1-9]|1[0-2])\/(0?[1-9]|1[0-2])\/(?:20)?\d{2}(?![\d/])/g;
const arrow = /(?<=[\p{L}\d)][ \u00A0])(?:-+|=)>(?=[ \u00A0][\p{L}\d(])/gu;
const multiplication = /(?<=(?<![\p{L}\d.])\d{1,5}[ \u00A0])x(?=[ \u00A0]\d)/gu;

/** Reports numbers and dates that readers can take for others, and signs made of letters. */
export const numberNotation: Rule = {
  docs: {
    'prose/ambiguous-date': {
      description: 'The day and the month of a date can be swapped.',
      rationale: 'In 12/1/2026, half of the readers take 12 for the day and the others for the month.',
      incorrect: 'We meet on 12/1/2026.',
      correct: 'We meet on 12 January 2026.',
    },
    'prose/number-notation': {
      description: 'A number is written as in the other language, which reads it as another one.',
      rationale: 'Readers take 2,5 seconds for a mistake, and 1.500 for one and a half.',
      incorrect: 'It takes 2,5 seconds.',
      correct: 'It takes 2.5 seconds.',
    },
    'prose/typed-sign': {
      description: 'An arrow or a multiplication sign is made of other characters.',
      rationale: 'Screen readers read "minus greater than", or the letter x.',
      incorrect: 'The board is 10 x 10 squares.',
      correct: 'The board is 10 × 10 squares.',
      fixable: true,
    },
  },
  checkText: forEachSegment((context, segment) => {
    const { text, language } = segment;
    if (!/[\d>]/.test(text)) return [];
    const report = (
      index: number,
      match: string,
      rule: `prose/${string}`,
      message: string,
      sign?: string,
    ) => {
      const range = [index, index + match.length] as const;
      const fix =
        sign === undefined ? undefined : { title: `Write ${sign}.`, edits: [[...range, sign] as const] };
      return reportText(context, segment, range, rule, message, { fix });
    };
    return [
      ...notations[language].flatMap(({ pattern, describe }) =>
        [...text.matchAll(pattern)].map((match) =>
          report(match.index, match[0], 'prose/number-notation', describe(match)),
        ),
      ),
      ...[...text.matchAll(ambiguousDate)].map(({ index, 0: match }) =>
        report(index, match, 'prose/ambiguous-date', `${match} can be two days. Write the month in letters.`),
      ),
      ...[...text.matchAll(arrow)].map(({ index, 0: match }) =>
        report(index, match, 'prose/typed-sign', `Write → instead of ${match}`, '→'),
      ),
      ...[...text.matchAll(multiplication)].map(({ index, 0: match }) =>
        report(index, match, 'prose/typed-sign', 'Write × between two numbers.', '×'),
      ),
    ];
  }),
};
