/** `npm run content -- COMMAND`: the writer's tools. Exit 0 done, 2 cannot run; `due` also 10, when a rebuild is due. */

import { readEnvironment } from '#config/environment.ts';
import { outliveReader } from '#lint/reporters/ignore-broken-pipe.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
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

const usageOf = ({ usage: [syntax, does], more = [] }: Command): string =>
  [`Usage: npm run content -- ${syntax}`, '', does, ...more].join('\n');
const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h';

outliveReader(process.stdout);
try {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command && args.some(isHelp)) console.log(usageOf(command));
  else if (isHelp(name) || name === 'help') console.log(usage());
  else if (command) await run(command, args);
  else {
    const near = didYouMean(name, Object.keys(commands));
    throw new Error(name ? `There is no command "${name}".${near}\n\n${usage()}` : usage());
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function run(command: Command, args: string[]): Promise<void> {
  const result = await command.run(args, readEnvironment(process.env)).catch((error: unknown) => {
    // Of parseArgs: "Unknown option '--x'. To specify a positional argument …".
    if (!String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')) throw error;
    throw new Error(`${(error as Error).message.replace(/\. To specify .*$/s, '.')}\n\n${usageOf(command)}`);
  });
  const { lines, exitCode } = Array.isArray(result) ? { lines: result, exitCode: 0 } : result;
  console.log(lines.join('\n'));
  process.exitCode = exitCode;
}
