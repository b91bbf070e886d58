/** Safe fixes of findings, applied to the texts of files. Nothing here writes. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkContent } from '#lint/check-content.ts';
import type { Edit, Finding } from '#pipeline/finding.ts';
import { decodeUtf8, normalizeText } from '#pipeline/read/decode.ts';
import { applyEdits } from './apply-edits.ts';
import { CheckCache } from './check-cache.ts';

export interface FixedFile {
  file: string;
  /** As the file is, byte order mark and line ends included. */
  before: string;
  after: string;
  fixes: AppliedFix[];
}

export interface AppliedFix extends Pick<Finding, 'line' | 'rule'> {
  title: string;
}

/**
 * A fix may make room for the next one: the parser of MDX names one mistake at a time. So many of one kind in a document
 * can still be; more rounds would rather be two fixes that undo each other.
 */
const mostRounds = 100;

/**
 * What the files would be with every safe fix. Edits of a file are made together; those that overlap wait for the next
 * round, until nothing changes.
 * @param isMeant whether a file may be changed.
 * @param memory of a check of the same folder.
 * @throws when the content folder cannot be read.
 */
export async function fixContent(
  root: string,
  isMeant: (file: string) => boolean = () => true,
  memory = new CheckCache(),
): Promise<FixedFile[]> {
  const fixed = new Map<string, FixedFile>();
  for (let round = 0; round < mostRounds; round++) {
    const overlay = new Map([...fixed].map(([file, { after }]) => [file, after]));
    const { findings } = await checkContent(root, { cache: memory, overlay });
    const fixable = findings.filter(({ file, fix }) => fix && isMeant(file));
    let changed = false;
    for (const [file, own] of Map.groupBy(fixable, (finding) => finding.file)) {
      const known = fixed.get(file) ?? (await readForFixing(root, file));
      if (!known) continue;
      const { text, done } = applyFixes(known.after, own);
      if (text === known.after) continue;
      changed = true;
      fixed.set(file, { ...known, after: text, fixes: [...known.fixes, ...done] });
    }
    if (!changed) break;
  }
  return [...fixed.values()].filter(({ before, after }) => before !== after);
}

async function readForFixing(root: string, file: string): Promise<FixedFile | undefined> {
  const bytes = await readFile(path.join(root, file)).catch(() => undefined);
  const before = bytes && decodeUtf8(bytes);
  return before === undefined ? undefined : { file, before, after: before, fixes: [] };
}

/**
 * A text with the fixes of its findings that do not meet one another; a fix is made as a whole or not at all.
 * @param raw the file's text; edits count in it as the pipeline reads it, and what they do not touch stays as it is.
 */
export function applyFixes(raw: string, findings: readonly Finding[]): { text: string; done: AppliedFix[] } {
  const { length } = normalizeText(raw);
  const taken: Edit[] = [];
  const done: AppliedFix[] = [];
  for (const { fix, line, rule } of findings) {
    if (!fix?.edits.every((edit) => isInside(edit, length))) continue;
    const { edits } = fix;
    if (meets(edits, taken)) continue;
    taken.push(...edits);
    done.push({ line, rule, title: fix.title });
  }
  return { text: applyEdits(raw, taken), done };
}

const isInside = ({ from, to }: Edit, length: number): boolean =>
  Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from <= to && to <= length;

/** Whether edits overlap, or begin at one place: which of the two comes first would not be known. */
function meets(edits: readonly Edit[], taken: readonly Edit[]): boolean {
  const all = [...taken, ...edits].toSorted((a, b) => a.from - b.from || a.to - b.to);
  return all.some((edit, at) => {
    const next = all[at + 1];
    return next !== undefined && (next.from < edit.to || next.from === edit.from);
  });
}
