/** What need not be done again while a file stays as it is. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { PictureProblem } from './checks/images.ts';
import { parseFrontmatter } from './frontmatter.ts';
import type { Source } from './read.ts';
import type { Document, Validated } from './validate.ts';

/** A document without what its file says anyway, and without functions. */
interface KeptDocument {
  findings: Validated['findings'];
  document?: Pick<Document, 'kind' | 'frontmatter' | 'facts'> | undefined;
}

interface Entry {
  hash: string;
  /** What was found out in this run, or in an earlier one. */
  result?: Validated;
  kept?: KeptDocument;
}

type Pictures = Map<string, { version: string; problem: PictureProblem | undefined }>;

/** Keep one between loads of the same folder; with a file, also between runs. */
export class ContentMemory {
  private entries = new Map<string, Entry>();
  private known: Pictures = new Map();
  pictures: Pictures = new Map();

  /** What was said of a document when it was as it is now. */
  recall(source: Source): Validated | undefined {
    const entry = this.entries.get(source.file);
    if (entry?.hash !== source.hash) return undefined;
    if (entry.kept) entry.result ??= revived(entry.kept, source);
    return entry.result;
  }

  keep(source: Source, result: Validated): Validated {
    this.entries.set(source.file, { hash: source.hash, result });
    return result;
  }

  /**
   * Takes up what an earlier run has found out.
   * @param file may be deleted at any time, and is left alone where it cannot be read.
   * @param version of everything else that findings depend on: the rules, the words.
   */
  async load(file: string, version: string): Promise<void> {
    try {
      const [was, documents, pictures] = deserialize(await readFile(file)) as Saved;
      if (was !== version) return;
      this.entries = new Map(documents.map(([name, hash, kept]) => [name, { hash, kept }]));
      this.known = pictures;
      this.pictures = new Map(pictures);
    } catch {
      // Not there, cut off, or of another version of Node.
    }
  }

  /**
   * Keeps what was found out for the next run.
   * @param sources the files that are there; of others nothing is kept.
   */
  async save(file: string, version: string, sources: Iterable<string>): Promise<void> {
    const documents: Saved[1] = [];
    let isNew = [...this.pictures].some(([name, { version }]) => this.known.get(name)?.version !== version);
    for (const name of sources) {
      const { hash, kept, result } = this.entries.get(name) ?? {};
      if (!hash) continue;
      isNew ||= !kept;
      const what = kept ?? (result && keptOf(result));
      if (what) documents.push([name, hash, what]);
    }
    if (!isNew) return;
    await mkdir(path.dirname(file), { recursive: true });
    // Another check may read it at this moment.
    const whole = `${file}.${process.pid}`;
    await writeFile(whole, serialize([version, documents, this.pictures] satisfies Saved));
    await rename(whole, file);
  }
}

type Saved = [version: string, [file: string, hash: string, kept: KeptDocument][], Pictures];

function keptOf({ findings, document }: Validated): KeptDocument {
  if (!document) return { findings };
  const { kind, frontmatter, facts } = document;
  return { findings, document: { kind, frontmatter, facts } };
}

function revived({ findings, document }: KeptDocument, source: Source): Validated {
  if (!document) return { findings };
  let parsed: ReturnType<typeof parseFrontmatter> | undefined;
  const read = () => {
    parsed ??= parseFrontmatter(source.file, source.text);
    return parsed;
  };
  return {
    findings,
    document: {
      ...document,
      source,
      get body() {
        return read().body;
      },
      locate: (path) => read().locate(path),
      ending: (path) => read().ending(path),
    },
  };
}
