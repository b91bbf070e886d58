/** Finds the paragraphs of a page that are behind, with the newer text of the other language. */
import type { Language } from '#i18n/languages.ts';
import type { NewerOriginal } from '#pipeline/compile/newer-originals.ts';
import type { Document } from '#pipeline/document.ts';
import type { BlockKind } from './blocks/extract-blocks.ts';
import { type BlockPair, compareLanguages, getOther } from './compare-languages.ts';
import { parseRecord, readRecordText } from './record/record-file.ts';
import { createDocumentUnit, getProductNames } from './translation-units.ts';
import { findFactDifferences } from './update-record.ts';

/** Blocks that another text can follow on the page. */
const textKinds: ReadonlySet<BlockKind> = new Set(['paragraph', 'list-item', 'quote']);

/** Returns the newer texts of a language's page. @param productNames names that must not differ. */
export const findNewerOriginals = (
  pairs: readonly BlockPair[],
  language: Language,
  productNames: readonly string[],
): NewerOriginal[] =>
  pairs.flatMap((pair) => {
    const own = pair.blocks[language];
    const newer = pair.blocks[getOther(language)];
    if (pair.state !== 'behind' || pair.behind !== language || !own || !newer || !textKinds.has(own.kind))
      return [];
    const { from, to } = own;
    return {
      from,
      to,
      language: getOther(language),
      original: { from: newer.from, to: newer.to },
      isOpen: findFactDifferences(pair, productNames).length > 0,
    };
  });

/**
 * Reads the record of a document, and returns the newer texts of its page.
 * @param root the content folder.
 */
export async function readNewerOriginals(
  root: string,
  documents: ReadonlyMap<string, Document>,
  { source: { file, language } }: Document,
): Promise<NewerOriginal[]> {
  const en = documents.get(file.replace(/^\w+\//, 'en/'));
  const no = documents.get(file.replace(/^\w+\//, 'no/'));
  if (!en || !no) return [];
  const unit = createDocumentUnit(en, no);
  const text = await readRecordText(root, unit.recordFile);
  if (text === undefined) return [];
  const pairs = compareLanguages(parseRecord(unit.recordFile, text).entries, await unit.readBlocks());
  return findNewerOriginals(pairs, language, getProductNames(documents.values()));
}
