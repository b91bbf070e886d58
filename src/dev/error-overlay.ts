/** Findings in Vite's overlay: the places and excerpts of `npm run check`. */
import path from 'node:path';
import type { HotPayload } from 'vite';
import { createReport, getExcerpt } from '#lint/reporters/report.ts';
import { fixCommand, toSingleLine } from '#lint/reporters/text.ts';
import { type Finding, isError } from '#pipeline/finding.ts';

/** Cells of an excerpt's line that the overlay's window shows on a small screen. */
const width = 90;

/**
 * The message that shows the errors, or the one that clears the overlay. The first error has the overlay's frame; the
 * others follow in its list, where a place opens the editor as well.
 */
export async function buildErrorOverlay(contentDir: string, findings: readonly Finding[]): Promise<HotPayload> {
  const errors = findings.filter(isError);
  const [first, ...others] = errors;
  if (!first) return { type: 'update', updates: [] };
  const report = await createReport(contentDir, errors);
  const fileOf = ({ file }: Finding) => path.join(contentDir, file);
  const frameOf = (finding: Finding) => getExcerpt(report, finding, { width }).join('\n');
  const rest = others.map((finding) =>
    [`${fileOf(finding)}:${finding.line}:${finding.column}`, saying(finding), frameOf(finding)]
      .filter(Boolean)
      .join('\n'),
  );
  return {
    type: 'error',
    err: {
      message: saying(first),
      // The overlay takes for a frame what has a line after it.
      frame: `${frameOf(first)}\n`,
      stack: rest.join('\n\n'),
      plugin: 'content',
      id: fileOf(first),
      loc: { file: fileOf(first), line: first.line, column: first.column },
    },
  };
}

const saying = ({ message, rule, fix }: Finding): string =>
  `${toSingleLine(message)} (${rule})${fix ? `\n${toSingleLine(fix.title)} ${fixCommand} does it.` : ''}`;
