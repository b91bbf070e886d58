/** Files that the operator asks for: for their eyes only, whole or not at all, and never in place of another. */
import { constants, createWriteStream } from 'node:fs';
import { access, copyFile, link, open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { RefusedError } from './refused.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

interface OutputFile extends AsyncDisposable {
  /** Its absolute path. */
  file: string;
  /** Where to write it meanwhile; what is left there goes when this is disposed of, or the process ends. */
  folder: string;
  /**
   * Gives a file of the folder its name once it is on disk.
   * @throws Refused where the name has been taken meanwhile.
   */
  keep(draft: string): Promise<void>;
}

/** @throws Refused where a file is there already, or none can be made. */
export async function createOutputFile(name: string): Promise<OutputFile> {
  const file = path.resolve(name);
  if (await isThere(file)) throw cannotWrite(file, { code: 'EEXIST' });
  // Beside it: on the same disk, it only needs another name in the end.
  const folder = await createTemporaryFolder(path.join(path.dirname(file), `.${path.basename(file)}.`)).catch(
    (error: unknown) => {
      throw cannotWrite(file, error);
    },
  );
  return {
    file,
    folder: folder.path,
    keep: (draft) => keep(draft, file),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

/**
 * Writes a file that only its owner can read.
 * @returns its absolute path.
 * @throws Refused where a file is there already, or none can be made; what was written of it is removed.
 */
export async function writeOutputFile(
  name: string,
  content: AsyncIterable<string | Uint8Array>,
): Promise<string> {
  await using target = await createOutputFile(name);
  const draft = path.join(target.folder, 'draft');
  await pipeline(
    Readable.from(content, { objectMode: true }),
    createWriteStream(draft, { flags: 'wx', mode: 0o600 }),
  );
  await target.keep(draft);
  return target.file;
}

const isThere = (file: string): Promise<boolean> =>
  access(file, constants.F_OK).then(
    () => true,
    () => false,
  );

const withoutLinks = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'];

/** A name that is taken meanwhile stays the other file's. */
async function keep(draft: string, file: string): Promise<void> {
  await sync(draft);
  await link(draft, file)
    .catch((error: NodeJS.ErrnoException) => {
      // On a stick or a share, a file may have one name only.
      if (!withoutLinks.includes(error.code ?? '')) throw error;
      return copyFile(draft, file, constants.COPYFILE_EXCL).then(() => sync(file));
    })
    .catch((error: unknown) => {
      throw cannotWrite(file, error);
    });
  await sync(path.dirname(file));
}

async function sync(file: string): Promise<void> {
  await using handle = await open(file);
  await handle.sync();
}

/** Why a file cannot be made, in words that say what to do. */
function cannotWrite(file: string, error: unknown): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return new RefusedError(`${file} is there already. Name another file, or move it away.`);
  return new RefusedError(`${file} cannot be written: ${message}`, { cause: error });
}
