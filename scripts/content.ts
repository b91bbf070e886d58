/**
 * `npm run content -- COMMAND`: the writers' commands. Exit code 0: done, 2: the command could not run. `due` exits with 10
 * if a rebuild is due.
 */
import { readEnvironment } from '#config/environment.ts';
import { didYouMean } from '#pipeline/did-you-mean.ts';
import { ignoreBrokenPipe } from '#terminal/broken-pipe.ts';
import { addresses } from './content/addresses.ts';
import type { Command } from './content/command.ts';
import { confirm } from './content/confirm.ts';
import { deleteDocument, unpublish } from './content/delete.ts';
import { due } from './content/due.ts';
import { explain } from './content/explain.ts';
import { fix } from './content/fix.ts';
import { headings } from './content/headings.ts';
import { newDocument } from './content/new.ts';
import { postpone } from './content/postpone.ts';
import { rename } from './content/rename.ts';
import { schema } from './content/schema.ts';
import { status } from './content/status.ts';
import { sync } from './content/sync.ts';

const commands: Record<string, Command> = {
  new: newDocument,
  rename,
  delete: deleteDocument,
  unpublish,
  status,
  sync,
  confirm,
  postpone,
  headings,
  due,
  addresses,
  explain,
  fix,
  schema,
};

function formatUsage(): string {
  const width = Math.max(...Object.values(commands).map(({ syntax }) => syntax.length));
  const lines = Object.values(commands).map(({ syntax, summary }) => `  ${syntax.padEnd(width)}  ${summary}`);
  return ['Usage: npm run content -- COMMAND', '', ...lines].join('\n');
}

const formatCommandUsage = ({ syntax, summary, details = [] }: Command): string =>
  [`Usage: npm run content -- ${syntax}`, '', summary, ...details].join('\n');
const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h';

ignoreBrokenPipe(process.stdout);
try {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command && args.some(isHelp)) console.log(formatCommandUsage(command));
  else if (isHelp(name) || name === 'help') console.log(formatUsage());
  else if (command) await run(command, args);
  else {
    const suggestion = didYouMean(name, Object.keys(commands));
    throw new Error(name ? `There is no command "${name}".${suggestion}\n\n${formatUsage()}` : formatUsage());
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function run(command: Command, args: string[]): Promise<void> {
  const result = await command.run(args, readEnvironment(process.env)).catch((error: unknown) => {
    // parseArgs throws "Unknown option '--x'. To specify a positional argument …"; only the first sentence helps here.
    if (!String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS')) throw error;
    throw new Error(
      `${(error as Error).message.replace(/\. To specify .*$/s, '.')}\n\n${formatCommandUsage(command)}`,
    );
  });
  const { lines, exitCode } = Array.isArray(result) ? { lines: result, exitCode: 0 } : result;
  console.log(lines.join('\n'));
  process.exitCode = exitCode;
}
