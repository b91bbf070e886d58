/** Checks randomly edited files: the positions of findings, the rendering of pages without errors, and fixes. */
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { fixContent } from '#lint/autofix.ts';
import { type Finding, isError } from '#pipeline/finding.ts';
import { createEditedContents, type EditedContent, editedFiles } from './random/edited-content.ts';
import { findPositionProblem } from './random/position-problems.ts';
import { renderDocument } from './random/render-document.ts';

/** `SOAK=1 vitest run tests/lint/random-edits.test.ts` takes longer, and makes other edits each time. */
const isSoak = process.env.SOAK === '1';
const numRuns = isSoak ? 1600 : 80;
/** `SEED` repeats the edits of an earlier run. It is fixed otherwise, so that a change cannot fail by chance. */
const seed = Number(process.env.SEED ?? (isSoak ? Math.floor(Math.random() * 2 ** 31) : 20_261_122));
/** `SHRINK=1` looks for the smallest edit that fails, which takes minutes. */
const endOnFailure = process.env.SHRINK !== '1';

const contents = createEditedContents();
afterAll(() => contents[Symbol.asyncDispose]());

test('randomly edited files have findings with valid positions, render without errors, and have stable fixes', {
  timeout: 3_600_000,
}, async () => {
  const counts = { edits: 0, findings: 0, pages: 0, fixes: 0 };
  const property = fc.asyncProperty(editedFiles, (editedFile) =>
    contents.use(editedFile, async (edited) => {
      counts.edits += 1;
      counts.findings += await expectValidPositions(edited);
      counts.pages += await expectRenderedPage(edited);
      counts.fixes += await expectStableFixes(edited);
    }),
  );
  await fc.assert(property, { numRuns, seed, endOnFailure });
  console.log(`Random edits, SEED=${seed}:`, counts);
  // A count of 0 would mean that nothing was checked.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(0);
});

/** Expects all findings to be within their files. Returns how many there are. */
async function expectValidPositions({ content, readText }: EditedContent): Promise<number> {
  const findings = content.findings.filter(({ file }) => !file.startsWith('assets/'));
  for (const finding of findings) {
    // This message reports an exception in a rule.
    expect(finding.message).not.toContain('cannot be understood');
    expect(findPositionProblem(finding, await readText(finding.file))).toBeUndefined();
  }
  return findings.length;
}

/** Expects a document without errors to be rendered. Returns 1 if there is one. */
async function expectRenderedPage({ content, file, root }: EditedContent): Promise<number> {
  const entry = content.manifest.entries.find((candidate) => 'file' in candidate && candidate.file === file);
  if (!entry || content.findings.some((finding) => finding.file === file && isError(finding))) return 0;
  const html = await renderDocument(content, root, entry);
  expect(html).toMatch(/<main[\s>]/);
  return 1;
}

/** Expects no fixable findings and no new errors after all fixes. Returns how many fixes were applied. */
async function expectStableFixes({
  content,
  file,
  root,
  cache,
  replaceText,
}: EditedContent): Promise<number> {
  const hasFix = (finding: Finding) => finding.file === file && finding.fix;
  if (!content.findings.some(hasFix)) return 0;
  const fixFile = async () => (await fixContent(root, (name) => name === file, cache))[0];
  const fixedFile = await fixFile();
  const fixCount = fixedFile?.fixes.length ?? 0;
  expect(fixCount).toBeGreaterThan(0);
  const after = await replaceText(fixedFile?.after ?? '');
  expect(await fixFile()).toBeUndefined();
  expect(after.findings.filter(hasFix)).toEqual([]);
  // A fixed syntax error may reveal others, which the parser had not reached.
  if (content.documents.has(file)) expect(findNewErrors(content.findings, after.findings)).toEqual([]);
  return fixCount;
}

/** Returns the errors of rules that have more errors than before. */
function findNewErrors(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const groupByRule = (findings: readonly Finding[]) =>
    Map.groupBy(findings.filter(isError), ({ rule }) => rule);
  const errorsBefore = groupByRule(before);
  return [...groupByRule(after)].flatMap(([rule, errors]) =>
    errors.length > (errorsBefore.get(rule)?.length ?? 0) ? errors : [],
  );
}
