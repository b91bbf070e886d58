/** Runs `npm run enquiries` on a test's storage, in this process or in another. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { runAdminCommand } from '#server/admin/run.ts';
import type { StoreOptions } from '#server/storage/store.ts';
import { cleanEnvironment } from '#tests/support/clean-environment.ts';
import type { TestStorage } from '#tests/support/storage/test-storages.ts';

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface CommandOptions {
  env?: Record<string, string>;
  /** Milliseconds since 1970. */
  now?: number;
  /** Answer to the confirmation; unset if nobody can answer. */
  answer?: boolean;
}

const toEnvironment = ({ dataDir, databaseUrl }: StoreOptions): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});

/** Runs a command in this process. */
export async function runCommand(
  { options }: Pick<TestStorage, 'options'>,
  args: string[],
  { env = {}, now = Date.now(), answer }: CommandOptions = {},
): Promise<CommandResult> {
  let stdout = '';
  let stderr = '';
  const code = await runAdminCommand(
    args,
    { ...toEnvironment(options), ...env },
    {
      print: async (text) => {
        stdout += text;
      },
      printMessage: (text) => {
        stderr += `${text}\n`;
      },
      useColour: false,
      ...(answer !== undefined && { confirm: async () => answer }),
    },
    now,
  );
  return { code, stdout, stderr };
}

/** Runs a command in another process, in the time zone of Oslo. */
export async function spawnCommand(env: Record<string, string>, words: string[]): Promise<CommandResult> {
  const child = spawn(process.execPath, ['scripts/enquiries.ts', ...words], {
    env: { ...cleanEnvironment, TZ: 'Europe/Oslo', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
}
