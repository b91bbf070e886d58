import type { Environment } from '#config/environment.ts';

/** One of the writer's commands. */
export interface Command {
  /** What follows its name on the command line, and what it does: for the list of commands. */
  syntaxAndSummary: [syntax: string, does: string];
  /** What else --help says. */
  details?: string[];
  /**
   * @returns lines for stdout, with the exit code where it is not 0.
   * @throws with plain words when it cannot run.
   */
  run: (
    args: string[],
    environment: Environment,
  ) => Promise<string[] | { lines: string[]; exitCode: number }>;
}
