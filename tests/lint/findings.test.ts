/** The findings and the fixes of each scenario in `tests/fixtures/content`. */
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyFileChanges } from '#authoring/file-transaction.ts';
import { fixContent } from '#lint/autofix.ts';
import { checkContent } from '#lint/check-content.ts';
import { findRuleDocs, ruleIds } from '#lint/rules/index.ts';
import {
  createScenario,
  getSharedCache,
  getSharedSpellChecker,
  scenarioNames,
  scenariosDir,
} from '#tests/support/scenario.ts';

/** The day of the check, fixed because findings about dates depend on it. */
const now = new Date('2026-11-20T12:00:00Z');
const fixedRules = new Set<string>();

describe('each scenario has the expected findings, and no fixable ones after its fixes', () => {
  test.each(scenarioNames)('%s', async (name) => {
    await using content = await createScenario(name);
    const { root } = content;
    // Only these scenarios are about words, so the others need not be correct.
    const isAboutSpelling = name.startsWith('spelling');
    const spellChecker = isAboutSpelling ? await getSharedSpellChecker(root) : undefined;
    const cache = isAboutSpelling ? undefined : getSharedCache();
    const { findings } = await checkContent(root, { now, spellChecker, cache });
    const lines = findings.map(
      ({ file, line, column, level, rule, message }) =>
        `${file}:${line}:${column} ${level} ${rule} ${message}`,
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(path.join(scenariosDir, name, 'expected.txt'));
    for (const { rule, fix } of findings) if (fix) fixedRules.add(rule);

    const fixedFiles = await fixContent(root, undefined, getSharedCache());
    await applyFileChanges(
      root,
      fixedFiles.map(({ file, before, after }) => ({ file, expectedText: before, text: after })),
    );
    const { findings: remaining } = await checkContent(root, { cache: getSharedCache() });
    expect(remaining.filter(({ fix }) => fix)).toEqual([]);
    expect(await fixContent(root, undefined, getSharedCache())).toEqual([]);
  });

  test('the rules documented as fixable are those with a fix in a scenario', () => {
    expect([...fixedRules].sort()).toEqual(ruleIds.filter((id) => findRuleDocs(id)?.fixable).sort());
  });
});
