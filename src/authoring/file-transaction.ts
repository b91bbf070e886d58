/** Changes several files as one transaction: all of them or none. */
import { randomUUID } from 'node:crypto';
import { chmod, lstat, mkdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface FileChange {
  /** Path relative to the root. */
  file: string;
  /** The new text; undefined removes the file. */
  text: string | undefined;
  /** Fails the transaction if the file exists. */
  mustBeNew?: boolean;
  /** Fails the transaction if the file has another text before the change. */
  expectedText?: string;
}

/** Functions of node:fs that tests replace to simulate disk errors. */
export interface FileSystem {
  rename: typeof rename;
  rm: typeof rm;
}

/**
 * Applies changes to files. All new texts are written to temporary files before any file is replaced, and the replaced
 * files are kept as backups until everything has succeeded.
 * @throws Error where a file cannot be written. Every file is restored then, or the message says where its backup is.
 */
export async function applyFileChanges(
  root: string,
  changes: readonly FileChange[],
  fileSystem: FileSystem = { rename, rm },
): Promise<void> {
  const transactionId = randomUUID().slice(0, 8);
  const plannedChanges = await Promise.all(changes.map((change) => planChange(root, change, transactionId)));
  const removedFiles = plannedChanges.filter(({ text }) => text === undefined).map(({ target }) => target);
  const undoSteps: UndoStep[] = [];
  try {
    for (const change of plannedChanges) await prepareChange(change, removedFiles);
    for (const { target, text, temporaryFile, backupFile } of plannedChanges) {
      if (await exists(target)) {
        await fileSystem.rename(target, backupFile);
        undoSteps.unshift({
          description: `${target}, now ${backupFile}`,
          run: () => fileSystem.rename(backupFile, target),
        });
      }
      if (text === undefined) continue;
      await fileSystem.rename(temporaryFile, target);
      undoSteps.unshift({ description: target, run: () => fileSystem.rename(target, temporaryFile) });
    }
  } catch (cause) {
    const failedSteps = await undo(undoSteps);
    for (const { temporaryFile } of plannedChanges)
      await fileSystem.rm(temporaryFile, { force: true }).catch(() => {});
    if (failedSteps.length === 0) throw cause;
    throw new Error(
      `${(cause as Error).message} These files could not be restored and have the second name now: ${failedSteps.join('; ')}.`,
      { cause },
    );
  }
  // A backup that cannot be removed is a hidden file and does no harm.
  for (const { backupFile } of plannedChanges)
    await fileSystem.rm(backupFile, { force: true, recursive: true }).catch(() => {});
}

interface PlannedChange extends FileChange {
  /** Absolute path of the file. */
  target: string;
  temporaryFile: string;
  backupFile: string;
}

async function planChange(root: string, change: FileChange, transactionId: string): Promise<PlannedChange> {
  const file = path.join(root, change.file);
  // A symbolic link stays a link: its target is replaced.
  const target = change.text === undefined ? file : await realpath(file).catch(() => file);
  // The names start with a dot, so that the files are not read as content.
  const getHiddenName = (suffix: string) =>
    path.join(path.dirname(target), `.${path.basename(target)}.${transactionId}.${suffix}`);
  return { ...change, target, temporaryFile: getHiddenName('next'), backupFile: getHiddenName('old') };
}

/** Checks the conditions of a change and writes its text to the temporary file. */
async function prepareChange(
  { target, text, mustBeNew, expectedText, temporaryFile }: PlannedChange,
  removedFiles: readonly string[],
): Promise<void> {
  if (mustBeNew && (await exists(target)) && !(await isSameFileAsAny(target, removedFiles)))
    throw new Error(`${target} already exists.`);
  if (expectedText !== undefined && !(await readFile(target)).equals(Buffer.from(expectedText)))
    throw new Error(`${target} has changed meanwhile, and was not overwritten.`);
  if (text === undefined) return;
  await mkdir(path.dirname(target), { recursive: true });
  const mode = (await stat(target).catch(() => undefined))?.mode;
  await writeFile(temporaryFile, text, { flag: 'wx', flush: true });
  if (mode !== undefined) await chmod(temporaryFile, mode);
}

interface UndoStep {
  /** The file that is not restored if the step fails. */
  description: string;
  run: () => Promise<void>;
}

/** Runs every step, even after one has failed. Returns the descriptions of failed steps. */
async function undo(steps: readonly UndoStep[]): Promise<string[]> {
  const failedSteps: string[] = [];
  for (const { description, run } of steps)
    await run().catch(() => {
      failedSteps.push(description);
    });
  return failedSteps;
}

const exists = (file: string): Promise<boolean> =>
  lstat(file).then(
    () => true,
    () => false,
  );

/** Returns whether a file is the same as one of others, which differ in case, because the file system ignores case. */
async function isSameFileAsAny(file: string, others: readonly string[]): Promise<boolean> {
  const { dev, ino } = await lstat(file);
  for (const other of others) {
    if (other.toLowerCase() !== file.toLowerCase()) continue;
    const stats = await lstat(other).catch(() => undefined);
    if (stats?.dev === dev && stats.ino === ino) return true;
  }
  return false;
}

/**
 * Reads a file without normalizing its byte order mark and line ends.
 * @throws Error where the file does not exist.
 */
export async function readRawText(root: string, file: string): Promise<string> {
  const bytes = await readFile(path.join(root, file));
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}
