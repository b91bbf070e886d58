import type { Finding } from '#pipeline/finding.ts';
import type { TextSegment } from '../../prose/text-segment.ts';
import type { Rule, TextContext } from '../../rule.ts';
import { forEachSegment, reportText, type TextRange } from '../text-findings.ts';

export const apostrophes: Rule = {
  docs: {
    'prose/apostrophe': {
      description: 'An apostrophe or a single quotation mark is straight instead of curved.',
      rationale:
        'Straight marks come from typewriters. Next to the curved ones of other pages they look unfinished.',
      incorrect: "The client's plan.",
      correct: 'The client’s plan.',
      fixable: true,
    },
  },
  checkText: forEachSegment(checkApostrophes),
};

/**
 * Matches the apostrophe of `don't`, `parents'`, `1990's` and `the '90s`, also written as an accent, but not 5' for
 * minutes or feet. A straight mark before any other word may also begin a quotation, so it is not reported.
 */
const apostrophe =
  /(?<=[\p{L}.,!?…])['´](?!\d)|(?<=\p{L})`(?=\p{L})|(?<=\d)'(?=s\b)|(?<=^|[\s([])'(?=\d{2}s\b)/gu;
/** Matches 'quoted words'. */
const singleQuotes = /(?<=^|[\s([{–—«“])'(?=\p{L})([^']*)(?<=[^\s\d])'(?![\p{L}\d])/gu;
/** Matches the shortened "and" of rock 'n' roll. The mark is first, because it can be searched fast. */
const shortenedAnd = /'(?<=\p{L} ')n'(?= \p{L})/giu;

const apostropheMessage = 'The apostrophe is straight. Write ’.';
const accentMessage = 'This is an accent, not an apostrophe. Write ’.';

function checkApostrophes(context: TextContext, segment: TextSegment): Finding[] {
  const { text } = segment;
  const findRanges = (pattern: RegExp): TextRange[] =>
    [...text.matchAll(pattern)].map(({ index, 0: match }) => [index, index + match.length]);
  const report = (range: TextRange, message: string, title: string, open: string, close: string) =>
    reportText(context, segment, range, 'prose/apostrophe', message, {
      fix: {
        title,
        edits: [
          [range[0], range[0] + 1, open],
          [range[1] - 1, range[1], close],
        ],
      },
    });
  const shortenedAnds = findRanges(shortenedAnd);
  const quotations = findRanges(singleQuotes).filter(
    ([from]) => !shortenedAnds.some(([index]) => index === from),
  );
  const possessives = findEnglishPossessives(segment);
  const isReported = (index: number) =>
    [...quotations, ...shortenedAnds].some(([from, to]) => index === from || index === to - 1) ||
    possessives.some(({ apostropheIndex }) => apostropheIndex === index);
  return [
    ...possessives.map((possessive) => reportPossessive(context, segment, possessive)),
    ...shortenedAnds.map((range) =>
      report(range, apostropheMessage, `Write ’${text[range[0] + 1]}’.`, '’', '’'),
    ),
    ...quotations.map((range) =>
      report(range, 'The single quotation marks are straight. Write ‘…’.', 'Write ‘…’.', '‘', '’'),
    ),
    ...findRanges(apostrophe)
      .filter(([index]) => !isReported(index))
      .map((range) =>
        reportText(
          context,
          segment,
          range,
          'prose/apostrophe',
          text[range[0]] === "'" ? apostropheMessage : accentMessage,
          { fix: { title: 'Write ’.', edits: [[...range, '’']] } },
        ),
      ),
  ];
}

/** Matches a name with an English possessive. Before another capital it may be a whole name, as in Reader's Digest. */
const englishPossessive =
  /(?<![\p{L}\p{N}'’-])(\p{Lu}[\p{L}-]*)(['’´])s(?![\p{L}\p{N}'’-]|[ \u00A0]\p{Lu})/gu;
/** English words, and names that are written with 's in every language. */
const fixedSpellings = new Set(
  'It That What Here There He She Let Who How Where When Today Everyone Everybody McDonald Levi Domino Kellogg Moody Lloyd Sotheby Christie Hellmann Wendy Macy Jerry Valentine Men Women Children Denny Arby Bailey Carlsberg Hershey Sainsbury'.split(
    ' ',
  ),
);
const quotation = /[“«"][^“”«»"]*[”»"]/g;

interface Possessive {
  range: TextRange;
  /** Index of the apostrophe. */
  apostropheIndex: number;
  correct: string;
}

/**
 * Finds English possessives in Norwegian text: `Kari's` for `Karis`. After s, x and z Norwegian writes an apostrophe
 * alone: `Lars’`. Abbreviations do take one, according to Språkrådet: `Ap’s`, `Frp’s`.
 * @see https://ntbsprak.com, "Genitiv"
 */
function findEnglishPossessives({ text, language }: TextSegment): Possessive[] {
  if (language !== 'no') return [];
  const quotations = [...text.matchAll(quotation)].map(
    ({ index, 0: match }) => [index, index + match.length] as const,
  );
  return [...text.matchAll(englishPossessive)].flatMap(({ index, 0: match, 1: name = '' }) => {
    const isQuoted = quotations.some(([from, to]) => from < index && index < to);
    if (isQuoted || fixedSpellings.has(name) || isAbbreviation(name)) return [];
    const correct = /[sxz]$/i.test(name) ? `${name}’` : `${name}s`;
    return { range: [index, index + match.length], apostropheIndex: index + name.length, correct };
  });
}

const isAbbreviation = (name: string): boolean =>
  name.length < 2 || name === 'Ap' || (/\p{Ll}$/u.test(name) && !/[aeiouyæøå]/i.test(name));

function reportPossessive(
  context: TextContext,
  segment: TextSegment,
  { range, apostropheIndex, correct }: Possessive,
): Finding {
  const original = segment.text.slice(...range);
  return reportText(
    context,
    segment,
    range,
    'prose/apostrophe',
    `Norwegian has no apostrophe before the s in ${original}. Write ${correct}.`,
    {
      fix: {
        title: `Write ${correct}.`,
        edits: [
          correct.endsWith('’')
            ? [apostropheIndex, range[1], '’']
            : [apostropheIndex, apostropheIndex + 1, ''],
        ],
      },
    },
  );
}
