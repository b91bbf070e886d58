import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '#lint/check-content.ts';
import { resolveRedirects } from '#lint/rules/redirects/redirects.ts';
import { createScenario } from '#tests/support/scenario.ts';

test('the fix of a chain lets it lead to its end, and changes nothing else', async () => {
  await using content = await createScenario('redirects-that-chain-and-loop');
  const { findings } = await checkContent(content.root);
  let text = await readFile(path.join(content.root, 'redirects.yaml'), 'utf8');
  const edits = findings.flatMap(({ fix }) => fix?.edits ?? []).sort((a, b) => b.from - a.from);
  for (const { from, to, text: better } of edits) text = text.slice(0, from) + better + text.slice(to);
  expect(text).toBe(
    '/a: /team#who-we-are\n/b: /team#who-we-are\n"/c": "/team"\n/d: /e\n/e: /D\n/self: /self\n/f: /team # why\n',
  );
});

test('an anchor is kept along the way, unless a redirect brings its own', () => {
  const redirects = { '/a': '/b', '/b': '/c#own', '/c': '/d', '/round': '/Round' };
  expect(resolveRedirects(redirects, '/a#x')).toBe('/d#own');
  expect(resolveRedirects(redirects, '/c#x')).toBe('/d#x');
  expect(resolveRedirects(redirects, '/d')).toBe('/d');
  expect(resolveRedirects(redirects, '/round')).toBeUndefined();
});
