import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';

/**
 * Makes a folder that only its owner can enter, and that goes when it is disposed of or the process ends.
 * @param prefix path and beginning of its name.
 */
export async function createTemporaryFolder(prefix: string): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(prefix);
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', remove);
  return {
    path,
    [Symbol.asyncDispose]: async () => {
      process.off('exit', remove);
      await rm(path, { recursive: true, force: true });
    },
  };
}
