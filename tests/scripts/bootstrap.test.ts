/** The programs for production on a machine without the dependencies. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cleanEnvironment } from '#tests/support/clean-environment.ts';

test('serve, enquiries and doctor install nothing, and name the command that does', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'website-bare-'));
  try {
    await cp('package.json', path.join(folder, 'package.json'));
    await cp('scripts/bootstrap.mjs', path.join(folder, 'scripts/bootstrap.mjs'));
    const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const name of ['serve', 'enquiries', 'doctor']) {
      const command = scripts[name];
      if (command === undefined) continue;
      const result = await new Promise((resolve) => {
        execFile('sh', ['-c', command], { cwd: folder, env: cleanEnvironment }, (error, stdout, stderr) =>
          resolve({ code: error?.code, stdout, stderr }),
        );
      });
      expect(result, name).toEqual({
        code: 2,
        stdout: '',
        stderr: `The dependencies are not installed in ${folder}/. Run there: npm ci --omit=dev\n`,
      });
    }
    expect((await readdir(folder)).toSorted()).toEqual(['package.json', 'scripts']);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
