import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { applyFixes } from '#lint/autofix.ts';
import { checkContent } from '#lint/check-content.ts';
import { resolveRedirects } from '#lint/rules/redirects/resolve-redirects.ts';
import { createScenario } from '#tests/support/scenario.ts';

test('the fix of a redirect chain writes its final target, and changes nothing else', async () => {
  await using content = await createScenario('redirects-that-chain-and-loop');
  const { findings } = await checkContent(content.root);
  const text = await readFile(path.join(content.root, 'redirects.yaml'), 'utf8');
  expect(applyFixes(text, findings).text).toBe(
    '/a: /team#who-we-are\n/b: /team#who-we-are\n"/c": "/team"\n/d: /e\n/e: /D\n/self: /self\n/f: /team # why\n',
  );
});

test('resolveRedirects keeps the anchor, unless a redirect has its own, and detects loops', () => {
  const redirects = { '/a': '/b', '/b': '/c#own', '/c': '/d', '/round': '/Round' };
  expect(resolveRedirects(redirects, '/a#x')).toBe('/d#own');
  expect(resolveRedirects(redirects, '/c#x')).toBe('/d#x');
  expect(resolveRedirects(redirects, '/d')).toBe('/d');
  expect(resolveRedirects(redirects, '/round')).toBeUndefined();
});
