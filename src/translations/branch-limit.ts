/** The limit for branches: a branch may not leave more blocks behind than there were before, unless somebody has promised. */
import { languages } from '#i18n/languages.ts';
import { readFilesAtMergeBase } from '#lint/changes/changed-files.ts';
import { error, type Finding } from '#pipeline/finding.ts';
import { hashText } from '#pipeline/read/content-folder.ts';
import type { Block } from './blocks/extract-blocks.ts';
import { countUnpromised, toDay, type UnitReport } from './check-translations.ts';
import { compareLanguages } from './compare-languages.ts';
import { parseRecord } from './record/record-file.ts';

/**
 * Compares the numbers of blocks behind with those of the merge base.
 * @param ref the branch that this one is compared with.
 * @param changedFiles files of the branch, relative to the content folder. Only their documents can have other numbers.
 * @returns an error for each document with more blocks behind, if there are more in all.
 * @throws Error with a message for the user where git cannot read the files.
 */
export async function checkBranchLimit(
  root: string,
  ref: string,
  changedFiles: ReadonlySet<string>,
  reports: readonly UnitReport[],
  now: Date = new Date(),
): Promise<Finding[]> {
  const today = toDay(now);
  const changed = reports.filter(({ unit }) =>
    [unit.recordFile, ...Object.values(unit.files)].some((file) => changedFiles.has(file)),
  );
  const before = await countBefore(root, ref, changed, today);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  if (sum(changed.map(({ unpromised }) => unpromised)) <= sum(before)) return [];
  return changed.flatMap((report, index) => {
    const { unpromised, unit, findings } = report;
    const countBefore = before[index] ?? 0;
    const place = findings.find(({ rule }) =>
      /^translation\/(?:behind|added|removed)$|^strings\/behind$/.test(rule),
    );
    if (unpromised <= countBefore || !place) return [];
    return error(
      place.file,
      place,
      'translation/more-behind',
      `This branch leaves ${unpromised} blocks of ${unit.name} behind, and there ${countBefore === 1 ? 'was' : 'were'} ${countBefore} before. Bring them in step: npm run content -- sync ${unit.name}. Or record who does it by when: npm run content -- postpone ${unit.name} --owner NAME --by DAY`,
    );
  });
}

async function countBefore(
  root: string,
  ref: string,
  reports: readonly UnitReport[],
  today: string,
): Promise<number[]> {
  const files = reports.flatMap(({ unit }) => [unit.recordFile, ...Object.values(unit.files)]);
  const texts = await readFilesAtMergeBase(ref, root, files);
  const counts = reports.map(async ({ unit }) => {
    const record = texts.get(unit.recordFile);
    const [en, no] = languages.map((language) => texts.get(unit.files[language]));
    if (record === undefined || en === undefined || no === undefined) return 0;
    const blocks = { en: await readBlocksOfText(unit, 'en', en), no: await readBlocksOfText(unit, 'no', no) };
    return countUnpromised(compareLanguages(parseRecord(unit.recordFile, record).entries, blocks), today);
  });
  return Promise.all(counts);
}

/** Returns the blocks of another version of a file. */
export async function readBlocksOfText(
  { document, files }: UnitReport['unit'],
  language: 'en' | 'no',
  text: string,
): Promise<Block[]> {
  if (!document) return (await import('./blocks/extract-strings.ts')).extractStrings(text);
  const { parseBlocks } = await import('./blocks/parse-blocks.ts');
  return parseBlocks({ ...document, language, file: files[language], text, hash: hashText(text) });
}
