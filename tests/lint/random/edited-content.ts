/** Content trees whose files are edited for as long as a test looks at them: the site's own, and every scenario. */
import { globSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { CheckCache } from '#lint/check-cache.ts';
import { type CheckedContent as Content, checkContent } from '#lint/check-content.ts';
import { decodeUtf8, normalizeText } from '#pipeline/read/decode.ts';
import { createScenario, scenariosDir } from '#tests/support/scenario.ts';
import { edits } from './edits.ts';

/** What the check reads as text, the UI strings aside. */
const texts = '{**/*.mdx,*.yaml,addresses.txt}';
/** Fixed, so that a seed means the same tomorrow. */
const now = new Date('2026-11-20T12:00:00Z');

/** A file of a tree, with other bytes. */
export interface Edited {
  tree: string;
  file: string;
  bytes: Buffer;
}

const filesOf = (tree: string, folder: string) =>
  globSync(texts, { cwd: folder })
    .filter((file) => lstatSync(path.join(folder, file)).isFile())
    .sort()
    .map((file) => ({ tree, file, bytes: readFileSync(path.join(folder, file)) }));

const own = filesOf('content', 'content');
const base = filesOf('clean', path.join(scenariosDir, '_base')).filter(({ file }) => file.endsWith('.mdx'));
const small = readdirSync(scenariosDir)
  .filter((name) => !name.startsWith('_'))
  .sort()
  .flatMap((name) => filesOf(name, path.join(scenariosDir, name)));

/** Real files and small ones, with some edits; most are documents in which nothing was wrong before. */
export const editedFiles: fc.Arbitrary<Edited> = fc
  .tuple(
    fc.oneof(
      { weight: 1, arbitrary: fc.constantFrom(...own) },
      { weight: 2, arbitrary: fc.constantFrom(...base) },
      { weight: 1, arbitrary: fc.constantFrom(...small) },
    ),
    edits,
  )
  .map(([{ tree, file, bytes: before }, edit]) => {
    const bytes = edit(before);
    const shown = () => `${tree}: ${file} ${JSON.stringify(bytes.toString())}`;
    return Object.assign({ tree, file, bytes }, { [fc.toStringMethod]: shown });
  });

/** A tree with a file as it was edited. */
export interface View {
  root: string;
  file: string;
  memory: CheckCache;
  content: Content;
  /** A file as the pipeline reads it; undefined for what is not there, or no text. */
  textOf: (file: string) => Promise<string | undefined>;
  /** Writes the file anew; for the content after that. */
  written: (text: string) => Promise<Content>;
}

interface Tree extends AsyncDisposable {
  root: string;
  memory: CheckCache;
}

async function laidOut(name: string): Promise<Tree> {
  const memory = new CheckCache();
  if (name !== 'content') return { memory, ...(await createScenario(name)) };
  const root = await mkdtemp(path.join(tmpdir(), 'content-'));
  await cp(name, root, { recursive: true });
  return { memory, root, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}

/** Trees that are laid out when they are first looked at, and go with the tests. */
export function createTrees() {
  const trees = new Map<string, Promise<Tree>>();
  return {
    /** Puts an edited file into its tree for as long as a test looks at it. */
    async look({ tree, file, bytes }: Edited, at: (view: View) => Promise<void>): Promise<void> {
      const laid = trees.get(tree) ?? laidOut(tree);
      trees.set(tree, laid);
      const { root, memory } = await laid;
      const place = path.join(root, file);
      const before = await readFile(place);
      const written = async (data: string | Buffer) => {
        await writeFile(place, data);
        return checkContent(root, { cache: memory, now });
      };
      const textOf = async (name: string) => {
        const raw = await readFile(path.join(root, name)).catch(() => undefined);
        const text = raw && decodeUtf8(raw);
        return text === undefined ? undefined : normalizeText(text);
      };
      try {
        await at({ root, file, memory, content: await written(bytes), textOf, written });
      } finally {
        await writeFile(place, before);
      }
    },
    async [Symbol.asyncDispose]() {
      for (const tree of trees.values()) await (await tree)[Symbol.asyncDispose]();
    },
  };
}
