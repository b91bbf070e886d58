/** Fixes as suggestions, which a writer accepts in the pull request with a click. */
import { structuredPatch } from 'diff';
import { type AppliedFix, applyFixes } from '#lint/autofix.ts';
import { formatCount } from '#lint/reporters/text.ts';
import type { Finding } from '#pipeline/finding.ts';

export interface Suggestion {
  /** Path of the file in the content folder. */
  file: string;
  /** First and last line that the suggestion replaces, from 1. */
  startLine: number;
  line: number;
  /** Lines in place of them; empty if they are to be removed. */
  replacement: string[];
  fixes: Pick<AppliedFix, 'rule' | 'title'>[];
}

/** Lines of a suggestion that can still be compared at a glance. */
const maxLines = 12;

/**
 * Creates the suggestions for a file.
 * @param text the normalized text of the file.
 * @param findings of the file.
 */
export function createSuggestions(file: string, text: string, findings: readonly Finding[]): Suggestion[] {
  const { text: fixedText, fixes } = applyFixes(text, findings);
  const oldLines = text.split('\n');
  const { hunks } = structuredPatch('', '', text, fixedText, '', '', { context: 0 });
  return hunks.flatMap(({ oldStart, oldLines: removedCount, lines }) => {
    const added = lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1));
    // A suggestion replaces at least one line, so an insertion repeats the line after it.
    const isInsertion = removedCount === 0;
    const startLine = Math.min(Math.max(oldStart, 1), oldLines.length);
    const line = isInsertion ? startLine : oldStart + removedCount - 1;
    const replacement = isInsertion ? [...added, oldLines[startLine - 1] ?? ''] : added;
    const covered = fixes.filter((fix) => startLine <= fix.line && fix.line <= line);
    if (line - startLine >= maxLines || replacement.length > maxLines) return [];
    return [{ file, startLine, line, replacement, fixes: covered }];
  });
}

/** Formats a suggestion as the body of a comment. */
export function formatSuggestion({ replacement, fixes }: Suggestion): string {
  const titles = [...new Set(fixes.map(({ rule, title }) => `${title} (\`${rule}\`)`))];
  const heading = titles.length > 0 ? titles.join('\n') : formatCount(1, 'correction');
  // A line of the text may itself contain a fence.
  const fence = '`'.repeat(Math.max(3, ...replacement.map((line) => (/`+/.exec(line)?.[0].length ?? 0) + 1)));
  return [heading, '', `${fence}suggestion`, ...replacement, fence].join('\n');
}

/** Returns the lines of the new file that a patch of GitHub's API shows, because comments must be on one of them. */
export function getCommentableLines(patch: string): ReadonlySet<number> {
  const lines = new Set<number>();
  let line = 0;
  for (const row of patch.split('\n')) {
    const start = /^@@ -\d+(?:,\d+)? \+(\d+)/.exec(row)?.[1];
    if (start !== undefined) line = Number(start);
    else if (row.startsWith('+') || row.startsWith(' ')) lines.add(line++);
  }
  return lines;
}
