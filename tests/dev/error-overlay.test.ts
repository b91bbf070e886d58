import { expect, test } from 'vitest';
import { buildErrorOverlay } from '#dev/error-overlay.ts';
import { checkContent } from '#lint/check-content.ts';
import { createReport, getExcerpt } from '#lint/reporters/report.ts';
import { createScenario } from '#tests/support/scenario.ts';

test('shows each error at its position with the excerpt of the check', async () => {
  await using content = await createScenario('link-to-nowhere');
  const { findings } = await checkContent(content.root);
  const payload = await buildErrorOverlay(content.root, findings);
  if (payload.type !== 'error') throw new Error('No overlay.');
  const { err } = payload;
  const file = `${content.root}/en/pages/team.mdx`;
  const [first, second] = findings;
  if (!first || !second) throw new Error('The scenario has two findings.');
  const report = await createReport(content.root, findings);
  expect(err.loc).toEqual({ file, line: 9, column: 15 });
  expect(err.message).toContain('There is no page at /taem. Did you mean "/team"? (links/dead)');
  expect(err.frame?.trimEnd()).toBe(getExcerpt(report, first).join('\n'));
  expect(err.frame).toContain('^~~~~');
  expect(err.stack).toContain(`${file}:9:36\nThere is no page at /blog/frist.`);
  expect(err.stack).toContain(getExcerpt(report, second).join('\n'));
});

test('has a frame in the format of the overlay, which trimming does not shift', async () => {
  // Copied from Vite's client, see vite-internals.test.ts.
  const framePattern = /^(?:>?\s*\d+\s+\|.*|\s+\|\s*\^.*)\r?\n/gm;
  await using content = await createScenario('link-to-nowhere');
  const payload = await buildErrorOverlay(content.root, (await checkContent(content.root)).findings);
  const frame = (payload.type === 'error' && payload.err.frame) || '';
  expect(framePattern.test(frame)).toBe(true);
  expect(frame.trimStart()).toBe(frame);
});

test('is cleared when no errors are left; warnings do not cover the page', async () => {
  await using content = await createScenario('title-and-description-too-long');
  const { findings } = await checkContent(content.root);
  expect(findings).not.toEqual([]);
  expect(await buildErrorOverlay(content.root, findings)).toEqual({ type: 'update', updates: [] });
});
