import type { Finding } from '#pipeline/finding.ts';
import type { TextSegment } from '../../prose/text-segment.ts';
import type { TextContext } from '../../rule.ts';
import { reportText, type TextFix, type TextRange } from '../text-findings.ts';

export interface QuotationMarks {
  languageName: string;
  open: string;
  close: string;
}

/**
 * Checks that the marks of the language are in pairs, the right way round, and without spaces inside.
 * @param reportedRanges quotations that have a finding already.
 */
export function checkPairedQuotes(
  context: TextContext,
  segment: TextSegment,
  marks: QuotationMarks,
  reportedRanges: readonly TextRange[],
): Finding[] {
  const { open, close, languageName } = marks;
  const text = blankOut(segment.text, reportedRanges);
  if (!text.includes(open) && !text.includes(close)) return [];
  const report = (range: TextRange, message: string, fix?: TextFix) =>
    reportText(context, segment, range, 'prose/quotes', message, { fix });
  // A straight mark may be the missing partner.
  const canReportSingle = !text.includes('"');
  const findings: Finding[] = [];
  const openedAt: number[] = [];
  for (let index = 0; index < text.length; index++) {
    if (text[index] === open) openedAt.push(index);
    if (text[index] !== close) continue;
    const from = openedAt.pop();
    if (from !== undefined) {
      const fix = buildSpacesFix(segment.text, from, index);
      const message = `${languageName} text has no spaces inside quotation marks: ${open}…${close}.`;
      if (fix) findings.push(report([from, index + 1], message, fix));
      continue;
    }
    const end = findEndOfReversedQuotation(text, index, marks);
    if (end !== undefined) {
      findings.push(
        report([index, end + 1], `The quotation marks are the wrong way round. Write ${open}…${close}.`, {
          title: `Write ${open}…${close}.`,
          edits: [
            [index, index + 1, open],
            [end, end + 1, close],
          ],
        }),
      );
      index = end;
      continue;
    }
    // A mark after a space is an arrow, as in "Read more »".
    if (canReportSingle && /\S/.test(text.charAt(index - 1)))
      findings.push(
        report(
          [index, index + 1],
          `${close} ends a quotation that has no beginning. Write ${open} where it begins, or remove ${close}.`,
        ),
      );
  }
  const unclosed = openedAt.filter(
    (index) => canReportSingle && /\S/.test(text.charAt(index + 1)) && !isContinued(context, segment, open),
  );
  return [
    ...findings,
    ...unclosed.map((index) =>
      report(
        [index, index + 1],
        `The quotation that begins here is never closed. Write ${close} where it ends.`,
      ),
    ),
  ];
}

const blankOut = (text: string, ranges: readonly TextRange[]): string =>
  ranges.reduce(
    (result, [from, to]) => result.slice(0, from) + ' '.repeat(to - from) + result.slice(to),
    text,
  );

/** Returns undefined if there are no spaces inside the marks. */
function buildSpacesFix(text: string, from: number, to: number): TextFix | undefined {
  const inner = text.slice(from + 1, to);
  const before = /^[ \u00A0\u202F]*/.exec(inner)?.[0].length ?? 0;
  const after = /[ \u00A0\u202F]*$/.exec(inner)?.[0].length ?? 0;
  if (before + after === 0 || inner.trim() === '' || inner.includes('|')) return undefined;
  return {
    title: 'Remove the spaces inside the marks.',
    edits: [
      ...(before ? [[from + 1, from + 1 + before, ''] as const] : []),
      ...(after ? [[to - after, to, ''] as const] : []),
    ],
  };
}

/** Returns the index of the mark that ends a quotation such as »ord«, or undefined if there is none. */
function findEndOfReversedQuotation(
  text: string,
  index: number,
  { open }: QuotationMarks,
): number | undefined {
  const end = text.indexOf(open, index);
  const begins =
    /^(?:[\s([{–—/-]|)$/.test(text.charAt(index - 1)) && /[\p{L}\p{N}]/u.test(text.charAt(index + 1));
  return begins && end !== -1 && /[\p{L}\p{N}.,!?…]/u.test(text.charAt(end - 1)) ? end : undefined;
}

/** True if the next paragraph begins with a mark: a quotation of several paragraphs is closed only in the last one. */
const isContinued = ({ segments }: TextContext, segment: TextSegment, open: string): boolean =>
  segments[segments.indexOf(segment) + 1]?.text.trimStart().startsWith(open) ?? false;
