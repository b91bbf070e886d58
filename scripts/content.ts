/** `npm run content -- COMMAND`: the writer's tools. Exit 0 done, 2 cannot run. */
import { parseArgs } from 'node:util';
import { explain } from '../src/pipeline/commands/explain.ts';
import { fix } from '../src/pipeline/commands/fix.ts';
import { loadContent } from '../src/pipeline/content.ts';
import { shown } from '../src/pipeline/report/lines.ts';
import { statusOf } from '../src/pipeline/status.ts';
import { statusTable } from '../src/pipeline/status-table.ts';
import { readEnvironment } from '../src/server/env.ts';

const usage = `Usage: npm run content -- COMMAND

  status [--json]            documents and languages, and what is still sample
  explain [RULE]             what a rule of the check means, with an example; without RULE all of them
  fix [PATH…] [--dry-run]    mends what has one meaning only, in all files or those named; --dry-run shows it as a diff`;

/** @returns lines for stdout. */
const commands: Record<string, (args: string[]) => Promise<string[]>> = {
  status: async (args) => {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
    const { contentDir } = readEnvironment(process.env);
    const rows = statusOf(await loadContent(contentDir));
    return values.json
      ? [JSON.stringify(rows, null, 2)]
      : statusTable(rows, shown(contentDir), process.stdout.isTTY);
  },
  explain: async (args) => {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    if (positionals.length > 1) throw new Error(`One rule at a time.\n\n${usage}`);
    return explain(positionals[0], process.stdout.isTTY && !process.env.NO_COLOR);
  },
  fix: async (args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    return fix(readEnvironment(process.env).contentDir, positionals, values['dry-run']);
  },
};

try {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(name ? `There is no command "${name}".\n\n${usage}` : usage);
  console.log((await command(args)).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
