/** The streams of this process as a command's terminal. */
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { Terminal } from './command.ts';

export function createProcessTerminal({ stdin, stdout, stderr }: NodeJS.Process): Terminal {
  return {
    print: async (text) => {
      if (!stdout.write(text)) await once(stdout, 'drain');
    },
    printMessage: (text) => {
      stderr.write(`${text}\n`);
    },
    hasColor: stdout.isTTY && stdout.hasColors(),
    ...(stdin.isTTY &&
      stderr.isTTY && {
        confirm: async (question) => {
          const lines = createInterface({ input: stdin, output: stderr });
          try {
            return /^(?:y|yes)$/i.test((await lines.question(`${question} [y/N] `)).trim());
          } finally {
            lines.close();
          }
        },
      }),
  };
}
