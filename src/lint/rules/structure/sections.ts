import { type Finding, warning } from '#pipeline/finding.ts';
import type { BodyAnalysis } from '#pipeline/parse/body-analysis/analyze-body.ts';

/** Longer than headings are: a sentence in bold may stand by itself. */
const maxHeadingLength = 80;

/** Headings with nothing below them, and bold lines that only look like headings. */
export function checkSections(file: string, facts: BodyAnalysis): Finding[] {
  const before = (from: number) => facts.outline.findLast((each) => each.from < from)?.depth ?? 1;
  return [
    ...facts.outline
      .filter(({ empty }) => empty)
      .map(({ start: place, end }) =>
        warning(
          file,
          place,
          'structure/empty-section',
          'Nothing stands below this heading before the next one. Write its text, or remove the heading.',
          { end },
        ),
      ),
    ...facts.boldLines
      .filter(looksLikeHeading)
      .map(({ text, start: place, end, from }) =>
        warning(
          file,
          place,
          'structure/bold-heading',
          `A line in bold is no heading: it is in no list of contents, and screen readers do not find it. Write ${'#'.repeat(Math.min(before(from) + 1, 6))} ${text}`,
          { end },
        ),
      ),
  ];
}

const looksLikeHeading = ({ text }: { text: string }): boolean =>
  text.length <= maxHeadingLength && !/[.!:;,…]$/.test(text);
