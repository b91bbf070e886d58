import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { getAssetName } from '#content/assets.ts';
import { checkContent } from '#lint/check-content.ts';
import { checkDocument } from '#lint/lint-document.ts';
import { publicFiles } from '#lint/rules/links/public-files.ts';
import { createScenario } from '#tests/support/scenario.ts';

const source = { kind: 'page', slug: 'x', language: 'en', file: 'en/pages/x.mdx', hash: 'x' } as const;

test('a document that makes the parser throw is a finding', () => {
  const text = `---\ntitle: A\ndescription: B\n---\n\n${'<Callout>'.repeat(20_000)}`;
  const { document, findings } = checkDocument({ ...source, text });
  expect(document).toBeUndefined();
  expect(findings.length).toBeGreaterThan(0);
});

test('a document whose check throws is a finding at its beginning', () => {
  expect(checkDocument({ ...source, text: undefined as never })).toMatchObject({
    findings: [{ file: 'en/pages/x.mdx', line: 1, column: 1, level: 'error', rule: 'file/unreadable' }],
  });
});

test('the YAML package emits no warning of its own for a list as a key', async () => {
  await using content = await createScenario('frontmatter-list-as-a-key');
  const emitWarning = vi.spyOn(process, 'emitWarning');
  await checkContent(content.root);
  expect(emitWarning).not.toHaveBeenCalled();
});

test('a document that is not UTF-8 is the only finding, although others link to it', async () => {
  await using content = await createScenario('clean');
  await writeFile(path.join(content.root, 'en/pages/team.mdx'), Uint8Array.of(0xff, 0xfe, 0x00));
  const { findings } = await checkContent(content.root);
  expect(findings).toMatchObject([{ file: 'en/pages/team.mdx', rule: 'file/encoding' }]);
});

test.each([
  ['/assets/kiddy%2Dapp.svg', 'kiddy-app.svg'],
  ['/assets/bl%C3%A5.png', 'blå.png'],
  ['/assets/100%.png', undefined],
  ['/asset/a.png', undefined],
])('the URL %s refers to the asset %s', (url, name) => {
  expect(getAssetName(url)).toBe(name);
});

test('documents may link to every file of public/', () => {
  expect(readdirSync('public').filter((name) => !publicFiles.has(`/${name}`))).toEqual([]);
});
