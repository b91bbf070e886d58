/**
 * `npm run budgets [-- --record]`: compares the sizes of pages with their budgets. `--record` saves the sizes as the new
 * baseline. Exit 0 within the budgets, 1 not, 2 cannot run.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readEnvironment } from '#config/environment.ts';
import {
  findExceededBudgets,
  formatPageKinds,
  type SizeBaseline,
  toBaseline,
} from '#tests/budgets/budgets.ts';
import { measurePages } from '#tests/budgets/page-weight.ts';

const baselineFile = new URL('../tests/budgets/baseline.json', import.meta.url);

try {
  const { values } = parseArgs({ options: { record: { type: 'boolean' } } });
  const pages = measurePages(readEnvironment(process.env).outDir);
  console.log(formatPageKinds(pages));
  if (values.record) writeFileSync(baselineFile, `${JSON.stringify(toBaseline(pages), null, 2)}\n`);
  const problems = findExceededBudgets(pages, JSON.parse(readFileSync(baselineFile, 'utf8')) as SizeBaseline);
  if (problems.length > 0) console.log(`\n${problems.join('\n')}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
