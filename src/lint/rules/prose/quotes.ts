import type { Language } from '#i18n/languages.ts';
import type { Finding } from '#pipeline/finding.ts';
import { languageNames } from '../../language-names.ts';
import { objectReplacement, type TextSegment } from '../../prose/text-segment.ts';
import type { Rule, TextContext } from '../../rule.ts';
import { forEachSegment, reportText, type TextRange } from '../text-findings.ts';
import { checkPairedQuotes, type QuotationMarks } from './paired-quotes.ts';

export const quotes: Rule = {
  docs: {
    'prose/quotes': {
      description: 'Quotation marks are not those of the language: “…” in English, «…» in Norwegian.',
      rationale:
        'Marks of another language, or of a typewriter, look careless to people who read the language every day.',
      incorrect: 'They say "yes" to it.',
      correct: 'They say “yes” to it.',
      fixable: true,
    },
  },
  checkText: forEachSegment((context, segment) => {
    const foreignQuotations = findForeignQuotations(segment);
    return [
      ...checkStraightQuotes(context, segment),
      ...foreignQuotations.map((range) => reportForeignQuotation(context, segment, range)),
      ...checkPairedQuotes(context, segment, quotationMarks[segment.language], foreignQuotations),
    ];
  }),
};

const quotationMarks: Record<Language, QuotationMarks> = {
  en: { languageName: languageNames.en, open: '“', close: '”' },
  no: { languageName: languageNames.no, open: '«', close: '»' },
};
/** Matches pairs of quotation marks of other languages. */
const foreignQuotation: Record<Language, RegExp> = {
  en: /[«„]([^«»“”„]*)[»“]/g,
  no: /[“”„]([^«»“”„]*)[“”]/g,
};

function checkStraightQuotes(context: TextContext, segment: TextSegment): Finding[] {
  const { text, language } = segment;
  const { languageName, open, close } = quotationMarks[language];
  const findings: Finding[] = [];
  const reportSingle = (index: number) =>
    reportText(
      context,
      segment,
      [index, index + 1],
      'prose/quotes',
      `This straight quotation mark has no partner. ${languageName} quotation marks are ${open}…${close}.`,
    );
  // With an odd number of marks, only the writer knows which belong together.
  const isEven = text.split('"').length % 2 === 1;
  let openIndex: number | undefined;
  for (let index = text.indexOf('"'); index !== -1; index = text.indexOf('"', index + 1)) {
    const before = text[index - 1];
    const canOpen = canPrecedeOpening(before) && /\S/.test(text[index + 1] ?? ' ');
    const canClose = canFollowClosing(text[index + 1]) && /\S/.test(before ?? ' ');
    // 27" means inches, unless it ends a quotation.
    if (openIndex === undefined && /\d/.test(before ?? '')) continue;
    if (openIndex === undefined && canOpen) openIndex = index;
    else if (openIndex !== undefined && canClose) {
      findings.push(
        reportText(
          context,
          segment,
          [openIndex, index + 1],
          'prose/quotes',
          `The quotation marks are straight. ${languageName} quotation marks are ${open}…${close}.`,
          {
            fix: isEven
              ? {
                  title: `Write ${open}…${close}.`,
                  edits: [
                    [openIndex, openIndex + 1, open],
                    [index, index + 1, close],
                  ],
                }
              : undefined,
          },
        ),
      );
      openIndex = undefined;
    } else findings.push(reportSingle(index));
  }
  return openIndex === undefined ? findings : [...findings, reportSingle(openIndex)];
}

const canPrecedeOpening = (character: string | undefined): boolean =>
  character === undefined || character === objectReplacement || /[\s([{–—/«“‘-]/.test(character);
const canFollowClosing = (character: string | undefined): boolean =>
  character === undefined || character === objectReplacement || /[\s.,;:!?)\]}–—/…»”’-]/.test(character);

const findForeignQuotations = ({ text, language }: TextSegment): TextRange[] =>
  [...text.matchAll(foreignQuotation[language])].map(({ index, 0: match }) => [index, index + match.length]);

function reportForeignQuotation(context: TextContext, segment: TextSegment, range: TextRange): Finding {
  const { languageName, open, close } = quotationMarks[segment.language];
  const [from, to] = range;
  const original = segment.text.slice(from, to);
  const isNested = getQuotationDepth(segment.text.slice(0, from), open, close) > 0;
  const [first, last] = isNested ? ['‘', '’'] : [open, close];
  return reportText(
    context,
    segment,
    range,
    'prose/quotes',
    `${languageName} quotation marks ${isNested ? 'inside a quotation ' : ''}are ${first}…${last}, not ${original.at(0)}…${original.at(-1)}.`,
    {
      fix: {
        title: `Write ${first}…${last}.`,
        edits: [
          [from, from + 1, first],
          [to - 1, to, last],
        ],
      },
    },
  );
}

/** Counts the quotations that are open at the end of a text. */
function getQuotationDepth(text: string, open: string, close: string): number {
  let depth = 0;
  for (const character of text) {
    if (character === open) depth++;
    else if (character === close && depth > 0) depth--;
  }
  return depth;
}
