import type { Environment } from '#config/environment.ts';

/** A command of `npm run content`. */
export interface Command {
  /** The command's name and arguments. */
  syntax: string;
  /** One line for the list of commands. */
  summary: string;
  /** More lines for --help. */
  details?: string[];
  /**
   * @returns lines for stdout, with the exit code if it is not 0.
   * @throws Error with a message for the writer where the command cannot run.
   */
  run: (
    args: string[],
    environment: Environment,
  ) => Promise<string[] | { lines: string[]; exitCode: number }>;
}
