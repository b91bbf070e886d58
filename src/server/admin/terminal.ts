/** The terminal of a command, and the JSON that is printed on it. */
import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { escapeControlCharacters } from '#terminal/control-characters.ts';

export interface Terminal {
  /** Writes a part of the result to stdout; waits while its reader is slow. */
  print(text: string): Promise<void>;
  /** Writes a message for people to stderr. */
  printMessage(text: string): void;
  useColour: boolean;
  /** Asks a yes-or-no question. Unset if nobody can answer. */
  confirm?: (question: string) => Promise<boolean>;
}

/** Creates a terminal on the streams of a process. */
export function createProcessTerminal({ stdin, stdout, stderr }: NodeJS.Process): Terminal {
  return {
    print: async (text) => {
      if (!stdout.write(text)) await once(stdout, 'drain');
    },
    printMessage: (text) => {
      stderr.write(`${text}\n`);
    },
    useColour: stdout.isTTY && stdout.hasColors(),
    ...(stdin.isTTY &&
      stderr.isTTY && {
        confirm: async (question) => {
          const prompt = createInterface({ input: stdin, output: stderr });
          try {
            return /^(?:y|yes)$/i.test((await prompt.question(`${question} [y/N] `)).trim());
          } finally {
            prompt.close();
          }
        },
      }),
  };
}

/** Formats a value as JSON with all control characters escaped. JSON itself escapes only the first 32. */
export const stringifySafely = (value: unknown, indent = 2): string =>
  escapeControlCharacters(
    JSON.stringify(value, null, indent),
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
