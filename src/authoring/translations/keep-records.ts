/** Keeps translation records in step with the links that a command rewrites in both languages. */
import type { Language } from '#i18n/languages.ts';
import type { Document } from '#pipeline/document.ts';
import { normalizeText } from '#pipeline/read/decode.ts';
import { extractStrings } from '#translations/blocks/extract-strings.ts';
import { parseBlocks } from '#translations/blocks/parse-blocks.ts';
import { compareLanguages } from '#translations/compare-languages.ts';
import { formatRecord, parseRecord, readRecordText } from '#translations/record/record-file.ts';
import { listUnits } from '#translations/translation-units.ts';
import { keepPairStates } from '#translations/update-record.ts';
import type { FileChange } from '../file-transaction.ts';

/**
 * Adds the records of rewritten texts to the changes of a command. Blocks in step stay so, and blocks behind stay behind,
 * because the command has changed the same links in both languages.
 * @param root the content folder.
 * @param movedFiles new paths of documents and records that the command moves, by their old ones.
 */
export async function keepRecords(
  root: string,
  documents: ReadonlyMap<string, Document>,
  changes: readonly FileChange[],
  movedFiles: ReadonlyMap<string, string> = new Map(),
): Promise<FileChange[]> {
  const texts = new Map(changes.map(({ file, text }) => [file, text]));
  const getNewFile = (file: string) => movedFiles.get(file) ?? file;
  const records = new Map<string, string>();
  for (const { files, recordFile, readBlocks } of await listUnits(root, documents)) {
    const newTexts = { en: texts.get(getNewFile(files.en)), no: texts.get(getNewFile(files.no)) };
    if (newTexts.en === undefined && newTexts.no === undefined) continue;
    const recordText = await readRecordText(root, recordFile);
    if (recordText === undefined) continue;
    const { entries } = parseRecord(recordFile, recordText);
    const blocks = await readBlocks();
    const readNewBlocks = (language: Language) => {
      const text = newTexts[language];
      if (text === undefined) return blocks[language];
      const source = documents.get(files[language])?.source;
      return source
        ? parseBlocks({ ...source, text: normalizeText(text) })
        : extractStrings(normalizeText(text));
    };
    const kept = keepPairStates(
      compareLanguages(entries, blocks),
      compareLanguages(entries, { en: readNewBlocks('en'), no: readNewBlocks('no') }),
    );
    const text = formatRecord(kept);
    if (text !== recordText) records.set(getNewFile(recordFile), text);
  }
  const withRecords = changes.map((change) => {
    const text = records.get(change.file);
    return text === undefined ? change : { ...change, text };
  });
  const added = [...records].filter(([file]) => !texts.has(file)).map(([file, text]) => ({ file, text }));
  return [...withRecords, ...added];
}
