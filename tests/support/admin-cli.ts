/** The operator's command line on a storage of a test: in this process, and as a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { runAdminCommand } from '#server/admin/run.ts';
import type { StoreOptions } from '#server/storage/store.ts';
import { cleanEnvironment } from './clean-environment.ts';
import type { TestStorage } from './test-storages.ts';

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

interface CommandOptions {
  env?: Record<string, string>;
  /** Milliseconds since 1970. */
  now?: number;
  /** What is answered to questions; nobody is there to ask without it. */
  answer?: boolean;
}

const toEnvironment = ({ dataDir, databaseUrl }: StoreOptions): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});

export async function runCommand(
  { options }: Pick<TestStorage, 'options'>,
  words: string[],
  { env = {}, now = Date.now(), answer }: CommandOptions = {},
): Promise<CommandResult> {
  let stdout = '';
  let stderr = '';
  const code = await runAdminCommand(
    words,
    { ...toEnvironment(options), ...env },
    {
      print: async (text) => {
        stdout += text;
      },
      printMessage: (text) => {
        stderr += `${text}\n`;
      },
      hasColor: false,
      ...(answer !== undefined && { confirm: async () => answer }),
    },
    now,
  );
  return { code, stdout, stderr };
}

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
