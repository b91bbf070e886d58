/** Content folders with one randomly edited file: the site's own content, and every scenario. */
import { globSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { CheckCache } from '#lint/check-cache.ts';
import { type CheckedContent, checkContent } from '#lint/check-content.ts';
import { decodeUtf8, normalizeText } from '#pipeline/read/decode.ts';
import { createScenario, scenariosDir } from '#tests/support/scenario.ts';
import { randomEdit } from './edits.ts';

/** Text files of the content, without the UI strings. */
const textFiles = '{**/*.mdx,*.yaml,addresses.txt}';
/** Fixed, so that a seed means the same on every day. */
const now = new Date('2026-11-20T12:00:00Z');

/** A file with its new bytes. */
export interface EditedFile {
  /** `content`, or the name of a scenario. */
  folder: string;
  file: string;
  bytes: Buffer;
}

const readFiles = (folder: string, root: string): EditedFile[] =>
  globSync(textFiles, { cwd: root })
    .filter((file) => lstatSync(path.join(root, file)).isFile())
    .sort()
    .map((file) => ({ folder, file, bytes: readFileSync(path.join(root, file)) }));

const siteFiles = readFiles('content', 'content');
const baseDocuments = readFiles('clean', path.join(scenariosDir, '_base')).filter(({ file }) =>
  file.endsWith('.mdx'),
);
const scenarioFiles = readdirSync(scenariosDir)
  .filter((name) => !name.startsWith('_'))
  .sort()
  .flatMap((name) => readFiles(name, path.join(scenariosDir, name)));

/** Files with random edits. Most are documents without errors before the edit. */
export const editedFiles: fc.Arbitrary<EditedFile> = fc
  .tuple(
    fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom(...siteFiles) },
      { weight: 2, arbitrary: fc.constantFrom(...baseDocuments) },
      { weight: 1, arbitrary: fc.constantFrom(...scenarioFiles) },
    ),
    randomEdit,
  )
  .map(([{ folder, file, bytes: before }, edit]) => {
    const bytes = edit(before);
    const describe = () => `${folder}: ${file} ${JSON.stringify(bytes.toString())}`;
    return Object.assign({ folder, file, bytes }, { [fc.toStringMethod]: describe });
  });

/** Checked content with an edited file in it. */
export interface EditedContent {
  root: string;
  /** The edited file. */
  file: string;
  cache: CheckCache;
  content: CheckedContent;
  /** Returns the normalized text of a file, or undefined if it does not exist or is not text. */
  readText: (file: string) => Promise<string | undefined>;
  /** Replaces the edited file, and checks the content again. */
  replaceText: (text: string) => Promise<CheckedContent>;
}

interface ContentFolder extends AsyncDisposable {
  root: string;
  cache: CheckCache;
}

async function createFolder(name: string): Promise<ContentFolder> {
  const cache = new CheckCache();
  if (name !== 'content') return { cache, ...(await createScenario(name)) };
  const root = await mkdtemp(path.join(tmpdir(), 'content-'));
  await cp(name, root, { recursive: true });
  return { cache, root, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}

/** Creates content folders on first use. They are removed with the returned object. */
export function createEditedContents() {
  const folders = new Map<string, Promise<ContentFolder>>();
  return {
    /** Writes an edited file into its folder, and restores it after the callback. */
    async use(
      { folder, file, bytes }: EditedFile,
      callback: (edited: EditedContent) => Promise<void>,
    ): Promise<void> {
      const created = folders.get(folder) ?? createFolder(folder);
      folders.set(folder, created);
      const { root, cache } = await created;
      const fullPath = path.join(root, file);
      const before = await readFile(fullPath);
      const replaceText = async (data: string | Buffer) => {
        await writeFile(fullPath, data);
        return checkContent(root, { cache, now });
      };
      const readText = async (name: string) => {
        const rawBytes = await readFile(path.join(root, name)).catch(() => undefined);
        const text = rawBytes && decodeUtf8(rawBytes);
        return text === undefined ? undefined : normalizeText(text);
      };
      try {
        await callback({ root, file, cache, content: await replaceText(bytes), readText, replaceText });
      } finally {
        await writeFile(fullPath, before);
      }
    },
    async [Symbol.asyncDispose]() {
      for (const folder of folders.values()) await (await folder)[Symbol.asyncDispose]();
    },
  };
}
