/** The reporter `json`. */
import { createPositionLookup } from '#pipeline/parse/positions.ts';
import { getExcerpt, type Report } from './report.ts';
import { toDisplayPath } from './text.ts';

/**
 * Formats findings as a JSON array. Each has its path from the working directory, its excerpt as one text, and edits with
 * positions besides offsets.
 */
export function formatJson(report: Report): string {
  const root = toDisplayPath(report.root);
  const findings = report.findings.map((finding) => {
    const { fix, related } = finding;
    const excerpt = getExcerpt(report, finding).join('\n');
    const toPosition = createPositionLookup(report.texts.get(finding.file) ?? '');
    return {
      ...finding,
      file: `${root}/${finding.file}`,
      ...(related && { related: { ...related, file: `${root}/${related.file}` } }),
      ...(excerpt && { excerpt }),
      ...(fix && {
        fix: {
          ...fix,
          edits: fix.edits.map((edit) => ({
            ...edit,
            start: toPosition(edit.from),
            end: toPosition(edit.to),
          })),
        },
      }),
    };
  });
  return JSON.stringify(findings, null, 2);
}
