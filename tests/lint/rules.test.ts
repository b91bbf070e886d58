/** Checks that all reported rule ids are documented, that no others are, and that the examples are right. */
import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { explain } from '#authoring/explain.ts';
import { checkContent } from '#lint/check-content.ts';
import type { RuleDocs } from '#lint/rule.ts';
import { findRuleDocs, ruleIds, ruleIdsByFamily, rules } from '#lint/rules/index.ts';
import { createScenario, getSharedCache, scenariosDir } from '#tests/support/scenario.ts';

/** Ids in the expected findings of the scenarios, which also include ids that the source composes of parts. */
const idsInScenarios = globSync(`${scenariosDir}/*/expected.txt`).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^.*?:\d+:\d+ (?:error|warning) (\S+) /gm)].map(
    ([, id = '']) => id,
  ),
);
/** Source code of everything that reports findings, without the documentation of the rules. */
const source = globSync('src/{pipeline,lint,translations,build}/**/*.ts')
  .map((file) => readFileSync(file, 'utf8').replace(/^ {4}'[a-z]+\/[a-z0-9-]+': \{$/gm, ''))
  .join('\n');
const idsInSource = [...source.matchAll(/'([a-z]+\/[a-z0-9-]+)'/g)]
  .map(([, id = '']) => id)
  .filter((id) => ruleIdsByFamily.has(id.split('/')[0] ?? ''));
const usedIds = new Set([...idsInSource, ...idsInScenarios]);

describe('the registry', () => {
  test('documents every id that is reported', () => {
    expect(idsInSource.length).toBeGreaterThan(40);
    expect([...usedIds].filter((id) => !findRuleDocs(id)).sort()).toEqual([]);
  });

  test('documents only ids that are reported', () => {
    // Ids such as `${family}/missing` contain only their second part in the source.
    const isComposed = (id: string) => source.includes(`}/${id.split('/')[1]}\``);
    expect(ruleIds.filter((id) => !usedIds.has(id) && !isComposed(id))).toEqual([]);
  });

  test('documents each id once, in the folder of its family', () => {
    expect(rules.flatMap(({ docs }) => Object.keys(docs)).toSorted()).toEqual(ruleIds.toSorted());
    for (const [family, ids] of ruleIdsByFamily) {
      const text = globSync(`src/lint/rules/${family}/*.ts`)
        .map((file) => readFileSync(file, 'utf8'))
        .join('\n');
      for (const id of ids) expect(text).toContain(`    '${id}': {`);
    }
  });
});

describe('the documentation', () => {
  test.each(ruleIds)('of %s consists of whole sentences and an example', (id) => {
    const rule = findRuleDocs(id) as RuleDocs;
    expect(rule.description).toMatch(/^[A-Z].*\.$/);
    expect(rule.rationale).toMatch(/^[A-Z].*\.$/);
    expect(rule.incorrect).not.toBe(rule.correct);
  });

  test.each(ruleIds.filter((id) => findRuleDocs(id)?.example !== 'described'))(
    'of %s has an incorrect example that is reported, and a correct one without errors',
    async (id) => {
      await using content = await createScenario('clean');
      const rule = findRuleDocs(id) as RuleDocs;
      const check = async (example: string) => {
        const file = path.join(content.root, exampleFiles[rule.example ?? 'body']);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(
          file,
          (rule.example ?? 'body') === 'body' ? `${frontmatter}\n${example}\n` : `${example}\n`,
        );
        return (await checkContent(content.root, { cache: getSharedCache() })).findings;
      };
      expect((await check(rule.incorrect)).map((finding) => finding.rule)).toContain(id);
      const remaining = (await check(rule.correct)).filter(
        (finding) => finding.level === 'error' || finding.rule === id,
      );
      expect(remaining).toEqual([]);
    },
  );
});

const exampleFiles = {
  body: 'en/blog/first.mdx',
  document: 'en/pages/team.mdx',
  'taxonomy.yaml': 'taxonomy.yaml',
  'redirects.yaml': 'redirects.yaml',
  'navigation.yaml': 'navigation.yaml',
  'company.yaml': 'company.yaml',
  'testimonials.yaml': 'testimonials.yaml',
  'facts.yaml': 'facts.yaml',
  'terms.yaml': 'terms.yaml',
  described: '',
} as const satisfies Record<NonNullable<RuleDocs['example']>, string>;

const frontmatter = `---
title: A post
description: What this post is about, in a sentence that search results can show as it is.
date: 2026-10-01
categories: [quality]
tags: [testing]
---
`;

describe('explain', () => {
  test('prints the documentation of a rule with both examples', () => {
    const text = explain('links/dead').join('\n');
    expect(text).toContain('The link leads to a page that does not exist.');
    expect(text).toContain('    [The team](/taem)');
    expect(text).toContain('    [The team](/team)');
  });

  test('accepts the second part of an id, and lists a family by its name', () => {
    expect(explain('near-duplicate')[0]).toBe('taxonomy/near-duplicate');
    expect(explain('dead')).toEqual(expect.arrayContaining(['links/dead', 'redirects/dead']));
    expect(explain('pair').join('\n')).toMatch(/^pair\n {2}pair\/draft/);
  });

  test('lists all rules by family without an argument', () => {
    const lines = explain(undefined);
    for (const id of ruleIds) expect(lines.some((line) => line.startsWith(`  ${id} `))).toBe(true);
    for (const family of ruleIdsByFamily.keys()) expect(lines).toContain(family);
  });

  test('suggests the id that was meant', () => {
    expect(() => explain('speling')).toThrow('Did you mean "spelling"?');
    expect(() => explain('links/daed')).toThrow('Did you mean "links/dead"?');
  });
});
