import { formatExcerpt } from '#lint/reporters/excerpt.ts';
import type { Finding, Position } from '#pipeline/finding.ts';

/**
 * What is wrong with a finding's place.
 * @param text of its file, as the pipeline reads it; undefined where there is none to read.
 * @returns undefined for one that can be shown.
 */
export function faultOf(finding: Finding, text: string | undefined): object | undefined {
  const { end = finding } = finding;
  const lines = (text ?? '').split('\n');
  const isIn = ({ line, column }: Position) =>
    line >= 1 && column >= 1 && column <= (lines[line - 1]?.length ?? -1) + 1;
  if (!isIn(finding)) return { fault: 'begins outside its file', finding };
  if (!isIn(end)) return { fault: 'ends outside its file', finding };
  if (end.line < finding.line || (end.line === finding.line && end.column < finding.column))
    return { fault: 'ends before it begins', finding };
  const excerpt = text ? formatExcerpt(text, finding, finding.end) : ['^'];
  if (!excerpt.some((row) => row.includes('^'))) return { fault: 'has no excerpt', finding };
  return undefined;
}
