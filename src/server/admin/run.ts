/** The operator's command line: a command's name and words in, an exit code out. */
import { existsSync } from 'node:fs';
import { EnvironmentError, readEnvironment } from '#config/environment.ts';
import { getDatabasePath } from '../storage/sqlite.ts';
import { toStorageError, StorageUnavailableError } from '../storage/storage-errors.ts';
import { openStore } from '../storage/store.ts';
import type { Command, Terminal } from './command.ts';
import { backup } from './commands/backup.ts';
import { erase } from './commands/erase.ts';
import { exportSubmissions } from './commands/export.ts';
import { list } from './commands/list.ts';
import { restore } from './commands/restore.ts';
import { release, retry } from './commands/retry-release.ts';
import { show } from './commands/show.ts';
import { RefusedError, UsageError } from './refused.ts';
import { usage } from './usage.ts';

const commands: Record<string, Command> = {
  list,
  show,
  export: exportSubmissions,
  erase,
  retry,
  release,
  backup,
  restore,
};

/**
 * Runs one command.
 * @param words the command's name, and what follows it.
 * @param env usually `process.env`.
 * @param now milliseconds since 1970.
 * @returns the exit code: 0 done, 1 not found or refused, 2 cannot run.
 * @throws what is a defect.
 */
export async function runAdminCommand(
  words: string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
  now: number,
): Promise<number> {
  const [name = '', ...args] = words;
  try {
    if (['--help', '-h', 'help'].includes(name) || args.includes('--help')) {
      await terminal.print(`${usage}\n`);
      return 0;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(name ? `There is no command "${name}".` : 'Which command?');
    const environment = readEnvironment(env);
    const { dataDir, databaseUrl } = environment;
    // To look is not to make one: perhaps the wrong folder was named, and its owner would be whoever looks.
    if (!databaseUrl && command !== restore && !existsSync(getDatabasePath(dataDir)))
      throw new StorageUnavailableError(
        `${dataDir} holds no storage. The server makes it when it starts; DATA_DIR or DATABASE_URL says where it is.`,
      );
    const store = openStore({ dataDir, databaseUrl });
    try {
      await command(args, { store, environment, now, terminal });
    } finally {
      await store.close();
    }
    return 0;
  } catch (cause) {
    const error = toStorageError(cause);
    if (error instanceof UsageError) terminal.printMessage(`${error.message}\n\n${usage}`);
    else if (error instanceof RefusedError || error instanceof EnvironmentError) terminal.printMessage(error.message);
    else if (error instanceof StorageUnavailableError) terminal.printMessage(`The storage cannot be used: ${error.message}`);
    else throw error;
    return error instanceof RefusedError ? 1 : 2;
  }
}
