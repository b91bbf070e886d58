/** The catalogue of rules: complete, true to the check, and no longer than it. */
import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { explain } from '#authoring/explain.ts';
import { checkContent } from '#lint/check-content.ts';
import type { RuleDocs } from '#lint/rule.ts';
import { families, findRule, ruleIds } from '#lint/rules/index.ts';
import { createScenario, scenariosDir } from '#tests/support/scenario.ts';

/** Every rule that a scenario meets; those that are put together from parts show here alone. */
const inScenarios = globSync(`${scenariosDir}/*/expected.txt`).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^.*?:\d+:\d+ (?:error|warning) (\S+) /gm)].map(
    ([, id = '']) => id,
  ),
);
const known = new Set([...Object.keys(families), ...inScenarios.map((id) => id.split('/')[0])]);
const sources = globSync('src/{pipeline,lint}/**/*.ts')
  .filter((file) => !file.includes('/rule-docs/'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
/** Every string of the check that looks like a rule: `'links/dead'`. */
const inSource = [...sources.matchAll(/'([a-z]+)\/([a-z0-9-]+)'/g)].flatMap(([, family, name]) =>
  known.has(family ?? '') ? `${family}/${name}` : [],
);
const used = new Set([...inSource, ...inScenarios]);

test('every rule of the check has its entry', () => {
  expect(inSource.length).toBeGreaterThan(40);
  expect([...used].filter((id) => !findRule(id)).sort()).toEqual([]);
});

test('a rule is explained by the last part of its name, too, and a family by its name', () => {
  expect(explain('near-duplicate')[0]).toBe('taxonomy/near-duplicate');
  const dead = explain('dead');
  expect(dead).toEqual(expect.arrayContaining(['links/dead', 'redirects/dead']));
  expect(explain('pair').join('\n')).toMatch(/^pair\n {2}pair\/draft/);
  expect(() => explain('speling')).toThrow('Did you mean "spelling"?');
});

test('every entry is a rule of the check', () => {
  // Where the family is filled in, `${family}/file`, the second part alone stands in the source.
  const isMade = (id: string) => sources.includes(`}/${id.split('/')[1]}\``);
  expect(ruleIds.filter((id) => !used.has(id) && !isMade(id))).toEqual([]);
});

test.each(ruleIds)('%s is told in whole sentences, with an example', (id) => {
  const rule = findRule(id) as RuleDocs;
  expect(rule.description).toMatch(/^[A-Z].*\.$/);
  expect(rule.rationale).toMatch(/^[A-Z].*\.$/);
  expect(rule.incorrect).not.toBe(rule.correct);
});

describe('the example of', () => {
  const shown = ruleIds.filter((id) => findRule(id)?.exampleFile !== 'files');
  test.each(shown)('%s has the fault before, and nothing is wrong after', async (id) => {
    const rule = findRule(id) as RuleDocs;
    const findings = async (text: string) => {
      await using content = await createScenario('clean');
      const file = path.join(content.root, fileOf(rule));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, documentOf(rule, text));
      return (await checkContent(content.root)).findings;
    };
    expect((await findings(rule.incorrect)).map((each) => each.rule)).toContain(id);
    const left = (await findings(rule.correct)).filter((each) => each.level === 'error' || each.rule === id);
    expect(left).toEqual([]);
  });
});

const fileOf = (rule: RuleDocs): string =>
  rule.exampleFile === 'taxonomy.yaml' || rule.exampleFile === 'redirects.yaml'
    ? rule.exampleFile
    : rule.exampleFile === 'document'
      ? 'en/pages/team.mdx'
      : 'en/blog/first.mdx';

const frontmatter = `---
title: A post
description: What this post is about, in a sentence that search results can show as it is.
date: 2026-10-01
categories: [quality]
tags: [testing]
---
`;
const documentOf = (rule: RuleDocs, text: string): string =>
  fileOf(rule) === 'en/blog/first.mdx' ? `${frontmatter}\n${text}\n` : `${text}\n`;

test('what can be mended says so, and nothing else does', async () => {
  const mended = new Set<string>();
  for (const name of globSync('*/', { cwd: scenariosDir }).filter((each) => !each.startsWith('_'))) {
    await using content = await createScenario(name);
    for (const { rule, fix } of (await checkContent(content.root)).findings) if (fix) mended.add(rule);
  }
  expect([...mended].sort()).toEqual(ruleIds.filter((id) => findRule(id)?.fixable).sort());
});

describe('explain', () => {
  test('says what a rule means, with an example', () => {
    const text = explain('links/dead').join('\n');
    expect(text).toContain('Nothing stands at the address.');
    expect(text).toContain('    [The team](/taem)');
    expect(text).toContain('    [The team](/team)');
  });
  test('lists all by family where none is named', () => {
    const lines = explain(undefined);
    for (const id of ruleIds) expect(lines.some((line) => line.startsWith(`  ${id} `))).toBe(true);
    for (const family of Object.keys(families)) expect(lines).toContain(family);
  });
  test('knows what was meant', () => {
    expect(() => explain('links/daed')).toThrow('Did you mean "links/dead"?');
  });
});
