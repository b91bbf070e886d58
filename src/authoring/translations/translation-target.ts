/** Finds the documents and UI strings that a command about translations names. */

import { didYouMean } from '#pipeline/did-you-mean.ts';
import type { Document } from '#pipeline/document.ts';
import { readContentFolder } from '#pipeline/read/content-folder.ts';
import { createFrontmatterOnlyDocument } from '#pipeline/validate/frontmatter-only-document.ts';
import { validateDocument } from '#pipeline/validate/validate-document.ts';
import { type BlockPair, compareLanguages } from '#translations/compare-languages.ts';
import {
  formatRecord,
  parseRecord,
  type RecordEntry,
  readRecordText,
} from '#translations/record/record-file.ts';
import { getProductNames, listUnits, type TranslationUnit } from '#translations/translation-units.ts';
import { parseDocumentName } from '../document-name.ts';
import { applyFileChanges } from '../file-transaction.ts';

/** A document or a namespace with its pairs. */
export interface TranslationTarget {
  unit: TranslationUnit;
  pairs: BlockPair[];
  /** Text of the record file. Undefined if there is none. */
  recordText: string | undefined;
  productNames: readonly string[];
  /** True for the pairs below the heading or section that was named, or for all. */
  isSelected: (pair: BlockPair) => boolean;
}

/**
 * Finds the targets of a name: a document as in `rename`, `ui/forms`, or `ui` for all UI strings; `#heading` limits it.
 * @param root the content folder.
 * @param name undefined for everything.
 * @throws Error with a message for the writer where there is none.
 */
export async function findTargets(root: string, name: string | undefined): Promise<TranslationTarget[]> {
  const [path = '', heading] = name?.split('#') ?? [];
  const documents = await readDocuments(root);
  const units = await listUnits(root, documents);
  const selected = units.filter((unit) => name === undefined || isNamed(unit, path, root));
  if (selected.length === 0)
    throw new Error(
      `There is no ${path} that is valid in both languages.${didYouMean(
        path,
        units.map((unit) => unit.name),
      )}`,
    );
  const productNames = getProductNames(documents.values());
  return Promise.all(
    selected.map(async (unit) => {
      const recordText = await readRecordText(root, unit.recordFile);
      const record = parseRecord(unit.recordFile, recordText ?? '');
      const [problem] = record.findings;
      if (problem) throw new Error(`${problem.file}:${problem.line}: ${problem.message}`);
      const pairs = compareLanguages(record.entries, await unit.readBlocks());
      return { unit, pairs, recordText, productNames, isSelected: createSelection(pairs, heading) };
    }),
  );
}

/** Reads the documents with their frontmatter alone, because only those that are named are parsed. */
async function readDocuments(root: string): Promise<Map<string, Document>> {
  const { documents } = await readContentFolder(root);
  return new Map(
    documents.flatMap((source) => {
      const document = createFrontmatterOnlyDocument(source, () => validateDocument(source));
      return document ? [[source.file, document]] : [];
    }),
  );
}

function isNamed({ name, document }: TranslationUnit, path: string, root: string): boolean {
  if (!document)
    return name === path.replace(/\.json$/, '').replace(/^(?:.*\/)?(?:en|no)\//, '') || path === 'ui';
  const { slug, kinds } = parseDocumentName(path, root);
  return name === path || (document.slug === slug && kinds.includes(document.kind));
}

function createSelection(
  pairs: readonly BlockPair[],
  heading: string | undefined,
): TranslationTarget['isSelected'] {
  if (heading === undefined) return () => true;
  const getAnchors = ({ blocks }: BlockPair) => [
    ...(blocks.en?.anchors ?? []),
    ...(blocks.no?.anchors ?? []),
  ];
  if (!pairs.some((pair) => getAnchors(pair).includes(heading))) {
    const known = [...new Set(pairs.flatMap(getAnchors))];
    throw new Error(`There is no heading with the id ${heading}. There are: ${known.join(', ') || 'none'}.`);
  }
  return (pair) => getAnchors(pair).includes(heading);
}

/** Writes the record of a target, unless it has changed since it was read. */
export async function writeRecord(
  root: string,
  { unit, recordText }: TranslationTarget,
  entries: readonly RecordEntry[],
): Promise<void> {
  const file = unit.recordFile;
  const condition = recordText === undefined ? { mustBeNew: true } : { expectedText: recordText };
  await applyFileChanges(root, [{ file, text: formatRecord(entries), ...condition }]);
}
