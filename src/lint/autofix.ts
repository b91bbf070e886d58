/** Applies the fixes of findings to texts. Callers write the files. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Edit, Finding } from '#pipeline/finding.ts';
import { decodeUtf8, normalizeText } from '#pipeline/read/decode.ts';
import { applyEdits } from './apply-edits.ts';
import { CheckCache } from './check-cache.ts';
import { checkContent } from './check-content.ts';

export interface FixedFile {
  file: string;
  /** Raw text of the file, with byte order mark and line ends. */
  before: string;
  after: string;
  fixes: AppliedFix[];
}

export interface AppliedFix extends Pick<Finding, 'line' | 'rule'> {
  title: string;
}

/**
 * Limits the rounds of fixes. A fix may reveal the next error, because the MDX parser reports one at a time. A document
 * may have this many errors of one kind. After more rounds, two fixes probably undo each other.
 */
const maxRounds = 100;

/**
 * Computes the texts of files with all fixes applied. Fixes that overlap wait for the next round, and the rounds end when
 * nothing changes.
 * @param isSelected true for files that may be changed.
 * @param cache of a check of the same content folder.
 * @throws if the content folder cannot be read.
 */
export async function fixContent(
  root: string,
  isSelected: (file: string) => boolean = () => true,
  cache = new CheckCache(),
): Promise<FixedFile[]> {
  const fixedFiles = new Map<string, FixedFile>();
  for (let round = 0; round < maxRounds; round++) {
    const overlay = new Map([...fixedFiles].map(([file, { after }]) => [file, after]));
    const { findings } = await checkContent(root, { cache, overlay });
    const fixable = findings.filter(({ file, fix }) => fix && isSelected(file));
    let hasChanged = false;
    for (const [file, fileFindings] of Map.groupBy(fixable, (finding) => finding.file)) {
      const fixedFile = fixedFiles.get(file) ?? (await readFixedFile(root, file));
      if (!fixedFile) continue;
      const { text, fixes } = applyFixes(fixedFile.after, fileFindings);
      if (text === fixedFile.after) continue;
      hasChanged = true;
      fixedFiles.set(file, { ...fixedFile, after: text, fixes: [...fixedFile.fixes, ...fixes] });
    }
    if (!hasChanged) break;
  }
  return [...fixedFiles.values()].filter(({ before, after }) => before !== after);
}

async function readFixedFile(root: string, file: string): Promise<FixedFile | undefined> {
  const bytes = await readFile(path.join(root, file)).catch(() => undefined);
  const text = bytes && decodeUtf8(bytes);
  return text === undefined ? undefined : { file, before: text, after: text, fixes: [] };
}

/**
 * Applies the fixes of one file's findings, except those that overlap with earlier ones. A fix is applied as a whole.
 * @param rawText keeps everything that no fix replaces.
 */
export function applyFixes(
  rawText: string,
  findings: readonly Finding[],
): { text: string; fixes: AppliedFix[] } {
  const { length } = normalizeText(rawText);
  const edits: Edit[] = [];
  const fixes: AppliedFix[] = [];
  for (const { fix, line, rule } of findings) {
    if (!fix?.edits.every((edit) => isWithin(edit, length)) || overlaps([...edits, ...fix.edits])) continue;
    edits.push(...fix.edits);
    fixes.push({ line, rule, title: fix.title });
  }
  return { text: applyEdits(rawText, edits), fixes };
}

const isWithin = ({ from, to }: Edit, length: number): boolean =>
  Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from <= to && to <= length;

/** Returns true if edits overlap, or begin at the same offset, where their order would be undefined. */
function overlaps(edits: readonly Edit[]): boolean {
  const sorted = edits.toSorted((a, b) => a.from - b.from || a.to - b.to);
  return sorted.some((edit, index) => {
    const next = sorted[index + 1];
    return next !== undefined && (next.from < edit.to || next.from === edit.from);
  });
}
