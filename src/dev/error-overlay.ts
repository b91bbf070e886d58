/** Shows findings in Vite's error overlay, with the positions and excerpts of `npm run check`. */
import path from 'node:path';
import type { HotPayload } from 'vite';
import { clearOverlayPayload, toOverlayPayload } from '#build/bundle/vite-internals.ts';
import { createReport, getExcerpt } from '#lint/reporters/report.ts';
import { fixCommand } from '#lint/reporters/text.ts';
import { type Finding, isError } from '#pipeline/finding.ts';
import { toSafeLine } from '#terminal/control-characters.ts';

/** Columns of an excerpt that fit the overlay on a small screen. */
const excerptColumns = 90;

/**
 * Builds the message for Vite's client: it shows the errors, or clears the overlay when there are none. The first error is
 * shown in full; the others are listed below, with links that open the editor.
 */
export async function buildErrorOverlay(
  contentDir: string,
  findings: readonly Finding[],
): Promise<HotPayload> {
  const errors = findings.filter(isError);
  const [first, ...others] = errors;
  if (!first) return clearOverlayPayload;
  const report = await createReport(contentDir, errors);
  const toPath = ({ file }: Finding) => path.join(contentDir, file);
  const toExcerpt = (finding: Finding) => getExcerpt(report, finding, { width: excerptColumns }).join('\n');
  const otherErrors = others.map((finding) =>
    [`${toPath(finding)}:${finding.line}:${finding.column}`, formatMessage(finding), toExcerpt(finding)]
      .filter(Boolean)
      .join('\n'),
  );
  return toOverlayPayload({
    message: formatMessage(first),
    frame: toExcerpt(first),
    stack: otherErrors.join('\n\n'),
    plugin: 'content',
    id: toPath(first),
    loc: { file: toPath(first), line: first.line, column: first.column },
  });
}

const formatMessage = ({ message, rule, fix }: Finding): string =>
  `${toSafeLine(message)} (${rule})${fix ? `\n${toSafeLine(fix.title)} ${fixCommand} does it.` : ''}`;
