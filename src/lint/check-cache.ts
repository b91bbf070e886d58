/** Cache of check results by file and content hash: findings of the parser and of the rules, and parsed data. */
import type { Document } from '#pipeline/document.ts';
import { readCacheFile, writeCacheFile } from '#pipeline/file-cache.ts';
import type { Finding } from '#pipeline/finding.ts';
import { parseFrontmatter } from '#pipeline/parse/frontmatter.ts';
import { type DocumentSource, hashText, type TextFile } from '#pipeline/read/content-folder.ts';
import type { ValidationResult } from '#pipeline/validate/validate-document.ts';
import type { ImageResults } from './inspect-images.ts';

/** A result without the text of the document and without functions, so that it can be sent to a thread and saved. */
export interface CachedResult {
  findings: Finding[];
  /** Parsed data of a valid or an invalid document. Absent if the file could not be parsed. */
  document?: Pick<Document, 'kind' | 'frontmatter' | 'analysis'> | undefined;
  /** Set for invalid documents only. */
  hasValidFields?: boolean | undefined;
}

interface CacheEntry {
  /** Hash of the file, and the version of the style guide. */
  hash: string;
  cached: CachedResult;
  /** The restored result. It is shared by all callers of `get`. */
  restored?: ValidationResult;
  /** `loaded` entries come from the cache file, and have not been used in this run. */
  state: 'new' | 'used' | 'loaded';
}

type SavedResults = [entries: [file: string, hash: string, CachedResult][], ImageResults];

/** Keeps results in memory between checks of the same content folder. `save` and `load` keep them between runs. */
export class CheckCache {
  private entries = new Map<string, CacheEntry>();
  private loadedImageResults: ImageResults = new Map();
  imageResults: ImageResults = new Map();

  /**
   * Returns the result for a document if its hash matches.
   * @param version of the style guide that it was compared with.
   */
  get(source: DocumentSource, version: string): ValidationResult | undefined {
    const entry = this.getEntry(source.file, source.hash + version);
    if (!entry) return undefined;
    entry.restored ??= restoreResult(entry.cached, source);
    return entry.restored;
  }

  set({ file, hash }: DocumentSource, version: string, cached: CachedResult): void {
    this.entries.set(file, { hash: hash + version, cached, state: 'new' });
  }

  /** Returns the findings for a file that is not a document. Calls `check` if its text has changed. */
  getOrCheck({ file, text }: TextFile, version: string, check: () => Finding[]): Finding[] {
    const hash = hashText(text) + version;
    const entry = this.getEntry(file, hash);
    if (entry) return entry.cached.findings;
    const findings = check();
    this.entries.set(file, { hash, cached: { findings }, state: 'new' });
    return findings;
  }

  private getEntry(file: string, hash: string): CacheEntry | undefined {
    const entry = this.entries.get(file);
    if (entry?.hash !== hash) return undefined;
    if (entry.state === 'loaded') entry.state = 'used';
    return entry;
  }

  /**
   * Loads the results of an earlier run.
   * @param cacheFile may be deleted at any time. It is ignored if it cannot be read.
   * @param version of everything else that findings depend on, such as the rules and the dictionaries.
   */
  load(cacheFile: string, version: string): void {
    const saved = readCacheFile<SavedResults>(cacheFile, version);
    if (!saved) return;
    const [entries, images] = saved;
    this.entries = new Map(entries.map(([file, hash, cached]) => [file, { hash, cached, state: 'loaded' }]));
    this.loadedImageResults = images;
    this.imageResults = new Map(images);
  }

  /**
   * Saves the results that this run has added or used. Does nothing if it has added none.
   * @throws Error if the file cannot be written.
   */
  save(cacheFile: string, version: string): void {
    const currentEntries = [...this.entries].filter(([, { state }]) => state !== 'loaded');
    const hasNewResults =
      currentEntries.some(([, { state }]) => state === 'new') ||
      [...this.imageResults].some(
        ([name, image]) => this.loadedImageResults.get(name)?.version !== image.version,
      );
    if (!hasNewResults) return;
    const results: SavedResults = [
      currentEntries.map(([file, { hash, cached }]) => [file, hash, cached]),
      this.imageResults,
    ];
    writeCacheFile(cacheFile, results, version);
  }
}

/** Converts a result for the cache. Leaves out syntax trees, because those of thousands of documents do not fit into memory. */
export function toCachedResult({ findings, document, invalid }: ValidationResult): CachedResult {
  const parsed = document ?? invalid;
  if (!parsed) return { findings };
  const { kind, frontmatter, analysis } = parsed;
  return {
    findings,
    document: { kind, frontmatter, analysis },
    hasValidFields: invalid?.hasValidFields,
  };
}

/** Converts a cached result back. Positions and the body need the frontmatter, which is parsed again on first use. */
function restoreResult(
  { findings, document: cached, hasValidFields }: CachedResult,
  source: DocumentSource,
): ValidationResult {
  if (!cached) return { findings };
  let parsed: ReturnType<typeof parseFrontmatter> | undefined;
  const getParsed = () => {
    parsed ??= parseFrontmatter(source.file, source.text);
    return parsed;
  };
  const document: Document = {
    ...cached,
    source,
    get body() {
      return getParsed().body;
    },
    locate: (path) => getParsed().locate(path),
    locateEnd: (path) => getParsed().locateEnd(path),
  };
  if (hasValidFields === undefined) return { findings, document };
  return { findings, invalid: Object.assign(document, { hasValidFields }) };
}
