/** Loads content and runs all rules on it. */
import { buildContent, type Content, type ContentOptions } from '#pipeline/content.ts';
import { compareFindings, type Finding } from '#pipeline/finding.ts';
import { findUnconfirmedContacts } from '#pipeline/hide-contacts.ts';
import { type DocumentSource, readContentFolder } from '#pipeline/read/content-folder.ts';
import { parseCompany } from '#pipeline/validate/company.ts';
import type { ParsedDocument, ValidationResult } from '#pipeline/validate/validate-document.ts';
import { createMainBranchOpener } from './changes/main-branch.ts';
import { type CachedResult, CheckCache, toCachedResult } from './check-cache.ts';
import { inspectImages } from './inspect-images.ts';
import { createContentContext, lintContent } from './lint-content.ts';
import { lintStrings } from './lint-strings.ts';
import type { SpellChecker } from './spelling/spell-checker.ts';
import { parseStyleGuide, type StyleGuide } from './style-guide.ts';

/** Content with the findings of the parsers and of all rules, sorted by file and position. */
export interface CheckedContent extends Content {
  /** URLs that the list of published URLs should have. */
  publishableUrls: string[];
}

export interface CheckContentOptions extends ContentOptions {
  /** Results of earlier checks. Results of this one are added. */
  cache?: CheckCache | undefined;
  /** Texts to check in place of those on the disk, by file. */
  overlay?: ReadonlyMap<string, string> | undefined;
  /**
   * Reports pages of the main branch that are gone, also if the list of published URLs lacks them. Starts git, so that a
   * check takes longer.
   */
  compareWithMain?: boolean | undefined;
  /** Origin of the published site. Links to it are compared with this one. */
  siteUrl?: string | undefined;
  /** Spelling is not checked without it. */
  spellChecker?: SpellChecker | undefined;
  onProgress?: ((done: number, total: number) => void) | undefined;
  /** Called with each document that is checked in this thread, while its syntax tree is in memory. */
  onParsed?: ((source: DocumentSource, parsed: ParsedDocument) => void) | undefined;
  /** Checks the documents that the cache does not have. Default: in this thread. */
  checkDocuments?: CheckDocuments | undefined;
}

/** Checks documents one by one. Returns one result for each, in the same order. */
export type CheckDocuments = (
  sources: readonly DocumentSource[],
  styleGuide: StyleGuide,
  onChecked: () => void,
) => Promise<CachedResult[]>;

/**
 * Loads a content folder and runs all rules on it.
 * @param root the content folder.
 * @throws if the folder is missing or cannot be read.
 */
export async function checkContent(root: string, options: CheckContentOptions = {}): Promise<CheckedContent> {
  const { cache = new CheckCache(), spellChecker, preview = false, now = new Date() } = options;
  const files = await readContentFolder(root, options.overlay);
  if (options.hideSamples) {
    // The parser is loaded only where it is needed.
    const { hideSamples } = await import('#pipeline/hide-samples.ts');
    const hiddenContacts = new Set(findUnconfirmedContacts(parseCompany(files.company).company.contacts));
    files.documents = files.documents.map((source) => hideSamples(source, hiddenContacts));
  }
  const styleGuide = parseStyleGuide(files);
  const checked = await checkWithCache(files.documents, cache, styleGuide, options);
  const content = await buildContent(root, files, checked, { ...options, now });
  const context = createContentContext(content, {
    preview,
    now,
    openMain: createMainBranchOpener(root),
    compareWithMain: options.compareWithMain ?? false,
    publishedUrlsText: files.publishedUrls?.text ?? '',
    siteUrl: options.siteUrl,
    images: await inspectImages(root, files.assets, cache.imageResults),
  });
  const contentFindings = lintContent(context);
  const findings = [
    ...content.findings.filter((finding) => !isExplainedBetter(finding, contentFindings)),
    ...lintStrings(files, cache, styleGuide, spellChecker),
    ...contentFindings,
  ].sort(compareFindings);
  return { ...content, findings, publishableUrls: [...context.publishableUrls] };
}

/** Returns true for a value that does not match the schema, if a rule that knows all files has found what it means. */
const isExplainedBetter = ({ rule, file, line, column }: Finding, findings: readonly Finding[]): boolean =>
  rule === 'frontmatter/value' &&
  findings.some((other) => other.file === file && other.line === line && other.column === column);

async function checkWithCache(
  sources: readonly DocumentSource[],
  cache: CheckCache,
  styleGuide: StyleGuide,
  {
    spellChecker,
    onProgress,
    onParsed,
    checkDocuments = checkInline(spellChecker, onParsed),
  }: CheckContentOptions,
): Promise<ValidationResult[]> {
  const uncachedSources = sources.filter((source) => !cache.get(source, styleGuide.version));
  let done = sources.length - uncachedSources.length;
  const results = await checkDocuments(uncachedSources, styleGuide, () =>
    onProgress?.(++done, sources.length),
  );
  for (const [index, source] of uncachedSources.entries())
    cache.set(source, styleGuide.version, results[index] as CachedResult);
  return sources.map((source) => cache.get(source, styleGuide.version) as ValidationResult);
}

/** Checks documents one after the other, in this thread. */
const checkInline =
  (spellChecker: SpellChecker | undefined, onParsed: CheckContentOptions['onParsed']): CheckDocuments =>
  async (sources, styleGuide, onChecked) => {
    if (sources.length === 0) return [];
    // The parser is loaded here, because it takes a while and a check with a full cache does not need it.
    const { checkDocument } = await import('./lint-document.ts');
    return sources.map((source) => {
      const checked = checkDocument(source, { styleGuide, spellChecker });
      if (checked.parsed) onParsed?.(source, checked.parsed);
      onChecked();
      return toCachedResult(checked);
    });
  };
