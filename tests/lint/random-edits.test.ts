/** Whatever becomes of a file, the check says what is wrong and where, and lets nothing pass that would fail a visitor. */
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { fixContent } from '#lint/autofix.ts';
import { type Finding, isError } from '#pipeline/finding.ts';
import { createTrees, editedFiles, type View } from './random/edited-content.ts';
import { faultOf } from './random/position-problems.ts';
import { shownPage } from './random/render-document.ts';

/** `SOAK=1 vitest run tests/lint/random-edits.test.ts` takes its time, and other edits each time. */
const soak = process.env.SOAK === '1';
const numRuns = soak ? 1600 : 80;
/** Given as SEED, the same edits come again. Fixed for all but the soak: no change is failed by what it did not touch. */
const seed = Number(process.env.SEED ?? (soak ? Math.floor(Math.random() * 2 ** 31) : 20_261_122));
/** Whether a failure is told at once: to look for its smallest edit takes minutes, for which `SHRINK=1` asks. */
const endOnFailure = process.env.SHRINK !== '1';

const trees = createTrees();
afterAll(() => trees[Symbol.asyncDispose]());

test('whatever is edited', { timeout: 3_600_000 }, async () => {
  const met = { edits: 0, findings: 0, pages: 0, mended: 0 };
  const property = fc.asyncProperty(editedFiles, (edited) =>
    trees.look(edited, async (view) => {
      met.edits += 1;
      met.findings += await everyFindingStandsInItsFile(view);
      met.pages += await whatPassesCanBeShown(view);
      met.mended += await whatIsMendedOnceIsMended(view);
    }),
  );
  await fc.assert(property, { numRuns, seed, endOnFailure });
  console.log(`Random edits, SEED=${seed}:`, met);
  // Otherwise nothing would have been shown.
  for (const count of Object.values(met)) expect(count).toBeGreaterThan(0);
});

async function everyFindingStandsInItsFile({ content, textOf }: View): Promise<number> {
  const found = content.findings.filter(({ file }) => !file.startsWith('assets/'));
  for (const finding of found) {
    // What is said of a document in which a check has thrown.
    expect(finding.message).not.toContain('cannot be understood');
    expect(faultOf(finding, await textOf(finding.file))).toBeUndefined();
  }
  return found.length;
}

async function whatPassesCanBeShown({ content, file, root }: View): Promise<number> {
  const entry = content.manifest.entries.find((each) => 'file' in each && each.file === file);
  if (!entry || content.findings.some((finding) => finding.file === file && isError(finding))) return 0;
  const html = await shownPage(content, root, entry);
  expect(html).toMatch(/<main[\s>]/);
  return 1;
}

async function whatIsMendedOnceIsMended(view: View): Promise<number> {
  const { content, file, root, memory } = view;
  if (!content.findings.some((finding) => finding.file === file && finding.fix)) return 0;
  const fixed = async () => (await fixContent(root, (each) => each === file, memory))[0];
  const once = await fixed();
  // A fix that is offered can be made.
  expect(once?.fixes.length).toBeGreaterThan(0);
  const after = await view.written(once?.after ?? '');
  expect(await fixed()).toBeUndefined();
  expect(after.findings.filter((finding) => finding.file === file && finding.fix)).toEqual([]);
  // Behind one mistake of syntax there may be others, which the parser had not reached.
  if (content.documents.has(file)) expect(newErrors(content.findings, after.findings)).toEqual([]);
  return once?.fixes.length ?? 0;
}

/** Errors of rules that are broken more often than before. */
function newErrors(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const byRule = (findings: readonly Finding[]) => Map.groupBy(findings.filter(isError), ({ rule }) => rule);
  const known = byRule(before);
  return [...byRule(after)].flatMap(([rule, found]) =>
    found.length > (known.get(rule)?.length ?? 0) ? found : [],
  );
}
