import type { Environment } from '#config/environment.ts';
import type { Store } from '../storage/store.ts';

/** How a command speaks to whoever runs it. */
export interface Terminal {
  /** Writes lines of the result; waits while their reader is slow. */
  print(text: string): Promise<void>;
  /** Says something beside the result, to people. */
  printMessage(text: string): void;
  /** Colours are understood. */
  hasColor: boolean;
  /** Missing where nobody can be asked. */
  confirm?: (question: string) => Promise<boolean>;
}

/** What a command works with. */
export interface CommandContext {
  store: Store;
  environment: Environment;
  /** Milliseconds since 1970. */
  now: number;
  terminal: Terminal;
}

/**
 * One command.
 * @throws Refused, UsageError or Unavailable.
 */
export type Command = (args: string[], context: CommandContext) => Promise<void>;
