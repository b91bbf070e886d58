import { formatExcerpt } from '#lint/reporters/excerpt.ts';
import type { Finding, Position } from '#pipeline/finding.ts';

/**
 * Checks the position of a finding. Returns undefined if it is within the file and has an excerpt.
 * @param text the normalized text of the file; undefined if the file cannot be read.
 */
export function findPositionProblem(finding: Finding, text: string | undefined): object | undefined {
  const { end = finding } = finding;
  const lines = (text ?? '').split('\n');
  const isInFile = ({ line, column }: Position) =>
    line >= 1 && column >= 1 && column <= (lines[line - 1]?.length ?? -1) + 1;
  if (!isInFile(finding)) return { problem: 'begins outside its file', finding };
  if (!isInFile(end)) return { problem: 'ends outside its file', finding };
  if (end.line < finding.line || (end.line === finding.line && end.column < finding.column))
    return { problem: 'ends before it begins', finding };
  const excerpt = text ? formatExcerpt(text, finding, finding.end) : ['^'];
  if (!excerpt.some((row) => row.includes('^'))) return { problem: 'has no excerpt', finding };
  return undefined;
}
