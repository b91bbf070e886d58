/** What need not be done again while a file stays as it is. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Document } from '#pipeline/document.ts';
import type { Finding } from '#pipeline/finding.ts';
import { parseFrontmatter } from '#pipeline/parse/frontmatter.ts';
import { type DocumentSource, hashText, type TextFile } from '#pipeline/read/content-folder.ts';
import type { ValidatedDocument } from '#pipeline/validate/validate-document.ts';
import type { ImageProblem } from './image-problems.ts';

/** What was said of a file, without what it says itself, and without functions: it goes between threads and runs. */
export interface CachedResult {
  findings: ValidatedDocument['findings'];
  document?: Pick<Document, 'kind' | 'frontmatter' | 'analysis'> | undefined;
  /** Of a document that is understood in part only: whether its fields are. */
  hasFields?: boolean | undefined;
}

interface Entry {
  hash: string;
  kept: CachedResult;
  /** The same, as it is asked for. */
  result?: ValidatedDocument;
  /** Whether this run has found it out, or asked for it. */
  state: 'new' | 'asked' | 'unasked';
}

type Pictures = Map<string, { version: string; problem: ImageProblem | undefined }>;

/** Keep one between loads of the same folder; with a file, also between runs. */
export class CheckCache {
  private entries = new Map<string, Entry>();
  private known: Pictures = new Map();
  images: Pictures = new Map();

  /** What was said of a document when it was as it is now. */
  get(source: DocumentSource): ValidatedDocument | undefined {
    const entry = this.entries.get(source.file);
    if (entry?.hash !== source.hash) return undefined;
    if (entry.state === 'unasked') entry.state = 'asked';
    entry.result ??= revived(entry.kept, source);
    return entry.result;
  }

  /** Takes up what was found out of a document as it is now. */
  set(source: DocumentSource, kept: CachedResult): void {
    this.entries.set(source.file, { hash: source.hash, kept, state: 'new' });
  }

  /** What was said of a file that is no document when it was as it is now, or else what is said of it. */
  getOrCheck({ file, text }: TextFile, check: () => Finding[]): Finding[] {
    const hash = hashText(text);
    const entry = this.entries.get(file);
    if (entry?.hash === hash) {
      if (entry.state === 'unasked') entry.state = 'asked';
      return entry.kept.findings;
    }
    const findings = check();
    this.entries.set(file, { hash, kept: { findings }, state: 'new' });
    return findings;
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
      this.entries = new Map(documents.map(([name, hash, kept]) => [name, { hash, kept, state: 'unasked' }]));
      this.known = pictures;
      this.images = new Map(pictures);
    } catch {
      // Not there, cut off, or of another version of Node.
    }
  }

  /** Keeps what was found out for the next run. What nobody has asked for in this one is gone. */
  async save(file: string, version: string): Promise<void> {
    const asked = [...this.entries].filter(([, { state }]) => state !== 'unasked');
    const isNew =
      asked.some(([, { state }]) => state === 'new') ||
      [...this.images].some(([name, { version }]) => this.known.get(name)?.version !== version);
    if (!isNew) return;
    const documents: Saved[1] = asked.map(([name, { hash, kept }]) => [name, hash, kept]);
    await mkdir(path.dirname(file), { recursive: true });
    // Another check may read it at this moment.
    const whole = `${file}.${process.pid}`;
    await writeFile(whole, serialize([version, documents, this.images] satisfies Saved));
    await rename(whole, file);
  }
}

type Saved = [version: string, [file: string, hash: string, kept: CachedResult][], Pictures];

/** @returns the same, without the syntax trees: those of thousands of documents do not fit into memory. */
export function serializeResult({ findings, document, invalid: partial }: ValidatedDocument): CachedResult {
  const known = document ?? partial;
  if (!known) return { findings };
  const { kind, frontmatter, analysis: facts } = known;
  return { findings, document: { kind, frontmatter, analysis: facts }, hasFields: partial?.hasValidFields };
}

function revived(
  { findings, document: kept, hasFields }: CachedResult,
  source: DocumentSource,
): ValidatedDocument {
  if (!kept) return { findings };
  let parsed: ReturnType<typeof parseFrontmatter> | undefined;
  const read = () => {
    parsed ??= parseFrontmatter(source.file, source.text);
    return parsed;
  };
  const document: Document = {
    ...kept,
    source,
    get body() {
      return read().body;
    },
    locate: (path) => read().locate(path),
    locateEnd: (path) => read().locateEnd(path),
  };
  if (hasFields === undefined) return { findings, document };
  return { findings, invalid: Object.assign(document, { hasValidFields: hasFields }) };
}
