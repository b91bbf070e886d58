import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkContent } from '#lint/check-content.ts';
import { createReport } from '#lint/reporters/report.ts';
import { formatSarif } from '#lint/reporters/sarif.ts';
import { findRuleDocs, ruleIds } from '#lint/rules/index.ts';
import { createScenario } from '#tests/support/scenario.ts';

const position = z.int().min(1);
const text = z.strictObject({ text: z.string().min(1), markdown: z.string().min(1).optional() });
const artifactLocation = z.strictObject({
  // Relative, without dots, and encoded.
  uri: z.string().regex(/^(?!.*\.\.)[^/:][^: ]*$/),
  uriBaseId: z.string().optional(),
});
const region = z.strictObject({
  startLine: position,
  startColumn: position.optional(),
  endLine: position.optional(),
  endColumn: position.optional(),
});
const replacement = z.strictObject({ deletedRegion: region, insertedContent: text.partial().optional() });
const rule = z.strictObject({
  id: z.string(),
  shortDescription: text.optional(),
  fullDescription: text.optional(),
  help: text.optional(),
});
const result = z.strictObject({
  message: text,
  ruleId: z.string(),
  ruleIndex: z.int().min(0),
  level: z.enum(['none', 'note', 'warning', 'error']),
  locations: z.array(z.strictObject({ physicalLocation: z.strictObject({ artifactLocation, region }) })),
  fixes: z
    .array(
      z.strictObject({
        description: text.optional(),
        artifactChanges: z
          .array(z.strictObject({ artifactLocation, replacements: z.array(replacement).min(1) }))
          .min(1),
      }),
    )
    .optional(),
});
const run = z.strictObject({
  tool: z.strictObject({ driver: z.strictObject({ name: z.string(), rules: z.array(rule) }) }),
  columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
  results: z.array(result),
});
/** The parts of the SARIF 2.1.0 schema that are used here. Other properties are not allowed. */
const sarif = z.strictObject({
  version: z.literal('2.1.0'),
  $schema: z.url(),
  runs: z.array(run).length(1),
});

async function formatRun(name: string, repository?: (root: string) => string): Promise<z.output<typeof run>> {
  await using content = await createScenario(name);
  const { findings } = await checkContent(content.root);
  const report = await createReport(content.root, findings);
  const log = sarif.parse(JSON.parse(formatSarif(report, repository?.(content.root) ?? '/nowhere')));
  return log.runs[0] as z.output<typeof run>;
}

test.each(['link-spelled-otherwise', 'html-comment', 'file-name-with-a-space', 'clean'])(
  'the findings of %s are valid SARIF',
  async (name) => {
    const { columnKind, tool, results } = await formatRun(name);
    expect(columnKind).toBe('utf16CodeUnits');
    expect(results.length > 0).toBe(name !== 'clean');
    for (const { help } of tool.driver.rules) {
      expect(help?.text).toContain('Before:');
      expect(help?.markdown).toContain('After:');
    }
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
  },
);

test('a fix has the title and the edits of the finding', async () => {
  const { results } = await formatRun('link-spelled-otherwise', (root) => root);
  expect(results[0]?.fixes).toEqual([
    {
      description: { text: 'Write /team.' },
      artifactChanges: [
        {
          artifactLocation: { uri: 'en/blog/first.mdx', uriBaseId: '%SRCROOT%' },
          replacements: [
            {
              deletedRegion: { startLine: 9, startColumn: 16, endLine: 9, endColumn: 22 },
              insertedContent: { text: '/team' },
            },
          ],
        },
      ],
    },
  ]);
});

test('braces and brackets of a message are escaped, because SARIF reads them as placeholders and links', async () => {
  const { results } = await formatRun('html-comment');
  expect(results[0]?.message.text).toContain('{{/* the comment */}}');
});

test('every rule has a description', () => {
  for (const id of ruleIds) expect(findRuleDocs(id)?.description).toMatch(/\.$/);
});
