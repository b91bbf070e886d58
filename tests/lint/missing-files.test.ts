/** Files of the content folder that every page needs, and that may be deleted by mistake. */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '#lint/check-content.ts';
import { createScenario, getSharedCache } from '#tests/support/scenario.ts';

test.each(['navigation', 'company'])('a missing %s.yaml is reported once', async (name) => {
  await using content = await createScenario('clean');
  await rm(path.join(content.root, `${name}.yaml`));
  const { findings } = await checkContent(content.root, { cache: getSharedCache() });
  expect(findings.filter(({ rule }) => rule === `${name}/file`)).toEqual([
    expect.objectContaining({ file: `${name}.yaml`, line: 1, column: 1, level: 'warning' }),
  ]);
  expect(findings.find(({ rule }) => rule === `${name}/file`)?.message).toContain(
    `There is no file content/${name}.yaml`,
  );
});

test('a company.yaml without offices and addresses is not missing', async () => {
  await using content = await createScenario('clean');
  await writeFile(path.join(content.root, 'company.yaml'), 'contacts: {}\noffices: []\n');
  const { findings } = await checkContent(content.root, { cache: getSharedCache() });
  expect(findings.filter(({ rule }) => rule === 'company/file')).toEqual([]);
});
