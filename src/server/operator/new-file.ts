/** Files that the operator asks for: for their eyes only, and never in place of another. */
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refused } from './refused.ts';

/**
 * Writes a file that only its owner can read.
 * @returns its absolute path.
 * @throws Refused where a file is there already, or none can be made; what was written of it is removed.
 */
export async function writeNewFile(
  name: string,
  content: AsyncIterable<string | Uint8Array>,
): Promise<string> {
  const file = path.resolve(name);
  const stream = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  let opened = false;
  stream.once('open', () => {
    opened = true;
  });
  try {
    await pipeline(Readable.from(content, { objectMode: true }), stream);
    return file;
  } catch (error) {
    if (opened) await rm(file, { force: true });
    throw opened ? error : cannotWrite(file, error);
  }
}

/** Why a file cannot be made, in words that say what to do. */
export function cannotWrite(file: string, error: unknown): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return new Refused(`${file} is there already. Name another file, or move it away.`);
  return new Refused(`${file} cannot be written: ${message}`, { cause: error });
}
