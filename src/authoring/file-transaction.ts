/** Several files changed as one: all of them, or none. */
import { randomUUID } from 'node:crypto';
import { chmod, lstat, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface FileChange {
  /** Relative to the folder. */
  file: string;
  /** What is to stand there; undefined removes the file. */
  text: string | undefined;
  /** Whether the file must not be there yet. */
  isNew?: boolean;
  /** What the file is expected to hold until now; not asked where it is not given. */
  before?: string;
}

/** What the disk is asked to do; a test puts failures in its place. */
export interface Disk {
  rename: typeof rename;
  rm: typeof rm;
}

/**
 * Writes everything beside its place first; only when all of it is on the disk is anything replaced. What was there
 * before is kept aside until the end, and thrown away only when all has gone well or all is back in its place.
 * @throws when something cannot be written; every file is then as it was, or the message says where it lies.
 */
export async function changeFiles(
  root: string,
  changes: readonly FileChange[],
  disk: Disk = { rename, rm },
): Promise<void> {
  const mark = randomUUID().slice(0, 8);
  const plan = async ({ file, text, isNew = false, before }: FileChange) => {
    const place = path.join(root, file);
    // A link stays a link: what it points to is replaced.
    const target = text === undefined ? place : await realpath(place).catch(() => place);
    // Hidden, so that nothing takes it for content.
    const aside = (what: string) =>
      path.join(path.dirname(target), `.${path.basename(target)}.${mark}.${what}`);
    return { target, text, isNew, before, next: aside('next'), old: aside('old') };
  };
  const planned = await Promise.all(changes.map(plan));
  const removed = planned.filter(({ text }) => text === undefined).map(({ target }) => target);
  const undo: Step[] = [];
  try {
    for (const { target, text, isNew, before, next } of planned) {
      if (isNew && (await exists(target)) && !(await isOneOf(target, removed)))
        throw new Error(`${target} is there already.`);
      if (before !== undefined && !(await readFile(target)).equals(Buffer.from(before)))
        throw new Error(`${target} has changed meanwhile, and was left as it is.`);
      if (text === undefined) continue;
      await mkdir(path.dirname(target), { recursive: true });
      const mode = (await stat(target).catch(() => undefined))?.mode;
      await writeFile(next, text, { flag: 'wx', flush: true });
      if (mode !== undefined) await chmod(next, mode);
    }
    for (const { target, text, next, old } of planned) {
      if (await exists(target)) {
        await disk.rename(target, old);
        undo.unshift({ what: `${target}, now ${old}`, run: () => disk.rename(old, target) });
      }
      if (text === undefined) continue;
      await disk.rename(next, target);
      undo.unshift({ what: target, run: () => disk.rename(target, next) });
    }
  } catch (cause) {
    const lost = await undone(undo);
    for (const { next } of planned) await disk.rm(next, { force: true }).catch(() => {});
    const { message } = cause as Error;
    throw lost.length > 0
      ? new Error(
          `${message} These could not be put back, and are there under the second name: ${lost.join('; ')}.`,
          { cause },
        )
      : cause;
  }
  // All is done: a leftover is hidden, and no reason to say otherwise.
  for (const { old } of planned) await disk.rm(old, { force: true, recursive: true }).catch(() => {});
}

interface Step {
  what: string;
  run: () => Promise<void>;
}

/** Goes back as far as it goes: a step that fails does not keep the others from being taken. @returns what could not be. */
async function undone(steps: readonly Step[]): Promise<string[]> {
  const lost: string[] = [];
  for (const { what, run } of steps)
    await run().catch(() => {
      lost.push(what);
    });
  return lost;
}

const exists = (file: string): Promise<boolean> =>
  lstat(file).then(
    () => true,
    () => false,
  );

/** Whether a file is one of others under another spelling: some disks do not tell names apart by case. */
async function isOneOf(file: string, others: readonly string[]): Promise<boolean> {
  const { dev, ino } = await lstat(file);
  for (const other of others) {
    if (other.toLowerCase() !== file.toLowerCase()) continue;
    const known = await lstat(other).catch(() => undefined);
    if (known?.dev === dev && known.ino === ino) return true;
  }
  return false;
}

/**
 * A file's text as it is, byte order mark and line ends included.
 * @throws when it is not there.
 */
export async function rawText(root: string, file: string): Promise<string> {
  const bytes = await readFile(path.join(root, file));
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
