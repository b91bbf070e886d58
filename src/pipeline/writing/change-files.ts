/** Several files changed as one: all of them, or none. */
import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface FileChange {
  /** Relative to the folder. */
  file: string;
  /** What is to stand there; undefined removes the file. */
  text: string | undefined;
  /** Whether the file must not be there yet. */
  isNew?: boolean;
}

/**
 * Writes everything beside its place first; only when all of it is on the disk is anything replaced.
 * @throws when something cannot be written; every file is then as it was.
 */
export async function changeFiles(root: string, changes: readonly FileChange[]): Promise<void> {
  const mark = randomUUID().slice(0, 8);
  const planned = changes.map(({ file, text, isNew = false }) => {
    const target = path.join(root, file);
    // Hidden, so that nothing takes it for content.
    const aside = (what: string) =>
      path.join(path.dirname(target), `.${path.basename(target)}.${mark}.${what}`);
    return { target, text, isNew, next: aside('next'), old: aside('old') };
  });
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const { target, text, isNew, next } of planned) {
      if (isNew && (await exists(target))) throw new Error(`${target} is there already.`);
      if (text === undefined) continue;
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(next, text, { flag: 'wx' });
    }
    for (const { target, text, next, old } of planned) {
      if (await exists(target)) {
        await rename(target, old);
        undo.unshift(() => rename(old, target));
      }
      if (text === undefined) continue;
      await rename(next, target);
      undo.unshift(() => rm(target));
    }
  } catch (cause) {
    for (const step of undo) await step();
    throw cause;
  } finally {
    for (const { next, old } of planned) for (const file of [next, old]) await rm(file, { force: true });
  }
}

const exists = (file: string): Promise<boolean> =>
  lstat(file).then(
    () => true,
    () => false,
  );

/**
 * A file's text as it is, byte order mark and line ends included.
 * @throws when it is not there.
 */
export async function rawText(root: string, file: string): Promise<string> {
  const bytes = await readFile(path.join(root, file));
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
