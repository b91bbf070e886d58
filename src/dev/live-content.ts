/**
 * Holds the content while authors edit it: the folder is read once, then each saved file. Documents are parsed on demand,
 * because the background check validates the content as a whole.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Manifest } from '#content/manifest.ts';
import type { CheckCache } from '#lint/check-cache.ts';
import { checkDocument } from '#lint/lint-document.ts';
import { parseStyleGuide, type StyleGuide } from '#lint/style-guide.ts';
import type { Content } from '#pipeline/content.ts';
import type { Document } from '#pipeline/document.ts';
import { type Finding, isError } from '#pipeline/finding.ts';
import { createEntry, indexDocuments } from '#pipeline/index/index-documents.ts';
import {
  type ContentFiles,
  type DocumentSource,
  hashText,
  readContentFolder,
} from '#pipeline/read/content-folder.ts';
import { decodeUtf8, normalizeText } from '#pipeline/read/decode.ts';
import { parseCompany } from '#pipeline/validate/company.ts';
import { parseFacts } from '#pipeline/validate/facts.ts';
import { createFrontmatterOnlyDocument } from '#pipeline/validate/frontmatter-only-document.ts';
import { parseNavigation } from '#pipeline/validate/navigation.ts';
import { parseRedirects } from '#pipeline/validate/redirects.ts';
import { parseTaxonomy } from '#pipeline/validate/taxonomy.ts';
import { parseTerms } from '#pipeline/validate/terms.ts';
import { parseTestimonials } from '#pipeline/validate/testimonials.ts';
import { parseUiStrings } from '#pipeline/validate/ui-strings.ts';
import type { ValidationResult } from '#pipeline/validate/validate-document.ts';

/** Saves of more files, such as a switch of branches, are read like a new folder: their documents are parsed on demand. */
const maxParsedFiles = 8;

interface DocumentState {
  source: DocumentSource;
  /** Last valid version; undefined when there has been none. */
  document: Document | undefined;
  /** Parses the document at the first call. */
  getResult: () => ValidationResult;
  isParsed: () => boolean;
}

/** Content that all pages share. */
type SharedContent = Pick<Content, 'strings' | 'navigation' | 'company' | 'testimonials' | 'facts'> &
  Omit<Manifest, 'entries'>;

export class LiveContent
  implements
    Pick<Content, 'manifest' | 'documents' | 'strings' | 'navigation' | 'company' | 'testimonials' | 'facts'>
{
  manifest!: Manifest;
  documents!: Map<string, Document>;
  strings!: Content['strings'];
  navigation!: Content['navigation'];
  company!: Content['company'];
  testimonials!: Content['testimonials'];
  facts!: Content['facts'];
  /** Increases with every change. */
  revision = 0;
  private files!: ContentFiles;
  private styleGuide!: StyleGuide;
  private shared: SharedContent | undefined;
  private states = new Map<string, DocumentState>();

  /** Files that the site publishes as they are. */
  get publishedFiles(): ContentFiles['published'] {
    return this.files.published;
  }

  private readonly root: string;
  private readonly cache: CheckCache;

  private constructor(root: string, cache: CheckCache) {
    this.root = root;
    this.cache = cache;
  }

  /**
   * Reads a content folder.
   * @param cache of earlier checks; documents in it are not parsed.
   * @throws Error when the folder is missing or unreadable.
   */
  static async open(root: string, cache: CheckCache): Promise<LiveContent> {
    const live = new LiveContent(root, cache);
    await live.readAll(new Map());
    return live;
  }

  /**
   * Applies saved files. An invalid document keeps its last valid version.
   * @param files relative to the folder, with `/`.
   * @returns the findings within each file, if it was parsed.
   */
  async update(files: readonly string[]): Promise<Finding[]> {
    if (files.length > maxParsedFiles) return this.readAll(this.getTextsExcept(files));
    const findings: Finding[] = [];
    /** Files that are new, deleted, unreadable, or no documents. */
    const otherFiles: string[] = [];
    let isIndexCurrent = true;
    for (const file of files) {
      const previous = this.states.get(file);
      const text = previous && (await readText(path.join(this.root, file)));
      if (!previous || text === undefined) {
        otherFiles.push(file);
        continue;
      }
      const source = { ...previous.source, text, hash: hashText(text) };
      const validated = source.hash === previous.source.hash ? previous.getResult() : this.check(source);
      findings.push(...validated.findings);
      const document = validated.document ?? previous.document;
      this.states.set(file, { source, document, getResult: () => validated, isParsed: () => true });
      isIndexCurrent &&= this.updateEntry(previous.document, document);
    }
    this.files.documents = this.files.documents.map(
      (source) => this.states.get(source.file)?.source ?? source,
    );
    if (otherFiles.length > 0) return [...findings, ...(await this.readAll(this.getTextsExcept(otherFiles)))];
    if (!isIndexCurrent) this.reindex();
    return findings;
  }

  /** Parses a document, and removes it from the index if it is invalid. Returns the findings within it. */
  validate(file: string): Finding[] {
    const state = this.states.get(file);
    if (!state) return [];
    const wasParsed = state.isParsed();
    const { document, findings } = state.getResult();
    if (!document && !wasParsed) this.remove([state]);
    return findings;
  }

  /**
   * Removes documents that the check has found invalid from the index. Documents that were parsed here stay, because the
   * check may have read a file that was half written.
   */
  exclude(files: readonly string[]): void {
    const states = files.flatMap((file) => this.states.get(file) ?? []);
    this.remove(states.filter(({ isParsed }) => !isParsed()));
  }

  private remove(states: readonly DocumentState[]): void {
    const indexed = states.filter(({ source, document }) => document?.source === source);
    if (indexed.length === 0) return;
    for (const state of indexed) state.document = undefined;
    this.reindex();
  }

  private async readAll(knownTexts: ReadonlyMap<string, string>): Promise<Finding[]> {
    this.files = await readContentFolder(this.root, knownTexts);
    this.styleGuide = parseStyleGuide(this.files);
    const states = this.files.documents.map((source) => [source.file, this.createState(source)] as const);
    this.states = new Map(states);
    const findings = this.parseShared();
    this.reindex();
    return findings;
  }

  private check(source: DocumentSource): ValidationResult {
    return checkDocument(source, { styleGuide: this.styleGuide });
  }

  private createState(source: DocumentSource): DocumentState {
    const previous = this.states.get(source.file);
    if (previous?.source.hash === source.hash) return previous;
    let validated = this.cache.get(source, this.styleGuide.version);
    const getResult = () => {
      validated ??= this.check(source);
      return validated;
    };
    const document = validated ? validated.document : createFrontmatterOnlyDocument(source, getResult);
    return {
      source,
      document: document ?? previous?.document,
      getResult,
      isParsed: () => validated !== undefined,
    };
  }

  /** Parses the strings and the YAML files. With errors, the last valid version stays. */
  private parseShared(): Finding[] {
    const { strings, findings: stringFindings } = parseUiStrings(this.files.strings);
    const { categories, tags, findings: taxonomyFindings } = parseTaxonomy(this.files.taxonomy);
    const { redirects, findings: redirectFindings } = parseRedirects(this.files.redirects);
    const { navigation, findings: navigationFindings } = parseNavigation(this.files.navigation);
    const { company, findings: companyFindings } = parseCompany(this.files.company);
    const { testimonials, findings: testimonialFindings } = parseTestimonials(this.files.testimonials);
    const { facts, findings: factFindings } = parseFacts(this.files.facts);
    const findings = [
      ...stringFindings,
      ...taxonomyFindings,
      ...redirectFindings,
      ...navigationFindings,
      ...companyFindings,
      ...testimonialFindings,
      ...factFindings,
      ...parseTerms(this.files.terms).findings,
    ];
    if (!this.shared || !findings.some(isError))
      this.shared = { strings, categories, tags, redirects, navigation, company, testimonials, facts };
    return findings;
  }

  /** Updates the entry of a document whose frontmatter is unchanged. Returns false when the index must be rebuilt. */
  private updateEntry(previous: Document | undefined, document: Document | undefined): boolean {
    if (!previous || !document || !isDeepStrictEqual(previous.frontmatter, document.frontmatter))
      return false;
    const { file } = document.source;
    const [entry, ...others] = this.manifest.entries.filter((candidate) => candidate.file === file);
    // List pages repeat the frontmatter of the blog page, and a fallback page repeats all of its document.
    if (!entry || entry.listing || others.length > 0) return false;
    Object.defineProperties(entry, Object.getOwnPropertyDescriptors(createEntry(document)));
    this.documents.set(file, document);
    this.revision += 1;
    return true;
  }

  private reindex(): void {
    this.revision += 1;
    const { categories, tags, redirects, ...others } = this.shared as SharedContent;
    Object.assign(this, others);
    this.documents = new Map(
      this.files.documents.flatMap(({ file }) => {
        const document = this.states.get(file)?.document;
        return document ? [[file, document]] : [];
      }),
    );
    this.manifest = indexDocuments([...this.documents.values()], { categories, tags }, redirects);
  }

  /** Returns the texts of documents by file, so that only the others are read from disk. */
  private getTextsExcept(files: readonly string[]): Map<string, string> {
    const texts = new Map(this.files.documents.map(({ file, text }) => [file, text]));
    for (const file of files) texts.delete(file);
    return texts;
  }
}

/** Returns undefined when the file is missing, unreadable or not UTF-8. */
async function readText(file: string): Promise<string | undefined> {
  const text = await readFile(file).then(decodeUtf8, () => undefined);
  return text === undefined ? undefined : normalizeText(text);
}
