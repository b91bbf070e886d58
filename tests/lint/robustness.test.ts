import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { getAssetName } from '#content/assets.ts';
import { checkContent } from '#lint/check-content.ts';
import { checkDocument } from '#lint/lint-document.ts';
import { publicFiles } from '#lint/rules/links/public-files.ts';
import { inspectImage } from '#pipeline/images/inspect-image.ts';
import { createScenario } from '#tests/support/scenario.ts';

test('a document that breaks the parser itself is a finding', () => {
  const text = `---\ntitle: A\ndescription: B\n---\n\n${'<Callout>'.repeat(20_000)}`;
  const source = {
    kind: 'page',
    slug: 'x',
    language: 'en',
    file: 'en/pages/x.mdx',
    text,
    hash: 'x',
  } as const;
  const { document, findings } = checkDocument(source);
  expect(document).toBeUndefined();
  expect(findings.length).toBeGreaterThan(0);
});

test('a document whose check throws is a finding at its beginning', () => {
  const source = { kind: 'page', slug: 'x', language: 'en', file: 'en/pages/x.mdx', hash: 'x' } as const;
  expect(checkDocument({ ...source, text: undefined as never })).toMatchObject({
    findings: [{ file: 'en/pages/x.mdx', line: 1, column: 1, level: 'error', rule: 'file/unreadable' }],
  });
});

test('no library speaks for itself: a list as a key is a finding, and nothing else', async () => {
  await using content = await createScenario('frontmatter-list-as-a-key');
  const warned = vi.spyOn(process, 'emitWarning');
  await checkContent(content.root);
  expect(warned).not.toHaveBeenCalled();
});

test('links to a document that is not UTF-8 say nothing: the file does', async () => {
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
])('%s means the file %s', (url, name) => {
  expect(getAssetName(url)).toBe(name);
});

test('a picture with a side that no encoder takes is refused', async () => {
  const create = { width: 100, height: 17_000, channels: 3, background: '#fff' } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  expect(await inspectImage('tall.png', bytes)).toMatchObject({
    problem: expect.stringContaining('16000'),
  });
});

test('every file of public/ may be linked to', () => {
  expect(readdirSync('public').filter((name) => !publicFiles.has(`/${name}`))).toEqual([]);
});
