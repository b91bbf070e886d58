/** Checks all pairs of documents and UI strings against their records, with the results of earlier checks. */
import { stat } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { collections } from '#content/collections.ts';
import { getDocumentPath } from '#content/urls.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { computeRulesVersion } from '#lint/rules-version.ts';
import type { NewerOriginal } from '#pipeline/compile/newer-originals.ts';
import type { Document } from '#pipeline/document.ts';
import { readCacheFile, writeCacheFile } from '#pipeline/file-cache.ts';
import { compareFindings, type Finding, startOfFile, warning } from '#pipeline/finding.ts';
import type { DocumentSource } from '#pipeline/read/content-folder.ts';
import { documentExtension } from '#pipeline/read/file-names.ts';
import { listFolder } from '#pipeline/read/unexpected-files.ts';
import type { ParsedDocument } from '#pipeline/validate/validate-document.ts';
import { type Block, extractBlocks } from './blocks/extract-blocks.ts';
import { type BlockPair, compareLanguages } from './compare-languages.ts';
import { readFixedAnchors } from './fixed-anchors.ts';
import { findNewerOriginals } from './newer-originals.ts';
import {
  createNewHeadingFindings,
  createPairFindings,
  createUnconfirmedFinding,
  type FindingContext,
} from './pair-findings.ts';
import { getRecordFile, parseRecord, readRecordText, recordFolder } from './record/record-file.ts';
import { getProductNames, listUnits, type TranslationUnit } from './translation-units.ts';
import { countPairsBehind } from './update-record.ts';

/** The state of a pair of documents, or of a namespace of UI strings. */
export interface UnitReport {
  unit: Pick<TranslationUnit, 'name' | 'document' | 'files' | 'recordFile'>;
  /** False if there is no record. */
  isConfirmed: boolean;
  /** Blocks behind, by the language that has to follow. */
  behind: Record<Language, number>;
  /** Blocks behind that nobody has promised to bring in step. */
  unpromised: number;
  changedInBoth: number;
  /** Paragraphs of each language's page that are behind, with the newer text of the other language. */
  newerOriginals: Record<Language, NewerOriginal[]>;
  findings: Finding[];
}

export interface TranslationReport {
  units: UnitReport[];
  /** Sorted by file and position. */
  findings: Finding[];
}

interface CacheEntry {
  key: string;
  report: UnitReport;
  /** Set if the report depends on the day of the check. */
  day?: string | undefined;
}

/** Where results are kept between checks. The file may be deleted at any time. */
export interface TranslationCache {
  file: string;
  /** Version of the code that the results depend on. */
  version: string;
}

/** Returns the cache of the content of a folder. */
export const getTranslationCache = async (root: string): Promise<TranslationCache> => ({
  file: path.resolve('.cache/check/translations.bin'),
  version: await computeRulesVersion(path.resolve(root)),
});

/** Inputs of the findings that all pairs share. */
type SharedContext = Pick<FindingContext, 'productNames' | 'fixedAnchors' | 'today'>;

/** Checks pairs, and keeps the results for the next check. */
export class TranslationChecker {
  private readonly root: string;
  /** Files of the records, relative to the content folder. */
  readonly recordFiles: ReadonlySet<string>;
  private readonly loadedEntries: ReadonlyMap<string, CacheEntry>;
  private readonly entries = new Map<string, CacheEntry>();
  private readonly knownBlocks = new Map<string, Block[]>();

  private constructor(
    root: string,
    recordFiles: readonly string[],
    loaded: Iterable<readonly [string, CacheEntry]>,
  ) {
    this.root = root;
    this.recordFiles = new Set(recordFiles);
    this.loadedEntries = new Map(loaded);
  }

  /**
   * Opens the records of a content folder.
   * @param cache results of the last check, which are used if the version is the same.
   */
  static async open(root: string, cache?: TranslationCache): Promise<TranslationChecker> {
    const loaded = cache && readCacheFile<[string, CacheEntry][]>(cache.file, cache.version);
    return new TranslationChecker(root, await listRecordFiles(root), loaded ?? []);
  }

  /** Opens the records again, for the next check with the results of this one. */
  async reopen(): Promise<TranslationChecker> {
    return new TranslationChecker(this.root, await listRecordFiles(this.root), this.entries);
  }

  /** Saves the results, if there are new ones. @throws Error if the file cannot be written. */
  async save({ file, version }: TranslationCache): Promise<void> {
    const isNew = ([name, entry]: [string, CacheEntry]) => this.loadedEntries.get(name) !== entry;
    if ([...this.entries].some(isNew)) writeCacheFile(file, [...this.entries], version);
  }

  /** Extracts the blocks of a document while its syntax tree is in memory. */
  readonly onParsed = (source: DocumentSource, parsed: ParsedDocument): void => {
    if (this.recordFiles.has(getRecordFile(source.kind, source.slug)))
      this.addBlocks(source, extractBlocks(source.text, parsed));
  };

  /** Adds the blocks of a document that has been parsed elsewhere, so that it is not parsed again. */
  addBlocks({ hash }: DocumentSource, blocks: Block[]): void {
    this.knownBlocks.set(hash, blocks);
  }

  /** Checks the valid documents that both languages have, and the UI strings. */
  async check(documents: ReadonlyMap<string, Document>, now: Date = new Date()): Promise<TranslationReport> {
    const shared: SharedContext = {
      productNames: getProductNames(documents.values()),
      fixedAnchors: await readFixedAnchors(this.root),
      today: toDay(now),
    };
    const units = await listUnits(this.root, documents, ({ hash }) => this.knownBlocks.get(hash));
    const reports = await pMap(units, (unit) => this.checkUnit(unit, shared), {
      concurrency: 16,
    });
    const findings = [
      ...reports.flatMap((report) => report.findings),
      ...(await this.findOrphans(documents)),
    ];
    const strings = reports.filter(({ unit, isConfirmed }) => !unit.document && !isConfirmed);
    const [first] = strings;
    if (first)
      findings.push(
        createUnconfirmedFinding(
          first.unit.files.en,
          `the UI strings of ${strings.map(({ unit }) => path.basename(unit.name)).join(', ')}`,
          'ui',
        ),
      );
    return { units: reports, findings: findings.sort(compareFindings) };
  }

  private async checkUnit(unit: TranslationUnit, shared: SharedContext): Promise<UnitReport> {
    const { name, document, files, recordFile, hash, isDraft } = unit;
    const reported = { name, document, files, recordFile };
    if (!this.recordFiles.has(recordFile)) {
      const unconfirmed: UnitReport = {
        unit: reported,
        isConfirmed: false,
        behind: { en: 0, no: 0 },
        unpromised: 0,
        changedInBoth: 0,
        newerOriginals: { en: [], no: [] },
        findings: [],
      };
      // Drafts are still being written. UI strings have one finding for all of them.
      if (document === undefined || isDraft) return unconfirmed;
      return this.getReport(recordFile, [hash, ...shared.fixedAnchors].join('|'), shared, async () => ({
        report: {
          ...unconfirmed,
          findings: [
            createUnconfirmedFinding(files.en, 'the two documents', name),
            ...createNewHeadingFindings(compareLanguages([], await unit.readBlocks()), {
              ...shared,
              files,
              name,
              norwegianPath: getDocumentPath('no', document.kind, document.slug),
            }),
          ],
        },
      }));
    }
    const { size, mtimeMs } = await stat(path.join(this.root, recordFile));
    const key = [hash, size, mtimeMs, ...shared.productNames, ...shared.fixedAnchors].join('|');
    return this.getReport(recordFile, key, shared, () => this.createEntry(unit, shared));
  }

  /** Returns the report of the last check if its inputs are the same. */
  private async getReport(
    recordFile: string,
    key: string,
    { today }: SharedContext,
    create: () => Promise<Omit<CacheEntry, 'key'>>,
  ): Promise<UnitReport> {
    const loaded = this.loadedEntries.get(recordFile);
    const isCurrent = loaded?.key === key && (loaded.day === undefined || loaded.day === today);
    const entry = isCurrent ? loaded : { key, ...(await create()) };
    this.entries.set(recordFile, entry);
    return entry.report;
  }

  private async createEntry(unit: TranslationUnit, shared: SharedContext): Promise<Omit<CacheEntry, 'key'>> {
    const { productNames, today } = shared;
    const { name, document, files, recordFile } = unit;
    const record = parseRecord(recordFile, (await readRecordText(this.root, recordFile)) ?? '');
    const pairs = compareLanguages(record.entries, await unit.readBlocks());
    const norwegianPath = document && getDocumentPath('no', document.kind, document.slug);
    const report: UnitReport = {
      unit: { name, document, files, recordFile },
      isConfirmed: true,
      behind: countPairsBehind(pairs),
      unpromised: countUnpromised(pairs, today),
      changedInBoth: pairs.filter(({ state }) => state === 'changed in both').length,
      newerOriginals: {
        en: findNewerOriginals(pairs, 'en', productNames),
        no: findNewerOriginals(pairs, 'no', productNames),
      },
      findings: [...record.findings, ...createPairFindings(pairs, { ...shared, files, name, norwegianPath })],
    };
    const hasPromises = record.entries.some(({ later }) => later);
    return { report, day: hasPromises ? today : undefined };
  }

  /** Finds records whose documents do not exist any more. */
  private async findOrphans(documents: ReadonlyMap<string, Document>): Promise<Finding[]> {
    const used = new Set(
      [...documents.values()].map(({ source }) => getRecordFile(source.kind, source.slug)),
    );
    const unused = [...this.recordFiles].filter((file) => !used.has(file) && isDocumentRecord(file));
    // A document with an error is not among the valid ones, but needs its record.
    const isKept = await Promise.all(unused.map((file) => this.hasDocument(file)));
    return unused
      .filter((_, index) => !isKept[index])
      .map((file) =>
        warning(
          file,
          startOfFile,
          'translation/orphan',
          `There is no document for this translation record. If it was renamed, rename ${file} as well, else delete it.`,
        ),
      );
  }

  /** Returns true if any language has the document of a record, valid or not. */
  private async hasDocument(recordFile: string): Promise<boolean> {
    const { dir, name } = path.parse(path.relative(recordFolder, recordFile));
    const files = languages.map((language) => path.join(this.root, language, dir, name + documentExtension));
    const found = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
    return found.some((stats) => stats !== undefined);
  }
}

/** Returns the day of a moment, as 2026-11-20. */
export const toDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Counts the pairs that are behind, and that nobody has promised to bring in step by a day that is still to come. */
export const countUnpromised = (pairs: readonly BlockPair[], today: string): number =>
  pairs.filter(({ behind, entry }) => behind !== undefined && !(entry?.later && entry.later.date >= today))
    .length;

const isDocumentRecord = (file: string): boolean =>
  Object.values(collections).some(({ folder }) => file.startsWith(`${recordFolder}/${folder}/`));

/** Lists the record files, relative to the content folder. */
async function listRecordFiles(root: string): Promise<string[]> {
  const folders = await listFolder(path.join(root, recordFolder));
  const files = folders.map(async ({ name }) => {
    const entries = await listFolder(path.join(root, recordFolder, name));
    return entries.map((entry) => `${recordFolder}/${name}/${entry.name}`);
  });
  return (await Promise.all(files)).flat();
}
