/** Runs the commands of `npm run enquiries`. */
import { existsSync } from 'node:fs';
import { EnvironmentError, readEnvironment } from '#config/environment.ts';
import { getDatabasePath } from '../storage/sqlite.ts';
import { StorageUnavailableError, toStorageError } from '../storage/storage-errors.ts';
import { openStore } from '../storage/store.ts';
import { type Command, RefusedError, UsageError } from './command.ts';
import { backup } from './commands/backup.ts';
import { erase } from './commands/erase.ts';
import { exportSubmissions } from './commands/export.ts';
import { list } from './commands/list.ts';
import { restore } from './commands/restore.ts';
import { retention } from './commands/retention.ts';
import { release, retry } from './commands/retry-release.ts';
import { show } from './commands/show.ts';
import type { Terminal } from './terminal.ts';

const commands: Record<string, Command> = {
  list,
  show,
  export: exportSubmissions,
  erase,
  retry,
  release,
  retention,
  backup,
  restore,
};

const usage = `Usage: npm run enquiries -- COMMAND

  list                lists submissions, newest first
    --status accepted|quarantined    only submissions with this status
    --undelivered                    only submissions with a delivery that is missing or not done
    --limit N                        at most N submissions; default 50, with --json all
  show ID             shows everything about one submission
    --cv FILE                        writes the attached file to FILE
  export [EMAIL]      exports everything, or everything about one person, attached files included
    --format json|csv                default json; csv is for spreadsheets and has no files
    --out FILE                       writes to FILE instead of the terminal
    --no-files                       leaves out the attached files
  erase EMAIL         deletes everything about one person for good
    --yes                            does not ask for confirmation
  retry [ID]          retries all dead deliveries, or the deliveries of one submission
  release ID          releases a submission from quarantine and delivers it
    --undelivered                    releases it without delivering it
  retention           shows what is due for deletion, and deletes it after a confirmation
    --yes                            does not ask for confirmation
  backup FILE         copies the whole storage to one file, while the server runs
    --encrypt                        encrypts it with BACKUP_KEY
  restore FILE        restores a backup into an empty storage
    --replace                        deletes what the storage holds

All commands take --json, for programs. They read the environment variables of the server: DATA_DIR or
DATABASE_URL for the storage, SMTP_URL and WEBHOOK_URL for the channels to deliver to.

Exit codes: 0 done, 1 not found or refused, 2 cannot run.`;

/**
 * Runs one command.
 * @param argv name of the command and its arguments.
 * @param env usually `process.env`.
 * @param now milliseconds since 1970.
 * @returns the exit code: 0 done, 1 not found or refused, 2 cannot run.
 * @throws errors that are bugs.
 */
export async function runAdminCommand(
  argv: string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
  now: number,
): Promise<number> {
  const [name = '', ...args] = argv;
  try {
    if (['--help', '-h', 'help'].includes(name) || args.includes('--help')) {
      await terminal.print(`${usage}\n`);
      return 0;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(name ? `There is no command "${name}".` : 'The command is missing.');
    const environment = readEnvironment(env);
    const { dataDir, databaseUrl } = environment;
    // Only the server and `restore` create a storage. Otherwise a mistyped folder would get one, owned by the wrong user.
    if (!databaseUrl && command !== restore && !existsSync(getDatabasePath(dataDir)))
      throw new StorageUnavailableError(
        `${dataDir} has no storage. The server creates it when it starts; DATA_DIR or DATABASE_URL says where.`,
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
    else if (error instanceof RefusedError || error instanceof EnvironmentError)
      terminal.printMessage(error.message);
    else if (error instanceof StorageUnavailableError)
      terminal.printMessage(`The storage cannot be used: ${error.message}`);
    else throw error;
    return error instanceof RefusedError ? 1 : 2;
  }
}
