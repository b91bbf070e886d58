/** The stages in order: read, validate, index. What the build, the check and the development server all begin with. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { isDocument, type Manifest } from '#content/manifest.ts';
import { ContentMemory, type Kept, keptOf } from '#lint/check-cache.ts';
import { addressFindings } from '#lint/rules/address/page-addresses.ts';
import { dateFindings } from '#lint/rules/frontmatter/dates.ts';
import { searchResultFindings } from '#lint/rules/frontmatter/search-result-length.ts';
import { imageFindings, type PictureProblem } from '#lint/rules/images/image-sources.ts';
import { ledgerFindings, promisesOf } from '#lint/rules/ledger/published-urls.ts';
import { vanishedFrom } from '#lint/rules/ledger/removed-pages.ts';
import { linkShapeFindings } from '#lint/rules/links/link-format.ts';
import { linkFindings, partialLinkFindings } from '#lint/rules/links/link-targets.ts';
import { pairFindings } from '#lint/rules/pair/translations.ts';
import { valueFindings } from '#lint/rules/prose/values.ts';
import { redirectFindings } from '#lint/rules/redirects/redirects.ts';
import { scheduleFindings } from '#lint/rules/schedule/schedule.ts';
import { siteOf } from '#lint/rules/site.ts';
import { caseStudyFindings } from '#lint/rules/structure/case-studies.ts';
import { duplicateHeadingFindings } from '#lint/rules/structure/duplicate-headings.ts';
import { taxonomyFindings } from '#lint/rules/taxonomy/post-terms.ts';
import { termFindings } from '#lint/rules/taxonomy/unused-and-duplicate-terms.ts';
import type { Speller } from '#lint/spelling/spell-checker.ts';
import { byPlace, type Finding } from './finding.ts';
import { indexDocuments } from './index/index-documents.ts';
import { type LedgerLine, readLedger } from './read/published-urls.ts';
import { type AssetFile, type FileName, readContent, type Source } from './read/read.ts';
import { requiredStrings } from './read/required-strings.ts';
import { readStrings, type Strings } from './read/strings.ts';
import { readRedirects, readTaxonomy } from './read/taxonomy.ts';
import { absenceOf, dayOf } from './schedule.ts';
import type { Document, PartialDocument, Validated } from './validate/validate-document.ts';

export interface Content {
  manifest: Manifest;
  /** By file. */
  documents: ReadonlyMap<string, Document>;
  /** Documents that are there, but could not be understood; findings say why. */
  broken: readonly FileName[];
  strings: Strings;
  assets: AssetFile[];
  /** What has been published before; undefined where the tree keeps no ledger. */
  ledger: LedgerLine[] | undefined;
  /** Addresses that the ledger should have. */
  promises: string[];
  findings: Finding[];
}

/** Rules about files whose text is not there to be checked. */
const noText = new Set(['file/encoding', 'file/unreadable']);

export interface LoadOptions {
  /** Whether drafts stand in the index: in development they do. */
  drafts?: boolean;
  /** Whether drafts and what is scheduled also count as published, so that nothing is said of links to them. */
  preview?: boolean;
  /** The moment that decides what is published, and what is still to come: now, unless given. */
  now?: Date;
  memory?: ContentMemory;
  /** Texts that count in place of what their files hold, by file. */
  overlay?: ReadonlyMap<string, string>;
  /** Knows the words; without it spelling is not checked. */
  speller?: Speller | undefined;
  onProgress?: (done: number, total: number) => void;
  /** Checks the documents that the memory does not know, each by itself; in this thread unless given. */
  understand?: Understand;
}

/** @returns what was found out of each, in their order. */
export type Understand = (sources: readonly Source[], onEach: () => void) => Promise<Kept[]>;

/**
 * Reads and checks a content folder.
 * @param root the content folder.
 * @throws when the folder is missing or cannot be read.
 */
export async function loadContent(root: string, options: LoadOptions = {}): Promise<Content> {
  const { preview = false, drafts = preview, memory = new ContentMemory(), speller, onProgress } = options;
  const { now = new Date(), understand = understandHere(speller) } = options;
  const sources = await readContent(root, options.overlay);
  const unreadable = new Set(sources.findings.filter(({ rule }) => noText.has(rule)).map(({ file }) => file));
  const { strings, findings: stringFindings } = readStrings(
    sources.strings,
    await requiredStrings(root),
    unreadable,
  );
  const {
    categories,
    tags,
    placeOf: placeOfTerm,
    findings: taxonomyFileFindings,
  } = readTaxonomy(sources.taxonomy);
  const { redirects, findings: redirectFileFindings, ...redirectPlaces } = readRedirects(sources.redirects);
  const ledger = readLedger(sources.ledger);
  const findings = [
    ...sources.findings,
    ...stringFindings,
    ...taxonomyFileFindings,
    ...redirectFileFindings,
    ...ledger.findings,
  ];
  findings.push(...valueFindings(sources, memory, speller));

  const documents: Document[] = [];
  const broken: FileName[] = [...sources.unreadable];
  const partial: PartialDocument[] = [];
  const unknown = sources.documents.filter((source) => !memory.recall(source));
  let done = sources.documents.length - unknown.length;
  const kept = await understand(unknown, () => onProgress?.(++done, sources.documents.length));
  for (const [at, source] of unknown.entries()) memory.keep(source, kept[at] as Kept);
  for (const source of sources.documents) {
    const result = memory.recall(source) as Validated;
    findings.push(...result.findings);
    if (result.document) documents.push(result.document);
    else broken.push(source);
    if (result.partial) partial.push(result.partial);
  }

  const termsKnown = taxonomyFileFindings.length === 0 && !unreadable.has('taxonomy.yaml');
  const published = drafts ? documents : documents.filter(({ frontmatter }) => !absenceOf(frontmatter, now));
  const manifest = indexDocuments(published, { categories, tags }, redirects);
  const site = siteOf(documents, broken, sources.assets, {
    categories,
    tags,
    redirects,
    termsKnown,
    now: preview ? undefined : now,
    lists: manifest.entries.filter((entry) => !isDocument(entry)).map(({ path }) => path),
  });
  const lines = sources.ledger && ledger.lines;
  const vanished = vanishedFrom(site, lines, broken);
  const brokenFiles = new Set(broken.map(({ file }) => file));
  // What can be known of a broken document is said with its mistakes, not after they are mended.
  const withFields = { ...site, documents: [...documents, ...partial.filter(({ hasFields }) => hasFields)] };
  const withParts = { ...site, documents: [...documents, ...partial] };
  findings.push(
    ...addressFindings(site, brokenFiles),
    ...redirectFindings(site, redirectPlaces),
    ...ledgerFindings(site, lines, vanished, sources.ledger?.text ?? ''),
    ...scheduleFindings(withFields),
    ...pairFindings(withFields, brokenFiles, vanished),
    ...taxonomyFindings(withParts, vanished),
    ...duplicateHeadingFindings(site),
    ...caseStudyFindings(site),
    ...termFindings(site, placeOfTerm),
    ...linkFindings(site, vanished),
    ...partial.flatMap((document) => partialLinkFindings(site, vanished, document)),
    ...withParts.documents.flatMap(linkShapeFindings),
    ...withParts.documents.flatMap(searchResultFindings),
    ...dateFindings(withParts, dayOf(now)),
    ...imageFindings(withParts, await pictureProblems(root, sources.assets, memory)),
  );

  return {
    manifest,
    documents: new Map(documents.map((document) => [document.source.file, document])),
    broken,
    strings,
    assets: sources.assets,
    ledger: lines,
    promises: promisesOf(site, vanished),
    findings: findings.sort(byPlace),
  };
}

/** One after the other, in this thread. */
const understandHere =
  (speller: Speller | undefined): Understand =>
  async (sources, onEach) => {
    if (sources.length === 0) return [];
    // The parser of MDX takes a while to load, and where nothing has changed nobody needs it.
    const { validate } = await import('./validate/validate-document.ts');
    return sources.map((source) => {
      const kept = keptOf(validate(source, speller));
      onEach();
      return kept;
    });
  };

async function pictureProblems(
  root: string,
  assets: AssetFile[],
  memory: ContentMemory,
): Promise<Map<string, PictureProblem>> {
  await pMap(
    assets.filter(({ name, version }) => memory.pictures.get(name)?.version !== version),
    async ({ name, file, version }) => {
      memory.pictures.set(name, { version, problem: await pictureProblem(path.join(root, file), name) });
    },
    { concurrency: 8 },
  );
  return new Map(
    assets.flatMap(({ name }) => {
      const problem = memory.pictures.get(name)?.problem;
      return problem ? [[name, problem] as const] : [];
    }),
  );
}

async function pictureProblem(file: string, name: string): Promise<PictureProblem | undefined> {
  try {
    const bytes = await readFile(file);
    // So do the libraries of pictures.
    const { inspectPicture } = await import('./images/inspect-image.ts');
    const { overBudget } = await import('./images/image-budget.ts');
    const inspected = await inspectPicture(name, bytes);
    if ('problem' in inspected) return { level: 'error', message: inspected.problem };
    const message = overBudget(name, bytes.length, inspected);
    return message ? { level: 'warning', message } : undefined;
  } catch (cause) {
    return { level: 'error', message: `${name} cannot be read: ${(cause as Error).message}` };
  }
}
