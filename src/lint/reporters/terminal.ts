/** The reporter `terminal`, for a person: findings grouped by file, with excerpts and colours. */
import pc from 'picocolors';
import { compareFindings, type Finding, isError } from '#pipeline/finding.ts';
import { toSafeLine } from '#terminal/control-characters.ts';
import { getExcerpt, type Report } from './report.ts';
import { fixCommand, formatFindingCounts, formatFixHint, toDisplayPath } from './text.ts';

export interface TerminalOptions {
  useColour: boolean;
  /** Width of the terminal. */
  columns: number;
}

/** Limits of the width in terminal columns. Wider lines of text are hard to follow. */
const maxWidth = 110;
const minWidth = 40;

/** Formats findings grouped by file: position, level, rule, message, excerpt, and the safe fix if there is one. */
export function formatTerminal(report: Report, { useColour, columns }: TerminalOptions): string[] {
  const c = pc.createColors(useColour);
  const root = toDisplayPath(report.root);
  const paint = (level: Finding['level']) => (level === 'error' ? c.red : c.yellow);
  const formatFinding = (finding: Finding): string[] => {
    const { file, line, column, level, rule, message, fix } = finding;
    const excerpt = getExcerpt(report, finding, {
      // The indentation and the gutter take 12 columns.
      width: Math.min(maxWidth, Math.max(minWidth, columns)) - 12,
      paintGutter: c.dim,
      paintMark: paint(level),
    });
    return [
      `  ${c.cyan(`${root}/${file}:${line}:${column}`)} ${c.bold(paint(level)(level))} ${c.dim(rule)}`,
      `  ${c.bold(toSafeLine(message))}`,
      ...excerpt.map((row) => `    ${row}`),
      ...(fix ? [`  ${c.green(toSafeLine(fix.title))} ${c.dim(`(${fixCommand} does this)`)}`] : []),
      '',
    ];
  };
  const files = Map.groupBy(report.findings.toSorted(compareFindings), ({ file }) => file);
  return [
    ...[...files].flatMap(([file, findings]) => [
      c.underline(`${root}/${file}`) + c.dim(`  ${formatFindingCounts(findings)}`),
      '',
      ...findings.flatMap(formatFinding),
    ]),
    ...formatFooter(report.findings),
  ];
}

/** Formats the commands that help with the findings. */
function formatFooter(findings: readonly Finding[]): string[] {
  const sorted = findings.toSorted(compareFindings);
  const first = sorted.find(isError) ?? sorted[0];
  if (!first) return [];
  return [
    ...formatFixHint(findings),
    `For an explanation with an example: npm run content -- explain ${first.rule}`,
  ];
}
