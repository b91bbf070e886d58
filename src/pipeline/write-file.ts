/** Files of writers, written so that nobody ever sees half of one. */
import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Replaces a file's text at once: a temporary file beside it, under its rights, takes its name.
 * @param before what the file is expected to hold.
 * @throws Error where the file holds something else by now, or cannot be written; then it is as it was.
 */
export async function replaceText(file: string, before: string, after: string): Promise<void> {
  // A link stays a link: what it points to is replaced.
  const target = await realpath(file);
  if (!(await readFile(target)).equals(Buffer.from(before)))
    throw new Error(`${file} has changed meanwhile, and was left as it is.`);
  // Hidden, so that nothing takes it for a document.
  const temporary = path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.tmp`);
  try {
    await writeFile(temporary, after, { mode: (await stat(target)).mode, flush: true });
    await rename(temporary, target);
  } catch (cause) {
    await rm(temporary, { force: true });
    throw cause;
  }
}
