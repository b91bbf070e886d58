/** A server to which the permissions of files apply. */
import { spawnSync } from 'node:child_process';

/**
 * A command that takes away what lets root write everywhere; empty for everybody else.
 * @returns undefined where this system does not allow it.
 */
export function getUnprivilegedCommand(): string[] | undefined {
  if (process.getuid?.() !== 0) return [];
  const command = ['setpriv', '--bounding-set=-all', '--inh-caps=-all'];
  const [program = '', ...args] = [...command, 'true'];
  return spawnSync(program, args).status === 0 ? command : undefined;
}
