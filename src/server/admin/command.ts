/** The interface of a command of `npm run enquiries`, and its errors. */
import type { Environment } from '#config/environment.ts';
import type { Store } from '../storage/store.ts';
import type { Terminal } from './terminal.ts';

export interface CommandContext {
  store: Store;
  environment: Environment;
  /** Milliseconds since 1970. */
  now: number;
  terminal: Terminal;
}

/**
 * Runs one command.
 * @param args arguments after the name of the command.
 * @throws RefusedError, UsageError or StorageUnavailableError.
 */
export type Command = (args: string[], context: CommandContext) => Promise<void>;

/** The requested thing does not exist, or the command refuses to act: exit code 1. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** The command line is invalid: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
