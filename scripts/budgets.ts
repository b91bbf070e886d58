/** What the pages of a build weigh. `--record` writes it down, for the next to be held beside. Exit 0 within the budgets, 1 not, 2 cannot run. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readEnvironment } from '#config/environment.ts';
import { weighPages } from '#tests/budgets/page-weight.ts';
import { described, overdrawn, type Recorded, recordOf } from '#tests/budgets/budgets.ts';

const recordFile = new URL('../tests/budgets/baseline.json', import.meta.url);

try {
  const { values } = parseArgs({ options: { record: { type: 'boolean' } } });
  const pages = weighPages(readEnvironment(process.env).outDir);
  console.log(described(pages));
  if (values.record) writeFileSync(recordFile, `${JSON.stringify(recordOf(pages), null, 2)}\n`);
  const problems = overdrawn(pages, JSON.parse(readFileSync(recordFile, 'utf8')) as Recorded);
  if (problems.length > 0) console.log(`\n${problems.join('\n')}`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
