/** One report, said in the form that was asked for. */
import path from 'node:path';
import type { Finding } from '#pipeline/finding.ts';
import type { CheckOptions } from './check-options.ts';
import { asAnnotations, asSummary } from './github.ts';
import { asJson } from './json.ts';
import { asLines } from './lines.ts';
import { reportOf } from './report.ts';
import { asSarif } from './sarif.ts';
import { asTerminal } from './terminal.ts';

/** Where a terminal does not say how wide it is. */
const usualColumns = 100;

/**
 * @param root the content folder.
 * @param documents how many were checked.
 * @returns what goes to stdout, and for GitHub the summary of the job.
 */
export async function say(
  { mouth, colour }: Pick<CheckOptions, 'mouth' | 'colour'>,
  findings: readonly Finding[],
  root: string,
  documents: number,
): Promise<{ stdout: string; summary?: string }> {
  const report = await reportOf(root, findings);
  const repository = path.resolve(process.env.GITHUB_WORKSPACE || '.');
  switch (mouth) {
    case 'terminal': {
      const columns = process.stdout.columns ?? usualColumns;
      return { stdout: asTerminal(report, { colour, columns }).join('\n') };
    }
    case 'lines':
      return { stdout: asLines(report).join('\n') };
    case 'json':
      return { stdout: asJson(report) };
    case 'github':
      return {
        stdout: asAnnotations(report, repository).join('\n'),
        summary: asSummary(report, repository, documents),
      };
    case 'sarif':
      return { stdout: asSarif(report, repository) };
  }
}
