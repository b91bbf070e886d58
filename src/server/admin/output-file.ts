/**
 * Writes files for the operator: readable only by their owner, complete or not at all, never over an existing file. The
 * package write-file-atomic does not fit, because it replaces an existing file and takes the whole content in memory.
 */
import { constants, createWriteStream, rmSync } from 'node:fs';
import { access, copyFile, link, mkdtemp, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RefusedError } from './command.ts';

interface OutputFile extends AsyncDisposable {
  /** Absolute path. */
  file: string;
  /** Temporary folder for drafts, removed on disposal and at the end of the process. */
  folder: string;
  /**
   * Moves a draft from the folder to the path, once it is on disk.
   * @throws RefusedError if another file has been created there meanwhile.
   */
  publish(draft: string): Promise<void>;
}

/**
 * Prepares a file by creating a temporary folder beside it.
 * @throws RefusedError if the file exists or cannot be created.
 */
export async function createOutputFile(name: string): Promise<OutputFile> {
  const file = path.resolve(name);
  if (await exists(file)) throw toRefusedError(file, { code: 'EEXIST' });
  // The temporary folder is beside the file, because a link needs the same disk.
  const folder = await createTemporaryFolder(path.join(path.dirname(file), `.${path.basename(file)}.`)).catch(
    (error: unknown) => {
      throw toRefusedError(file, error);
    },
  );
  return {
    file,
    folder: folder.path,
    publish: (draft) => publishDraft(draft, file),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

/**
 * Writes a file that only its owner can read.
 * @returns its absolute path.
 * @throws RefusedError if the file exists or cannot be created; an unfinished draft is removed.
 */
export async function writeOutputFile(
  name: string,
  content: AsyncIterable<string | Uint8Array>,
): Promise<string> {
  await using output = await createOutputFile(name);
  const draft = path.join(output.folder, 'draft');
  await pipeline(
    Readable.from(content, { objectMode: true }),
    createWriteStream(draft, { flags: 'wx', mode: 0o600 }),
  );
  await output.publish(draft);
  return output.file;
}

/**
 * Creates a folder that only its owner can enter. It is removed on disposal and at the end of the process.
 * @param prefix path and beginning of its name.
 */
export async function createTemporaryFolder(prefix: string): Promise<AsyncDisposable & { path: string }> {
  const folder = await mkdtemp(prefix);
  const removeAtExit = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeAtExit);
  return {
    path: folder,
    [Symbol.asyncDispose]: async () => {
      process.off('exit', removeAtExit);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const exists = (file: string): Promise<boolean> =>
  access(file, constants.F_OK).then(
    () => true,
    () => false,
  );

/** Error codes of file systems without hard links, such as those of USB sticks and network shares. */
const noLinkCodes = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'];

/** Gives a draft its final name with a hard link, which fails if the name is taken, unlike a rename. */
async function publishDraft(draft: string, file: string): Promise<void> {
  await flushToDisk(draft);
  await link(draft, file)
    .catch((error: NodeJS.ErrnoException) => {
      if (!noLinkCodes.includes(error.code ?? '')) throw error;
      return copyFile(draft, file, constants.COPYFILE_EXCL).then(() => flushToDisk(file));
    })
    .catch((error: unknown) => {
      throw toRefusedError(file, error);
    });
  await flushToDisk(path.dirname(file));
}

async function flushToDisk(file: string): Promise<void> {
  await using handle = await open(file);
  await handle.sync();
}

/** Explains why a file cannot be created. */
function toRefusedError(file: string, error: unknown): RefusedError {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST')
    return new RefusedError(`${file} exists already. Choose another name, or move the file away.`);
  return new RefusedError(`${file} cannot be written: ${message}`, { cause: error });
}
