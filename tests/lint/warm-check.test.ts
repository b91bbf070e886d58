import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createScenario } from '#tests/support/scenario.ts';

const hook = fileURLToPath(new URL('../support/loaded-packages.ts', import.meta.url));

/** Runs the check with its cache in the content folder. @returns what it says, and the packages that it loads. */
async function check(contentDir: string) {
  const child = spawn(process.execPath, ['--import', hook, path.resolve('scripts/check.ts')], {
    cwd: contentDir,
    env: { ...process.env, CONTENT_DIR: contentDir },
    stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
  });
  const [stdout, packages] = await Promise.all([
    text(child.stdout as Readable),
    text(child.stdio[3] as Readable),
    once(child, 'exit'),
  ]);
  return { stdout, packages: JSON.parse(packages) as string[] };
}

const heavy = ['micromark', 'unified', 'sharp', 'svgo', 'vite'];

test('a check of what it knows says the same, and loads neither the parser nor what pictures need', async () => {
  await using content = await createScenario('words-twice');
  const first = await check(content.root);
  expect(first.stdout).toContain('prose/doubled-word');
  expect(first.packages).toEqual(expect.arrayContaining(['micromark', 'unified', 'yaml']));
  const second = await check(content.root);
  expect(second.stdout).toBe(first.stdout);
  expect(second.packages).toContain('yaml');
  expect(heavy.filter((name) => second.packages.includes(name))).toEqual([]);
  await writeFile(path.join(content.root, 'en/pages/team.mdx'), '---\ntitle: Team\n---\n\nThe the team.\n');
  const third = await check(content.root);
  expect(third.packages).toContain('micromark');
  expect(third.stdout).toContain('en/pages/team.mdx');
});
