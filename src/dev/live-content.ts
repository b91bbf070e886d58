/**
 * The content while it is written: read once, then file by file as they are saved. A document is parsed when somebody
 * asks what is in it; whether all is right with the whole, the check says in its own time.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Manifest } from '#content/manifest.ts';
import type { CheckCache } from '#lint/check-cache.ts';
import { checkDocument } from '#lint/lint-document.ts';
import type { Content } from '#pipeline/content.ts';
import type { Document } from '#pipeline/document.ts';
import { type Finding, isError } from '#pipeline/finding.ts';
import { entryOf, indexDocuments } from '#pipeline/index/index-documents.ts';
import {
  type ContentFiles,
  type DocumentSource,
  hashText,
  readContentFolder,
} from '#pipeline/read/content-folder.ts';
import { decode, normalised } from '#pipeline/read/decode.ts';
import { sketchOf } from '#pipeline/validate/frontmatter-only-document.ts';
import { readRedirects, readTaxonomy } from '#pipeline/validate/taxonomy.ts';
import { readStrings } from '#pipeline/validate/ui-strings.ts';
import type { ValidatedDocument } from '#pipeline/validate/validate-document.ts';

/** Documents that are saved at once and are parsed at once; where a branch is changed there are more. */
const fewDocuments = 8;

interface Reading {
  source: DocumentSource;
  /** Undefined where it cannot stand in the index. */
  document: Document | undefined;
  /** Parses it, the first time. */
  validated: () => ValidatedDocument;
  isParsed: () => boolean;
}

/** What is not in documents. */
type Frame = Pick<Content, 'strings'> & Omit<Manifest, 'entries'>;

export class LiveContent implements Pick<Content, 'manifest' | 'documents' | 'strings'> {
  manifest!: Manifest;
  documents!: Map<string, Document>;
  strings!: Content['strings'];
  /** Counted up with every change. */
  revision = 0;
  private sources!: ContentFiles;
  private frame: Frame | undefined;
  private readings = new Map<string, Reading>();

  private readonly root: string;
  private readonly memory: CheckCache;

  private constructor(root: string, memory: CheckCache) {
    this.root = root;
    this.memory = memory;
  }

  /**
   * Reads a content folder.
   * @param memory of earlier runs: it spares the parsing.
   * @throws when the folder is missing or cannot be read.
   */
  static async open(root: string, memory: CheckCache): Promise<LiveContent> {
    const live = new LiveContent(root, memory);
    await live.readAll(new Map());
    return live;
  }

  /**
   * Takes up what has been saved. A document that cannot be understood stays as it was when it last could.
   * @param files relative to the folder, with `/`.
   * @returns what is wrong in them by themselves, as far as it was looked for.
   */
  async update(files: readonly string[]): Promise<Finding[]> {
    if (files.length > fewDocuments) return this.readAll(this.textsBut(files));
    const findings: Finding[] = [];
    let isInPlace = true;
    for (const file of files) {
      const was = this.readings.get(file);
      const text = was && (await readText(path.join(this.root, file)));
      // New, deleted, unreadable, or no document at all.
      if (!was || text === undefined) return this.readAll(this.textsBut(files));
      const source = { ...was.source, text, hash: hashText(text) };
      const validated = checkDocument(source);
      findings.push(...validated.findings);
      const document = validated.document ?? was.document;
      this.readings.set(file, { source, document, validated: () => validated, isParsed: () => true });
      isInPlace &&= this.putInPlace(was.document, document);
    }
    this.sources.documents = this.sources.documents.map(
      (source) => this.readings.get(source.file)?.source ?? source,
    );
    if (!isInPlace) this.index();
    return findings;
  }

  /** Parses a document, and leaves it out where it cannot be understood. @returns what is wrong in it by itself. */
  validate(file: string): Finding[] {
    const reading = this.readings.get(file);
    if (!reading) return [];
    const wasSketch = !reading.isParsed();
    const { document, findings } = reading.validated();
    if (!document && wasSketch) this.remove([reading]);
    return findings;
  }

  /**
   * Leaves out documents of which the check says that they cannot be understood. Of those that were parsed here it knows
   * no better: it may have read a file that was half written.
   */
  exclude(files: readonly string[]): void {
    const readings = files.flatMap((file) => this.readings.get(file) ?? []);
    this.remove(readings.filter(({ isParsed }) => !isParsed()));
  }

  private remove(readings: readonly Reading[]): void {
    const there = readings.filter(({ source, document }) => document?.source === source);
    if (there.length === 0) return;
    for (const reading of there) reading.document = undefined;
    this.index();
  }

  private async readAll(known: ReadonlyMap<string, string>): Promise<Finding[]> {
    this.sources = await readContentFolder(this.root, known);
    const readings = this.sources.documents.map((source) => [source.file, this.read(source)] as const);
    this.readings = new Map(readings);
    const findings = this.readFrame();
    this.index();
    return findings;
  }

  private read(source: DocumentSource): Reading {
    const was = this.readings.get(source.file);
    if (was?.source.hash === source.hash) return was;
    let known = this.memory.get(source);
    const validated = () => {
      known ??= checkDocument(source);
      return known;
    };
    const document = known ? known.document : sketchOf(source, validated);
    return {
      source,
      document: document ?? was?.document,
      validated,
      isParsed: () => known !== undefined,
    };
  }

  /** What all pages need stays as it was when it was last right. */
  private readFrame(): Finding[] {
    const { strings, findings: stringFindings } = readStrings(this.sources.strings);
    const { categories, tags, findings: taxonomyFindings } = readTaxonomy(this.sources.taxonomy);
    const { redirects, findings: redirectFindings } = readRedirects(this.sources.redirects);
    const findings = [...stringFindings, ...taxonomyFindings, ...redirectFindings];
    if (!this.frame || !findings.some(isError)) this.frame = { strings, categories, tags, redirects };
    return findings;
  }

  /** Where no more than the text of a document has changed, no list is made anew. @returns whether that is so. */
  private putInPlace(was: Document | undefined, document: Document | undefined): boolean {
    if (!was || !document || !isDeepStrictEqual(was.frontmatter, document.frontmatter)) return false;
    const { file } = document.source;
    const entry = this.manifest.entries.find((each) => each.file === file);
    // The blog's page lends its frame to the pages of lists.
    if (!entry || entry.listing) return false;
    Object.defineProperties(entry, Object.getOwnPropertyDescriptors(entryOf(document)));
    this.documents.set(file, document);
    this.revision += 1;
    return true;
  }

  private index(): void {
    this.revision += 1;
    const { strings, categories, tags, redirects } = this.frame as Frame;
    this.strings = strings;
    this.documents = new Map(
      this.sources.documents.flatMap(({ file }) => {
        const document = this.readings.get(file)?.document;
        return document ? [[file, document]] : [];
      }),
    );
    this.manifest = indexDocuments([...this.documents.values()], { categories, tags }, redirects);
  }

  /** Texts that need not be read again. */
  private textsBut(files: readonly string[]): Map<string, string> {
    const texts = new Map(this.sources.documents.map(({ file, text }) => [file, text]));
    for (const file of files) texts.delete(file);
    return texts;
  }
}

/** @returns undefined where there is no text. */
async function readText(file: string): Promise<string | undefined> {
  const text = await readFile(file).then(decode, () => undefined);
  return text === undefined ? undefined : normalised(text);
}
