import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createScenario } from '#tests/support/scenario.ts';

const loadedPackagesScript = fileURLToPath(new URL('../support/loaded-packages.ts', import.meta.url));

/** Runs the check with its cache in the content folder. Returns its output, and the packages that it has loaded. */
async function runCheck(contentDir: string) {
  const args = ['--import', loadedPackagesScript, path.resolve('scripts/check.ts')];
  const child = spawn(process.execPath, args, {
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

const slowPackages = ['micromark', 'unified', 'sharp', 'svgo', 'vite'];

test('a check of unchanged content loads neither the MDX parser nor the image libraries', async () => {
  await using content = await createScenario('words-twice');
  const cold = await runCheck(content.root);
  expect(cold.stdout).toContain('prose/doubled-word');
  expect(cold.packages).toEqual(expect.arrayContaining(['micromark', 'unified', 'yaml']));
  const warm = await runCheck(content.root);
  expect(warm.stdout).toBe(cold.stdout);
  expect(warm.packages).toContain('yaml');
  expect(slowPackages.filter((name) => warm.packages.includes(name))).toEqual([]);
  await writeFile(path.join(content.root, 'en/pages/team.mdx'), '---\ntitle: Team\n---\n\nThe the team.\n');
  const changed = await runCheck(content.root);
  expect(changed.packages).toContain('micromark');
  expect(changed.stdout).toContain('en/pages/team.mdx');
});
