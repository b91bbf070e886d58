/** The reporter `github`: annotations that GitHub Actions reads from a log, and a table for the job summary. */
import path from 'node:path';
import { type Finding, isError } from '#pipeline/finding.ts';
import { toSafeLine } from '#terminal/control-characters.ts';
import type { Report } from './report.ts';
import { fixCommand, formatCount, formatFindingCounts, toRelativePath } from './text.ts';

/** Rows of the summary table. GitHub accepts summaries of at most 1 MB, and nobody reads that much. */
const maxSummaryRows = 200;
/**
 * Annotations of one level that GitHub shows for a step.
 * @see https://docs.github.com/en/rest/checks/runs
 */
const maxAnnotationsPerLevel = 10;

/**
 * Formats findings as workflow commands: `::error file=…,line=…::message`.
 * @param repository the folder that paths are relative to.
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export const formatAnnotations = (report: Report, repository: string): string[] =>
  report.findings.toSorted(compareLevels).map((finding) => {
    const { line, column, end, level, rule, message } = finding;
    // GitHub refuses columns for ranges of several lines.
    const columns = end && end.line > line ? {} : { col: column, ...(end && { endColumn: end.column }) };
    const properties = {
      file: getRepositoryPath(report, finding, repository),
      line,
      endLine: end?.line ?? line,
      ...columns,
      title: rule,
    };
    const list = Object.entries(properties).map(
      ([name, value]) => `${name}=${escapeProperty(String(value))}`,
    );
    return `::${level} ${list.join(',')}::${escapeData(toSafeLine(message))}`;
  });

/** Formats the job summary: a table in Markdown. @param documents the number of documents checked. */
export function formatJobSummary(report: Report, repository: string, documents: number): string {
  const { findings } = report;
  const isTruncatedByGitHub = (['error', 'warning'] as const).some(
    (level) => findings.filter((finding) => finding.level === level).length > maxAnnotationsPerLevel,
  );
  const rows = findings
    .toSorted(compareLevels)
    .slice(0, maxSummaryRows)
    .map((finding) => {
      const { level, rule, message, line, column } = finding;
      const location = `${getRepositoryPath(report, finding, repository)}:${line}:${column}`;
      return `| ${[level, location, rule, toSafeLine(message)].map(escapeMarkdown).join(' | ')} |`;
    });
  const fixable = findings.filter(({ fix }) => fix).length;
  return [
    '## Content check',
    '',
    `${formatCount(documents, 'document')}: ${formatFindingCounts(findings)}.`,
    '',
    ...(rows.length > 0
      ? ['| Level | Place | Rule | Message |', '| --- | --- | --- | --- |', ...rows, '']
      : []),
    ...(isTruncatedByGitHub
      ? [
          `GitHub shows at most ${maxAnnotationsPerLevel} errors and ${maxAnnotationsPerLevel} warnings beside the lines; the others are only in this table.`,
          '',
        ]
      : []),
    ...(findings.length > maxSummaryRows
      ? [`${findings.length - maxSummaryRows} more are in the log.`, '']
      : []),
    ...(fixable > 0 ? [`\`${fixCommand}\` fixes ${fixable} of them safely.`, ''] : []),
    ...(rows.length > 0 ? ['`npm run content -- explain RULE` explains a rule.', ''] : []),
  ].join('\n');
}

/** Sorts errors before warnings, because GitHub shows only the first annotations of a step. */
const compareLevels = (a: Finding, b: Finding): number => Number(isError(b)) - Number(isError(a));

const getRepositoryPath = ({ root }: Report, { file }: Finding, repository: string): string => {
  const absolute = path.join(root, file);
  return toRelativePath(repository, absolute) ?? absolute;
};

const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Replaces every character that could be Markdown or HTML by its character reference. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]()<>#|~&!@$]/g, (character) => `&#${character.charCodeAt(0)};`);
