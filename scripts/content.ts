/** `npm run content -- COMMAND`: the writer's tools. Exit 0 done, 2 cannot run. */
import { parseArgs } from 'node:util';
import { loadContent } from '../src/pipeline/content.ts';
import { shown } from '../src/pipeline/report.ts';
import { statusOf } from '../src/pipeline/status.ts';
import { statusTable } from '../src/pipeline/status-table.ts';
import { readEnvironment } from '../src/server/env.ts';

const usage = `Usage: npm run content -- COMMAND

  status [--json]   documents and languages, and what is still sample`;

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
