/** `npm run enquiries -- COMMAND`: the operator's commands. Exit 0 done, 1 not found or refused, 2 cannot run. */
import { constants } from 'node:os';
import { runAdminCommand } from '#server/admin/run.ts';
import { createProcessTerminal } from '#server/admin/terminal.ts';
import { exitOnBrokenPipe } from '#terminal/broken-pipe.ts';

exitOnBrokenPipe(process.stdout);
// The default handling of these signals would leave temporary files behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit(128 + constants.signals[signal]));

try {
  process.exitCode = await runAdminCommand(
    process.argv.slice(2),
    process.env,
    createProcessTerminal(process),
    Date.now(),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
