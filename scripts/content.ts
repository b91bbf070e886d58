/** `npm run content -- COMMAND`: the writer's tools. Exit 0 done, 2 cannot run; `due` also 10, when a rebuild is due. */
import { readEnvironment } from '../src/server/env.ts';
import { addresses } from './content/addresses.ts';
import type { Command } from './content/command.ts';
import { due } from './content/due.ts';
import { explain } from './content/explain.ts';
import { fix } from './content/fix.ts';
import { newDocument } from './content/new.ts';
import { rename } from './content/rename.ts';
import { schema } from './content/schema.ts';
import { status } from './content/status.ts';

const commands: Record<string, Command> = {
  new: newDocument,
  rename,
  status,
  due,
  addresses,
  explain,
  fix,
  schema,
};

function usage(): string {
  const entries = Object.values(commands).map((command) => command.usage);
  const width = Math.max(...entries.map(([syntax]) => syntax.length));
  const lines = entries.map(([syntax, does]) => `  ${syntax.padEnd(width)}  ${does}`);
  return ['Usage: npm run content -- COMMAND', '', ...lines].join('\n');
}

try {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Error(name ? `There is no command "${name}".\n\n${usage()}` : usage());
  const result = await command.run(args, readEnvironment(process.env));
  const { lines, exitCode } = Array.isArray(result) ? { lines: result, exitCode: 0 } : result;
  console.log(lines.join('\n'));
  process.exitCode = exitCode;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
