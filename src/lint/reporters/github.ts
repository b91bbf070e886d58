/** Findings as GitHub Actions reads them from a log, and as a table for the summary of a job. */
import path from 'node:path';
import { type Finding, isError } from '#pipeline/finding.ts';
import { within } from './folder.ts';
import { plural, summaryOf } from './lines.ts';
import { fixCommand, type Report } from './report.ts';
import { oneLine } from './text.ts';

/** Rows of the table; GitHub takes a summary of one megabyte at the most, and nobody reads as much. */
const mostRows = 200;
/**
 * Of a level, in a step.
 * @see https://docs.github.com/en/rest/checks/runs
 */
const mostAnnotations = 10;

/**
 * Workflow commands: `::error file=…,line=…::message`.
 * @param repository folder that paths begin at.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export const asAnnotations = (report: Report, repository: string): string[] =>
  report.findings.toSorted(errorsFirst).map((finding) => {
    const { line, column, end, level, rule, message } = finding;
    // Columns count within one line only.
    const columns = end && end.line > line ? {} : { col: column, ...(end && { endColumn: end.column }) };
    const properties = {
      file: fileOf(report, finding, repository),
      line,
      endLine: end?.line ?? line,
      ...columns,
      title: rule,
    };
    const list = Object.entries(properties).map(([name, value]) => `${name}=${property(String(value))}`);
    return `::${level} ${list.join(',')}::${data(oneLine(message))}`;
  });

/** The summary: a table in Markdown. @param documents how many were checked. */
export function asSummary(report: Report, repository: string, documents: number): string {
  const { findings } = report;
  const most = Math.max(
    ...(['error', 'warning'] as const).map((level) => findings.filter((each) => each.level === level).length),
  );
  const rows = findings
    .toSorted(errorsFirst)
    .slice(0, mostRows)
    .map((finding) => {
      const { level, rule, message, line, column } = finding;
      const place = `${fileOf(report, finding, repository)}:${line}:${column}`;
      return `| ${[level, place, rule, oneLine(message)].map(cell).join(' | ')} |`;
    });
  const fixable = findings.filter(({ fix }) => fix).length;
  return [
    '## Content check',
    '',
    `${plural(documents, 'document')}: ${summaryOf(findings)}.`,
    '',
    ...(rows.length > 0
      ? ['| Level | Place | Rule | Message |', '| --- | --- | --- | --- |', ...rows, '']
      : []),
    ...(most > mostAnnotations
      ? [
          `GitHub shows ${mostAnnotations} of a level beside the lines; the others are in this table alone.`,
          '',
        ]
      : []),
    ...(findings.length > mostRows ? [`${findings.length - mostRows} more are in the log.`, ''] : []),
    ...(fixable > 0 ? [`\`${fixCommand}\` mends ${fixable} of them safely.`, ''] : []),
    ...(rows.length > 0 ? ['`npm run content -- explain RULE` says what a rule means.', ''] : []),
  ].join('\n');
}

/** GitHub shows the first ones of a step: what breaks the site comes before what may wait. */
const errorsFirst = (a: Finding, b: Finding): number => Number(isError(b)) - Number(isError(a));

const fileOf = ({ root }: Report, { file }: Finding, repository: string): string => {
  const full = path.join(root, file);
  return within(repository, full) ?? full;
};

const data = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Whatever could be Markdown or HTML, as the character itself. */
const cell = (text: string): string =>
  text.replace(/[\\`*_{}[\]()<>#|~&!@$]/g, (sign) => `&#${sign.charCodeAt(0)};`);
