/** Chooses the reporter that formats the findings. */
import path from 'node:path';
import type { Finding } from '#pipeline/finding.ts';
import type { CheckOptions } from './check-options.ts';
import { formatAnnotations, formatJobSummary } from './github.ts';
import { formatJson } from './json.ts';
import { formatLines } from './lines.ts';
import { createReport } from './report.ts';
import { formatSarif } from './sarif.ts';
import { formatTerminal } from './terminal.ts';

/** Used where the terminal does not report its width. */
const defaultColumns = 100;

/**
 * Formats findings with the reporter of the options.
 * @param root the content folder.
 * @param documents the number of documents checked, for the job summary.
 * @returns the text for stdout, and for GitHub the job summary in Markdown.
 */
export async function formatFindings(
  { reporter, useColour }: Pick<CheckOptions, 'reporter' | 'useColour'>,
  findings: readonly Finding[],
  root: string,
  documents: number,
): Promise<{ stdout: string; summary?: string }> {
  const report = await createReport(root, findings);
  const repository = path.resolve(process.env.GITHUB_WORKSPACE || '.');
  switch (reporter) {
    case 'terminal': {
      const columns = process.stdout.columns ?? defaultColumns;
      return { stdout: formatTerminal(report, { useColour, columns }).join('\n') };
    }
    case 'lines':
      return { stdout: formatLines(report).join('\n') };
    case 'json':
      return { stdout: formatJson(report) };
    case 'github':
      return {
        stdout: formatAnnotations(report, repository).join('\n'),
        summary: formatJobSummary(report, repository, documents),
      };
    case 'sarif':
      return { stdout: formatSarif(report, repository) };
  }
}
