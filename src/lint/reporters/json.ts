/** Findings for programs. */
import { lineMap } from '#pipeline/parse/positions.ts';
import { shown } from './lines.ts';
import { excerptFor, type Report } from './report.ts';

/** An array of findings with the path from here, the excerpt as one text, and edits with places besides offsets. */
export function asJson(report: Report): string {
  const root = shown(report.root);
  const findings = report.findings.map((finding) => {
    const { fix } = finding;
    const excerpt = excerptFor(report, finding).join('\n');
    const place = lineMap(report.texts.get(finding.file) ?? '');
    return {
      ...finding,
      file: `${root}/${finding.file}`,
      ...(excerpt && { excerpt }),
      ...(fix && {
        fix: {
          ...fix,
          edits: fix.edits.map((edit) => ({ ...edit, start: place(edit.from), end: place(edit.to) })),
        },
      }),
    };
  });
  return JSON.stringify(findings, null, 2);
}
