/** Findings as a good compiler says them: for a person at a terminal. */
import pc from 'picocolors';
import { byPlace, type Finding, isError } from '#pipeline/finding.ts';
import { plural, shown, summaryOf } from './lines.ts';
import { excerptFor, fixCommand, type Report } from './report.ts';
import { oneLine } from './text.ts';

export interface Terminal {
  colour: boolean;
  /** Cells in a row. */
  columns: number;
}

/** Wider lines of text are hard to follow, however wide the window. */
const widest = 110;
const narrowest = 40;

/** Grouped by file: place, level and rule, message, excerpt, and the safe fix if there is one. */
export function asTerminal(report: Report, { colour, columns }: Terminal): string[] {
  const c = pc.createColors(colour);
  const root = shown(report.root);
  const paint = (level: Finding['level']) => (level === 'error' ? c.red : c.yellow);
  const one = (finding: Finding): string[] => {
    const { file, line, column, level, rule, message, fix } = finding;
    const excerpt = excerptFor(report, finding, {
      // Indentation and gutter.
      width: Math.min(widest, Math.max(narrowest, columns)) - 12,
      paintGutter: c.dim,
      paintMark: paint(level),
    });
    return [
      `  ${c.cyan(`${root}/${file}:${line}:${column}`)} ${c.bold(paint(level)(level))} ${c.dim(rule)}`,
      `  ${c.bold(oneLine(message))}`,
      ...excerpt.map((row) => `    ${row}`),
      ...(fix ? [`  ${c.green(oneLine(fix.title))} ${c.dim(`(${fixCommand} mends this)`)}`] : []),
      '',
    ];
  };
  const files = Map.groupBy(report.findings.toSorted(byPlace), ({ file }) => file);
  return [
    ...[...files].flatMap(([file, findings]) => [
      c.underline(`${root}/${file}`) + c.dim(`  ${summaryOf(findings)}`),
      '',
      ...findings.flatMap(one),
    ]),
    ...furtherHelp(report.findings),
  ];
}

function furtherHelp(findings: readonly Finding[]): string[] {
  const inOrder = findings.toSorted(byPlace);
  const first = inOrder.find(isError) ?? inOrder[0];
  if (!first) return [];
  const fixable = findings.filter(({ fix }) => fix).length;
  return [
    ...(fixable > 0 ? [`${plural(fixable, 'finding')} can be mended safely: ${fixCommand}`] : []),
    `What a rule means, with an example: npm run content -- explain ${first.rule}`,
  ];
}
