/** Checks with real files and events that the last state of each file is reported. */
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FolderWatcher } from '#dev/folder-watcher.ts';

const gapsMs = [5, 20, 30, 60, 100];
/** Each sample has a folder and a watcher of its own, because events of one would hide the lost events of another. */
const samplesPerGap = 20;

/** Creates a folder with a file, and starts to read what its watcher reports. */
async function createFolder() {
  const root = await mkdtemp(path.join(tmpdir(), 'watched-'));
  const resolve = (name: string) => path.join(root, name);
  await mkdir(resolve('en/blog'), { recursive: true });
  await writeFile(resolve('en/blog/post.mdx'), 'first');
  const watcher = await FolderWatcher.open(root);
  /** Text of each file when it was last reported; undefined for a deleted one. */
  const texts = new Map<string, string | undefined>();
  const errors: unknown[] = [];
  let refusedChanges = 0;
  watcher.start({
    onChange: async (files) => {
      if (refusedChanges-- > 0) throw new Error('The folder is locked.');
      for (const file of files) texts.set(file, await readFile(resolve(file), 'utf8').catch(() => undefined));
    },
    onError: (error) => errors.push(error),
  });
  return {
    texts,
    errors,
    resolve,
    write: (name: string, text: string) => writeFile(resolve(name), text),
    refuseChanges: (count: number) => {
      refusedChanges = count;
    },
    async [Symbol.asyncDispose]() {
      watcher.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
type Folder = Awaited<ReturnType<typeof createFolder>>;

const post = 'en/blog/post.mdx';

/** Ways in which editors and git replace a file or folder. `text` tells the steps apart. */
const writers: Record<string, (folder: Folder, text: string) => Promise<void>> = {
  'in place': ({ write }, text) => write(post, text),
  'by renaming a temporary file': async ({ write, resolve }, text) => {
    await write(`en/blog/${text}.tmp`, text);
    await rename(resolve(`en/blog/${text}.tmp`), resolve(post));
  },
  'by deleting and creating it': async ({ write, resolve }, text) => {
    await rm(resolve(post), { force: true });
    await write(post, text);
  },
  'with its folder': async ({ write, resolve }, text) => {
    await rename(resolve('en/blog'), resolve(`en/before-${text}`));
    await mkdir(resolve('en/blog'));
    await write(post, text);
  },
};

test.each(Object.entries(writers))(
  'a file that is replaced twice %s is reported in its last state',
  async (_name, replace) => {
    await using stack = new AsyncDisposableStack();
    const samples = await Promise.all(
      gapsMs.flatMap((gapMs) =>
        Array.from({ length: samplesPerGap }, async () => ({
          gapMs,
          folder: stack.use(await createFolder()),
        })),
      ),
    );
    await Promise.all(
      samples.map(async ({ gapMs, folder }) => {
        await replace(folder, 'second');
        await setTimeout(gapMs);
        await replace(folder, 'third');
      }),
    );
    const findLost = () =>
      samples.filter(({ folder }) => folder.texts.get(post) !== 'third').map(({ gapMs }) => gapMs);
    await expect.poll(findLost, { timeout: 30_000 }).toEqual([]);
  },
);

test('a file in a folder that was replaced is still watched', async () => {
  await using folder = await createFolder();
  await writers['with its folder']?.(folder, 'second');
  await expect.poll(() => folder.texts.get(post)).toBe('second');
  await folder.write(post, 'third');
  await expect.poll(() => folder.texts.get(post)).toBe('third');
});

test('files of a folder that was renamed are reported at their old and new place', async () => {
  await using folder = await createFolder();
  await rename(folder.resolve('en/blog'), folder.resolve('en/posts'));
  await expect.poll(() => folder.texts.get('en/posts/post.mdx')).toBe('first');
  await expect.poll(() => folder.texts.has(post)).toBe(true);
  expect(folder.texts.get(post)).toBeUndefined();
});

test('a change before the start is reported', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'watched-'));
  const watcher = await FolderWatcher.open(root);
  await writeFile(path.join(root, 'new.mdx'), 'new');
  const files = await new Promise<string[]>((resolve) =>
    watcher.start({ onChange: async (changed) => resolve(changed), onError: () => undefined }),
  );
  expect(files).toEqual(['new.mdx']);
  watcher.close();
  await rm(root, { recursive: true });
});

test('a change that could not be applied is tried again, and its error reported once', async () => {
  await using folder = await createFolder();
  folder.refuseChanges(2);
  await rm(folder.resolve(post));
  await expect.poll(() => folder.texts.has(post), { timeout: 30_000 }).toBe(true);
  expect(folder.errors).toEqual([new Error('The folder is locked.')]);
});

test('hidden files of editors are not reported', async () => {
  await using folder = await createFolder();
  await folder.write('en/blog/.post.mdx.swp', 'swap');
  await folder.write(post, 'second');
  await expect.poll(() => folder.texts.get(post)).toBe('second');
  expect([...folder.texts.keys()]).toEqual([post]);
});
